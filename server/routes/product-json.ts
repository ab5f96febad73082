import { discountsToWire } from '#adapters/wire/amounts.wire.ts';
import { findingsOf, offerToWire, shownToWire } from '#adapters/wire/product.wire.ts';
import type { Product, ProductPrice, ShownProduct } from '#core/catalogue/products/product.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, toPesos } from '#core/shared/money.ts';

/**
 * As JSON, in ASCII alone: what is not is written \u00f1, so that bytes and characters are one and an answer is put
 * together without encoding it.
 */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(beyondAscii, escaped);

const beyondAscii = /[^\0-\x7f]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The engines with which a product fits a vehicle: one list for all who ask. */
export const enginesJson = (engines: readonly string[]): string =>
  getOrCreate(engineTexts, engines, () => asciiJson(engines));

const engineTexts = new WeakMap<readonly string[], string>();

/** What a price row says to everybody: the first fields of ProductPriceWire, as JSON without its last brace. */
const cardText = (row: ProductPrice): string => {
  const { productPriceId, productBrand, productBrandId, code, internalCode, images } = row;
  const { stockState, isDiscontinued, multiple } = row;
  const fields = { productPriceId, productBrand, productBrandId, code, internalCode, images };
  return asciiJson({ ...fields, stockState, isDiscontinued, multiple }).slice(0, -1);
};

const pesosText = (amount: Money | null): string => (amount === null ? 'null' : String(toPesos(amount)));

/** The other fields of ProductPriceWire, for this caller. */
const textForCustomer = (row: ProductPrice): string => {
  const costs = `,"cost":${pesosText(row.cost)},"realCost":${pesosText(row.realCost)}`;
  const prices = `,"listPrice":${pesosText(row.listPrice)},"sellingPrice":${pesosText(row.sellingPrice)}`;
  const sale = `,"isNotAvailable":${row.isNotAvailable},"isWithoutPrice":${row.isWithoutPrice}`;
  const offers = row.offers.length === 0 ? '[]' : asciiJson(row.offers.map(offerToWire));
  return `${costs}${prices}${sale},"quantity":${row.quantity}${discountsText(row)},"offers":${offers}}`;
};

/** Many rows share one explanation, and what it explains. */
const discountsText = ({ explanation, discountsApplied }: ProductPrice): string =>
  getOrCreate(discountTexts, explanation, () => {
    const discounts = asciiJson(discountsToWire(discountsApplied));
    return `,"explanation":${asciiJson(explanation)},"discountsApplied":${discounts}`;
  });

const discountTexts = new WeakMap<ProductPrice['explanation'], string>();

/** What is shown of a product, and of each of its rows that was asked for so far, as JSON without its last brace. */
interface ShownText {
  readonly product: string;
  readonly rows: (readonly [ProductPriceId, string])[];
}

/**
 * Kept for as long as what is shown: some 2 kB a product, so that an answer of hundreds of products is neither written
 * nor encoded anew at each call.
 */
const shownTexts = new WeakMap<ShownProduct, ShownText>();

const shownTextOf = (shown: ShownProduct): ShownText =>
  getOrCreate(shownTexts, shown, () => {
    const { engines: _given, ...product } = shownToWire(shown);
    return { product: asciiJson(product).slice(0, -1), rows: [] };
  });

const rowText = (row: ProductPrice, { rows }: ShownText): string => {
  for (const [id, text] of rows) if (id === row.productPriceId) return text;
  const text = cardText(row);
  rows.push([row.productPriceId, text]);
  return text;
};

/** A product's JSON; that of its engines is the caller's to give. */
export const productJson = (product: Product, engines: string): string => {
  const text = shownTextOf(product.shown);
  let prices = '';
  for (const row of product.prices) prices += (prices === '' ? '' : ',') + rowText(row, text) + textForCustomer(row);
  const foundBy = product.foundBy === null ? 'null' : asciiJson(product.foundBy);
  const { isDisabled, askedApplications, explanation } = product;
  const hasMore = askedApplications.length > 0 || explanation !== undefined;
  const more = hasMore ? `,${asciiJson(findingsOf(product)).slice(1)}` : '}';
  return `${text.product},"engines":${engines},"prices":[${prices}],"isDisabled":${isDisabled},"foundBy":${foundBy}${more}`;
};
