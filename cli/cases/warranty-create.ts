import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { faultsProblem, warrantyFlawTexts, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { warrantyToWire, warrantyWire } from '#adapters/wire/warranties.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { isSentWarranty } from '#core/warranties/sent-warranty.ts';
import type { WarrantyFailure } from '#core/warranties/warranty.service.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import {
  fieldOfWarrantyFlaw,
  tidiedWarranty,
  type WarrantyToRequest,
  warrantyFlaws,
} from '#core/warranties/warranty-to-request.ts';
import { keyOf } from '../arguments/sent-once.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { type FoundPart, partCoded } from '../find/find-part.ts';
import { readDay } from '../option-values.ts';
import type { Outcome } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type AskedField, type FieldFlaw, filledIn, flawsOutcome, oneNamed, type Texts } from './asked-fields.ts';
import { type PhotoOptions, type PhotosNotSent, photoOption, photosNotSentProblem } from './case-photos.ts';
import { type CaseToCreate, planOfCase } from './create-case.ts';

/** The fields that are typed, by the names of the wire; `vehicleId` is the plate. */
type Field =
  | 'purchaseDocument'
  | 'vehicleBrand'
  | 'vehicle'
  | 'engine'
  | 'year'
  | 'vehicleId'
  | 'startUsing'
  | 'endUsing'
  | 'kilometrageInstalled'
  | 'kilometrageBreakage'
  | 'kilometrageUsed'
  | 'kilometrage'
  | 'notes';

const quantityField = { field: 'quantity', option: '--quantity', question: 'Cuántos' };

const fields: readonly (AskedField<Field> & { readonly word: string })[] = [
  { field: 'purchaseDocument', option: '--document', word: 'NÚMERO', question: 'Número de factura' },
  { field: 'vehicleBrand', option: '--vehicle-brand', word: 'MARCA', question: 'Marca del vehículo' },
  { field: 'vehicle', option: '--vehicle', word: 'MODELO', question: 'Modelo' },
  { field: 'engine', option: '--engine', word: 'MOTOR', question: 'Motor, si lo sabés', isOptional: true },
  { field: 'year', option: '--year', word: 'AÑO', question: 'Año' },
  { field: 'vehicleId', option: '--plate', word: 'PATENTE', question: 'Patente, como AB123CD' },
  {
    field: 'startUsing',
    option: '--installed',
    word: 'DÍA',
    question: 'Fecha de colocación, como 30/11/2026',
    isDay: true,
  },
  { field: 'endUsing', option: '--failed', word: 'DÍA', question: 'Fecha de la falla, como 30/11/2026', isDay: true },
  { field: 'kilometrageInstalled', option: '--km-installed', word: 'KM', question: 'Km al colocarlo' },
  { field: 'kilometrageBreakage', option: '--km-failed', word: 'KM', question: 'Km al fallar' },
  { field: 'kilometrageUsed', option: '--km-used', word: 'KM', question: 'Km de uso' },
  { field: 'kilometrage', option: '--km-today', word: 'KM', question: 'Km del vehículo hoy' },
  { field: 'notes', option: '--note', word: 'TEXTO', question: 'Qué hizo, cuándo, y cómo se colocó' },
];

interface CreateOptions extends PhotoOptions {
  readonly brand?: string;
  readonly quantity?: string;
  readonly fault?: string;
  /** The other options, by the names that commander makes of them. */
  readonly [option: string]: unknown;
}

/** The warranty that was requested; null where the server took it, but does not tell which of those it lists it is. */
type Requested = Warranty | null;
type Failure = WarrantyFailure | PhotosNotSent;

const requestedWire = z.union([changedWire(warrantyWire), changedWire(z.object({ rmaNumber: z.null() }))]);
const toWire = (warranty: Requested): object => (warranty === null ? { rmaNumber: null } : warrantyToWire(warranty));
const nameOf = (warranty: Requested): string =>
  warranty === null ? 'La garantía' : `La garantía ${printable(warranty.rmaNumber)}`;

const problemText = (failure: Failure): string => {
  if (failure.code === 'photos-not-sent') return photosNotSentProblem(failure);
  if (failure.code !== 'invalid-warranty' || failure.flaws.length === 0) return warrantyProblem(failure);
  return [...new Set(failure.flaws.map((flaw) => warrantyFlawTexts[flaw]))].join('. ');
};

