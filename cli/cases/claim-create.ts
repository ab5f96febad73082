import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { claimedBeyondText, claimFlawTexts, claimOptionsProblem, claimProblem } from '#adapters/texts/claims.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { claimToWire, claimWire } from '#adapters/wire/claims.wire.ts';
import { type ClaimedBeyond, claimedBeyond } from '#core/claims/beyond-order.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import type { Claim, ClaimOption } from '#core/claims/claim.ts';
import { type ClaimToOpen, claimFlaws, fieldOfClaimFlaw, tidiedClaim } from '#core/claims/claim-to-open.ts';
import { orderArticles } from '#core/claims/order-articles.ts';
import { isSentClaim } from '#core/claims/sent-claim.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { readCodeWord, readLineWord } from '../arguments/line-words.ts';
import { keyOf } from '../arguments/sent-once.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { partCoded } from '../find/find-part.ts';
import { readDay } from '../option-values.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type AskedField, type FieldFlaw, filledIn, flawsOutcome, oneNamed, type Texts } from './asked-fields.ts';
import { type PhotoOptions, type PhotosNotSent, photoOption, photosNotSentProblem } from './case-photos.ts';
import { type CaseToCreate, planOfCase } from './create-case.ts';

interface CreateOptions extends PhotoOptions {
  readonly origin?: string;
  readonly reason?: string;
  readonly date?: string;
  readonly document?: string;
  readonly note?: string;
}

type Field = 'purchaseDate' | 'purchaseDocument' | 'note';

const fields: readonly AskedField<Field>[] = [
  { field: 'purchaseDocument', option: '--document', question: 'Número de factura o pedido' },
  {
    field: 'purchaseDate',
    option: '--date',
    question: 'Fecha de la factura o del pedido, como 30/11/2026',
    isDay: true,
  },
  { field: 'note', option: '--note', question: 'Qué pasó, y qué esperás' },
];

/** The claim that was opened; null where the server took it, but neither answers nor lists it. */
type Opened = Claim | null;
type Failure = ClaimFailure | PhotosNotSent;

const openedWire = z.union([changedWire(claimWire), changedWire(z.object({ number: z.null() }))]);
const toWire = (claim: Opened): object => (claim === null ? { number: null } : claimToWire(claim));
const nameOf = (claim: Opened): string => (claim === null ? 'El reclamo' : `El reclamo ${formatNumber(claim)}`);

const problemText = (failure: Failure): string => {
  if (failure.code === 'photos-not-sent') return photosNotSentProblem(failure);
  if (failure.code !== 'invalid-claim' || failure.flaws.length === 0) return claimProblem(failure);
  return [...new Set(failure.flaws.map(({ code }) => claimFlawTexts[code]))].join('. ');
};

/** `demands create`: a claim as its screen opens it. */
export const createClaimCommand = (demands: Command, act: Act): void => {
  declareChange<CreateOptions, Opened, Failure>(demands, act, {
    name: 'create',
    about: 'Envía un reclamo, de un cliente: propio, o en su nombre («mostrador as CÓDIGO»)',
    examples: [
      'demands create 6203-2RS=2 --origin Factura --document "A 00001-00012345" --date 2026-11-20 --note "Faltaron dos"',
      'demands create "6203-2RS|SKF=2" BKR6E --reason Faltante --photo caja.jpg --yes',
    ],
    words: [['artículos...', 'cada uno por su código: CÓDIGO, CÓDIGO=CANTIDAD, "CÓDIGO|MARCA=CANTIDAD"']],
    options: [
      new Option('--origin <ORIGEN>', 'de qué viene, de la lista del distribuidor'),
      new Option('--reason <MOTIVO>', 'de la lista del distribuidor; puede faltar'),
      new Option('--document <NÚMERO>', 'el de la factura o el pedido'),
      new Option(
        '--date <DÍA>',
        'el de la factura o el pedido: 2026-11-20 o 20/11/2026 (de un pedido propio, si falta, el suyo)',
      ).argParser(readDay),
      new Option('--note <TEXTO>', 'qué pasó, y qué esperás'),
      photoOption(),
    ],
    answer: openedWire,
    access: 'claims',
    problem: problemText,
    isFinal: true,
    hasNoName: true,
    toWire,
    message: (claim) => `${nameOf(claim)} se envió`,
    plan: async (asking, options, ...words) => {
      const written = await writtenClaim(asking, options, words);
      return written.ok ? planOfCase(asking, options.photo, sendingOf(asking, written.val)) : written;
    },
  });
};

