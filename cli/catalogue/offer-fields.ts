import { Option } from 'commander';
import type * as z from 'zod/mini';
import { offerKindTexts, offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import {
  offerDetailsFromWire,
  offerDetailsToWire,
  type offerDetailsWire,
} from '#adapters/wire/offer-management.wire.ts';
import { withCode } from '#core/catalogue/products/with-code.ts';
import { type OfferDetails, type OfferKind, ofKind } from '#core/offers/management/managed-offer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { partsInCell } from '#core/sheets/cell-parts.ts';
import { type CommandLine, type Need, withoutFile } from '../arguments/needs.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import type { Fields } from '../fields-file.ts';
import { productCoded } from '../find/find-product.ts';
import {
  type OrNone,
  presentFields,
  readDayOrNone,
  readNumber,
  readNumberOrNone,
  readYesOrNo,
} from '../option-values.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { fieldsOfProduct } from './product-fields.ts';

/** What options say of an offer, by the names of the API. */
export interface OfferFieldOptions {
  readonly rows?: string;
  readonly title?: string;
  readonly percentage?: OrNone<number>;
  readonly price?: OrNone<number>;
  readonly minQuantity?: OrNone<number>;
  readonly minValue?: OrNone<number>;
  readonly multiplesOnly?: boolean;
  readonly text?: string;
  readonly typeId?: string;
  readonly brandId?: string;
  readonly from?: OrNone<string>;
  readonly until?: OrNone<string>;
}

export const offerFieldOptions: readonly Option[] = [
  new Option('--rows <TEXTO>', 'los artículos: "BKR6E", o de un combo "BKR6E|4; 6203|1|SKF": código, cuántos, marca'),
  new Option('--title <TEXTO>', 'cómo se llama el combo'),
  new Option('--percentage <N>', 'el descuento: 12,5').argParser(readNumberOrNone),
  new Option('--price <PESOS>', 'lo que cuesta el combo').argParser(readNumberOrNone),
  new Option('--min-quantity <N>', 'desde cuántas unidades vale').argParser(readNumberOrNone),
  new Option('--min-value <PESOS>', 'desde qué monto vale').argParser(readNumberOrNone),
  new Option('--multiples-only <SÍ|NO>', 'si vale sólo por múltiplos de esa cantidad').argParser(readYesOrNo),
  new Option('--text <TEXTO>', 'la nota, o lo que se regala'),
  new Option('--type-id <FAMILIA>', "«Bujías», o «Encendido > Bujías», o su id como '#12'"),
  new Option('--brand-id <MARCA>', "la marca, por su nombre o su id como '#12'"),
  new Option('--from <DÍA>', 'desde cuándo; "" sin principio').argParser(readDayOrNone),
  new Option('--until <DÍA>', 'hasta cuándo, incluido; "" sin fin').argParser(readDayOrNone),
];

const ofKinds =
  (...kinds: readonly OfferKind[]) =>
  (line: CommandLine): boolean =>
    withoutFile(line) && kinds.some((kind) => line.value('clase') === kind);

/** What an offer of each kind cannot do without, as its flaws say (core/offers/management/offer-flaws.ts). */
export const offerNeeds: readonly Need[] = [
  { anyOf: ['--title'], when: ofKinds('lot') },
  { anyOf: ['--rows'], when: ofKinds('row', 'promotion', 'lot') },
  { anyOf: ['--min-quantity'], when: ofKinds('row') },
  { anyOf: ['--percentage'], when: ofKinds('row', 'promotion') },
  { anyOf: ['--price'], when: ofKinds('lot') },
  {
    anyOf: ['--type-id', '--brand-id'],
    message: 'No dice de qué familia o marca',
    advice: 'Va --type-id, --brand-id o las dos',
    when: ofKinds('value-quantity'),
  },
  {
    anyOf: ['--min-quantity', '--min-value'],
    message: 'No dice desde cuánto vale',
    advice: 'Va --min-quantity o --min-value',
    when: ofKinds('value-quantity'),
  },
  {
    anyOf: ['--percentage', '--text'],
    message: 'No dice qué da',
    advice: 'Va --percentage, o --text con lo que se regala',
    when: ofKinds('value-quantity'),
  },
];

/** The price row of a product that has that code and, where it is said, that brand. */
const rowOf = async (
  asking: Asking,
  [code = '', count = '', brand = '']: readonly string[],
): Promise<Result<object, Outcome>> => {
  const coded = await productCoded(asking, code, brand || undefined, 'la marca al final: "CÓDIGO|1|MARCA"');
  const product = orOutcome(asking.cli, coded, productManagementProblem);
  if (!product.ok) return product;
  const answer = await asking.services.managedOffers.rowsOf(asking.caller, product.val.id);
  const rows = orOutcome(asking.cli, answer, offerManagementProblem);
  if (!rows.ok) return rows;
  const { brand: maker, details } = product.val;
  const [row] = withCode(
    rows.val.map((each) => ({ ...each, brand: each.brandName })),
    details.code,
    maker,
  );
  if (row === undefined) return Err(problem('offer-row-not-found', `${details.code} ${maker} no está a la venta`));
  try {
    return Ok({ productPriceId: row.productPriceId, quantity: count === '' ? 1 : readNumber(count) });
  } catch {
    return Err(wrongUsage(`«${count}» no es una cantidad`));
  }
};

const rowsIn = async (asking: Asking, cell: string): Promise<Result<readonly object[], Outcome>> => {
  const rows: object[] = [];
  for (const parts of partsInCell(cell)) {
    const row = await rowOf(asking, parts);
    if (!row.ok) return row;
    rows.push(row.val);
  }
  return Ok(rows);
};

/** The options as fields of the API, with rows, families and brands looked up by their names. */
export const fieldsOfOffer = async (
  asking: Asking,
  { rows: cell, brandId, typeId, from, ...rest }: OfferFieldOptions,
): Promise<Result<Fields, Outcome>> => {
  const { title, percentage, price, minQuantity, minValue, multiplesOnly, text, until } = rest;
  const fields = presentFields(
    { title, multiplesOnly, text },
    { percentage, price, minQuantity, minValue, until, from },
  );
  const scope = await fieldsOfProduct(
    asking,
    { ...(brandId === undefined ? {} : { brandId }), ...(typeId === undefined ? {} : { typeId }) },
    null,
  );
  if (!scope.ok) return scope;
  const rows = cell === undefined ? Ok([]) : await rowsIn(asking, cell);
  return rows.map((found) => ({
    ...fields,
    ...scope.val,
    ...(cell === undefined ? {} : { rows: found }),
  }));
};

const isBlank = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Blank, or another number than was said: texts are only tidied. */
const isLost = (typed: unknown, kept: unknown): boolean =>
  !isBlank(typed) && (isBlank(kept) || (typeof kept === 'number' && kept !== typed));

/** The details of an offer of a kind; or what was said that a kind has no use for. */
export const offerOf = (
  kind: OfferKind,
  body: z.output<typeof offerDetailsWire>,
  typed: Fields,
): Result<OfferDetails, Outcome> => {
  const details = offerDetailsFromWire(body);
  const [typedDetails, kept]: readonly Fields[] = [details, ofKind(kind, details)].map(offerDetailsToWire);
  const lost = Object.keys(typed).find((name) => isLost(typedDetails?.[name], kept?.[name]));
  return lost === undefined
    ? Ok(details)
    : Err(wrongUsage(`«${lost}» no es de ${offerKindTexts[kind].the}`, 'Mirá qué lleva cada clase con offers show'));
};
