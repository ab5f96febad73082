import { discountsToWire } from '#adapters/wire/amounts.wire.ts';
import { offerToWire, productToWire } from '#adapters/wire/product.wire.ts';
import type { Product, ProductPrice } from '#core/catalogue/product.ts';
import { entryOf } from '#core/shared/entry-of.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, toCents } from '#core/shared/money.ts';

/** As JSON, in ASCII alone: what is not is written \u00f1, so that bytes and characters are one and an answer is put together without encoding it. */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(beyondAscii, escaped);

const beyondAscii = /[^\0-\x7f]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The engines with which a product fits a vehicle: one list for all who ask. */
export const enginesJson = (engines: readonly string[]): string =>
  entryOf(engineTexts, engines, () => asciiJson(engines));

const engineTexts = new WeakMap<readonly string[], string>();

/** As JSON writes toPesos of it. */
const pesosText = (amount: Money | null): string => (amount === null ? 'null' : toCents(amount).toString());

/** What a price row says to everybody: the first fields of ProductPriceWire, as JSON without its last brace. */
const cardText = (row: ProductPrice): string => {
  const { productPriceId, productBrand, productBrandId, code, internalCode, images } = row;
  const { stockState, isDiscontinued, multiple } = row;
  const said = { productPriceId, productBrand, productBrandId, code, internalCode, images };
  return asciiJson({ ...said, stockState, isDiscontinued, multiple }).slice(0, -1);
};

/** The rest of them, for this caller. */
const callerText = (row: ProductPrice): string =>
  `,"cost":${pesosText(row.cost)},"realCost":${pesosText(row.realCost)},"listPrice":${pesosText(row.listPrice)}` +
  `,"sellingPrice":${pesosText(row.sellingPrice)},"isNotAvailable":${row.isNotAvailable},"quantity":${row.quantity}` +
  `${discountsText(row)},"offers":${row.offers.length === 0 ? '[]' : asciiJson(row.offers.map(offerToWire))}}`;

/** Many rows share one explanation, and what it explains. */
const discountsText = ({ explanation, discountsApplied }: ProductPrice): string =>
  entryOf(discountTexts, explanation, () => {
    const discounts = asciiJson(discountsToWire(discountsApplied));
    return `,"explanation":${asciiJson(explanation)},"discountsApplied":${discounts}`;
  });

const discountTexts = new WeakMap<ProductPrice['explanation'], string>();

/** What a product says to all who see the same of its card, as JSON without its last brace, and so each of its rows. */
interface ShelfText {
  readonly product: Buffer;
  readonly rows: readonly (readonly [ProductPriceId, string])[];
}

/**
 * Kept for as long as what they see is, which its relations stand for: some 2 kB a card, so that an answer of hundreds of products is
 * neither written nor encoded anew at each call.
 */
const shelfTexts = new WeakMap<Product['relations'], ShelfText>();

const shelfTextOf = (product: Product): ShelfText =>
  entryOf(shelfTexts, product.relations, () => {
    const { engines: _given, prices: _ofCaller, foundBy: _none, ...shelf } = productToWire({ ...product, prices: [] });
    return {
      product: Buffer.from(asciiJson(shelf).slice(0, -1), 'latin1'),
      rows: product.prices.map((row) => [row.productPriceId, cardText(row)]),
    };
  });

const rowText = (row: ProductPrice, { rows }: ShelfText): string =>
  (rows.find(([id]) => id === row.productPriceId)?.[1] ?? cardText(row)) + callerText(row);

/** A product's JSON in two pieces, the second of them after the first, both in ASCII; the engines' JSON is the caller's to give. */
export const productJson = (product: Product, engines: string): readonly [Buffer, string] => {
  const shelf = shelfTextOf(product);
  const prices = product.prices.map((row) => rowText(row, shelf)).join();
  const foundBy = product.foundBy === null ? 'null' : asciiJson(product.foundBy);
  return [shelf.product, `,"engines":${engines},"prices":[${prices}],"foundBy":${foundBy}}`];
};