/** `warranties create`: a warranty as its screen asks for it. */
export const createWarrantyCommand = (warranties: Command, act: Act): void => {
  declareChange<CreateOptions, Requested, Failure>(warranties, act, {
    name: 'create',
    about: 'Envía una garantía, de un cliente: propia, o en su nombre («mostrador as CÓDIGO»)',
    examples: [
      'warranties create 6203-2RS',
      'warranties create 6203-2RS --fault "Al colocarlo" --document "A 00001-00012345" --vehicle-brand FIAT --vehicle UNO --year 2015 --plate AB123CD --installed 2026-09-01 --failed 2026-11-20 --km-installed 80000 --km-failed 82500 --km-used 2500 --km-today 82500 --note "Hace ruido" --photo falla.jpg --yes',
    ],
    words: [['código', 'el del artículo, entero']],
    options: [
      new Option('--brand <MARCA>', 'de qué marca, si varias tienen ese código'),
      new Option('--quantity <N>', 'cuántos (si no, uno)'),
      new Option('--fault <FALLA>', 'cómo falló, de la lista del distribuidor'),
      ...fields.map(({ option, word, question, isDay }) => {
        const said = new Option(`${option} <${word}>`, `${question.charAt(0).toLowerCase()}${question.slice(1)}`);
        return isDay === true ? said.argParser(readDay) : said;
      }),
      photoOption(),
    ],
    answer: requestedWire,
    access: 'warranties',
    problem: problemText,
    isFinal: true,
    hasNoName: true,
    toWire,
    message: (warranty) => `${nameOf(warranty)} se envió`,
    plan: async (asking, options, code = '') => {
      const written = await writtenWarranty(asking, options, code);
      return written.ok ? planOfCase(asking, options.photo, sendingOf(asking, written.val)) : written;
    },
  });
};

const sendingOf = (
  { services, caller }: Asking,
  { warranty, fault }: WrittenWarranty,
): CaseToCreate<Warranty, WarrantyFailure> => ({
  ...{ kind: 'warranty', what: whatOf(warranty), nameOf, toWire, noOther: 'no se mandó otra' },
  find: async () =>
    (await services.warranties.list(caller)).map(
      (listed) => listed.find((each) => isSentWarranty(each, warranty, fault)) ?? null,
    ),
  send: () => services.warranties.request(caller, warranty, keyOf('warranty', caller.customerId, warranty)),
  numberOf: ({ rmaNumber }) => parseDocumentNumber(rmaNumber),
});

const whatOf = ({ quantity, productCode, productBrandName, purchaseDocument, plate }: WarrantyToRequest): string =>
  `la garantía de ${formatCount(quantity)} × ${productCode} ${productBrandName}, de ${purchaseDocument}, de ${plate}`;

const numberIn = (typed: string): number => Number(parseNumber(typed, 'auto') ?? Number.NaN);

const warrantyOf = (
  { description: _, ...part }: FoundPart,
  { vehicleId, ...texts }: Texts<Field>,
  faultSequence: string,
  quantity: string,
): WarrantyToRequest =>
  tidiedWarranty({
    ...part,
    ...texts,
    faultSequence,
    plate: vehicleId,
    quantity: numberIn(quantity),
    year: numberIn(texts.year),
    kilometrage: numberIn(texts.kilometrage),
    kilometrageInstalled: numberIn(texts.kilometrageInstalled),
    kilometrageUsed: numberIn(texts.kilometrageUsed),
    kilometrageBreakage: numberIn(texts.kilometrageBreakage),
  });

/** '--km-failed' as commander names it: 'kmFailed'. */
const attribute = (option: string): string => new Option(`${option} <x>`).attributeName();

interface WrittenWarranty {
  readonly warranty: WarrantyToRequest;
  /** The title of how it failed. */
  readonly fault: string;
}

/** What the command line says and what is answered, as it is sent; what is wrong with it is reported before. */
async function writtenWarranty(
  asking: Asking,
  options: CreateOptions,
  code: string,
): Promise<Result<WrittenWarranty, Outcome>> {
  const { cli, services, caller } = asking;
  const faults = await services.warranties.faultSequences(caller);
  if (!faults.ok) return Err(failed(cli, faults.val, faultsProblem));
  const part = await partCoded(asking, code, options.brand);
  if (!part.ok) return part;
  const named = faults.val.map(({ id, title, detail }) => ({ id, name: title, about: detail }));
  const fault = await oneNamed(cli, '--fault', 'Cómo falló', named, options.fault);
  if (!fault.ok) return fault;
  const today = dateInBuenosAires(cli.terminal.now());
  const warrantyFrom = (texts: Texts<Field>) => warrantyOf(part.val, texts, fault.val.id, options.quantity ?? '1');
  const flawsOf = (texts: Texts<Field>): readonly FieldFlaw[] =>
    warrantyFlaws(warrantyFrom(texts), today).map((flaw) => ({
      field: fieldOfWarrantyFlaw(flaw),
      text: warrantyFlawTexts[flaw],
    }));
  const typed = Object.fromEntries(
    fields.flatMap(({ field, option }) => {
      const value = options[attribute(option)];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  ) as Partial<Record<Field, string>>;
  const texts = await filledIn(cli, fields, typed, flawsOf);
  const flaws = flawsOf(texts);
  return flaws.length > 0
    ? Err(flawsOutcome(flaws, [...fields, quantityField]))
    : Ok({ warranty: warrantyFrom(texts), fault: fault.val.name });
}