const sendingOf = (
  { services, caller }: Asking,
  { claim, beyond }: WrittenClaim,
): CaseToCreate<Claim, ClaimFailure> => ({
  ...{ kind: 'claim', what: whatOf(claim), doubt: doubtOf(beyond), nameOf, toWire, noOther: 'no se mandó otro' },
  find: async () =>
    (await services.claims.page(caller, 1)).map(
      ({ claims }) => claims.find((each) => isSentClaim(each, claim)) ?? null,
    ),
  send: () => services.claims.open(caller, claim, keyOf('claim', caller.customerId, claim)),
  numberOf: ({ year, number }) => ({ year, number }),
});

const whatOf = ({ products, purchaseDocument }: ClaimToOpen): string => {
  const named = products.map(
    ({ productCode, productBrandName, quantity }) => `${formatCount(quantity)} × ${productCode} ${productBrandName}`,
  );
  return `el reclamo por ${named.join(', ')}, de ${purchaseDocument}`;
};

/** What is asked about before it is sent (docs/rules/claims.md 6). */
const doubtOf = (beyond: readonly ClaimedBeyond[]): string =>
  beyond.map((each) => `${each.productCode}${claimedBeyondText(each, (ordered) => ordered).join('')} `).join('');

interface WrittenClaim {
  readonly claim: ClaimToOpen;
  /** Articles of which more is claimed than the order that it names has. */
  readonly beyond: readonly ClaimedBeyond[];
}

/** What the command line says and what is answered, as it is sent; what is wrong with it is reported before. */
async function writtenClaim(
  asking: Asking,
  options: CreateOptions,
  words: readonly string[],
): Promise<Result<WrittenClaim, Outcome | Failure>> {
  const { cli, services, caller } = asking;
  const [origins, reasons] = await Promise.all([services.claims.origins(caller), services.claims.reasons(caller)]);
  if (!origins.ok) return Err(failed(cli, origins.val, claimOptionsProblem));
  if (!reasons.ok) return Err(failed(cli, reasons.val, claimOptionsProblem));
  const products: ClaimToOpen['products'][number][] = [];
  for (const word of words) {
    const { named: typed, quantity, price } = readLineWord(word);
    if (price !== null) return Err(wrongUsage(`En «${printable(word)}» sobra el precio`, 'Va CÓDIGO=CANTIDAD'));
    const { code, brand } = readCodeWord(typed);
    const part = await partCoded(asking, code, brand);
    if (!part.ok) return part;
    const { description: _, ...named } = part.val;
    products.push({ ...named, quantity });
  }
  const today = dateInBuenosAires(cli.terminal.now());
  const order = await ownOrder(asking, options.document);
  const origin = await oneNamed(
    cli,
    '--origin',
    'Origen',
    origins.val,
    options.origin ?? orderOrigin(order, origins.val),
  );
  if (!origin.ok) return origin;
  const reason =
    options.reason === undefined ? Ok(null) : await oneNamed(cli, '--reason', 'Motivo', reasons.val, options.reason);
  if (!reason.ok) return reason;
  const claimOf = (texts: Texts<Field>): ClaimToOpen =>
    tidiedClaim({ ...texts, origin: origin.val.name, reason: reason.val?.name ?? '', products });
  const flawsOf = (texts: Texts<Field>): readonly FieldFlaw[] =>
    claimFlaws(claimOf(texts), today).map((flaw) => ({
      field: fieldOfClaimFlaw(flaw),
      text: claimFlawTexts[flaw.code],
    }));
  const typed = {
    ...(options.document === undefined
      ? {}
      : { purchaseDocument: order === null ? options.document : formatNumber(order) }),
    ...(options.date === undefined && order === null ? {} : { purchaseDate: options.date ?? order?.date ?? '' }),
    ...(options.note === undefined ? {} : { note: options.note }),
  };
  const texts = await filledIn(cli, fields, typed, flawsOf);
  const flaws = flawsOf(texts);
  if (flaws.length > 0) return Err(flawsOutcome(flaws, fields));
  const claim = claimOf(texts);
  // The order's number may have been answered just now.
  const named = order ?? (await ownOrder(asking, claim.purchaseDocument));
  return Ok({ claim, beyond: named === null ? [] : claimedBeyond(claim.products, orderArticles(named)) });
}

interface ClaimedOrder extends Pick<Order, 'year' | 'number' | 'lines'> {
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** The company's own order that is named, with its day and its lines; null where it names another document. */
const ownOrder = async ({ services, caller }: Asking, document = ''): Promise<ClaimedOrder | null> => {
  const number = parseDocumentNumber(document);
  if (number === null) return null;
  services.use((await import('../modules/orders.module.ts')).ordersModule);
  const found = await services.ownOrders.show(caller, number);
  return found.ok ? { ...found.val, date: dateInBuenosAires(Date.parse(found.val.date)) } : null;
};

/** A claim about an order comes from it, where the distributor's list has that. */
const orderOrigin = (order: ClaimedOrder | null, origins: readonly ClaimOption[]): string | undefined =>
  order === null ? undefined : origins.find(({ name }) => /pedido/i.test(name))?.name;
