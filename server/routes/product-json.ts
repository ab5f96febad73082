import { discountsToWire } from '#adapters/wire/amounts.wire.ts';
import { findingsOf, offerToWire, shownToWire } from '#adapters/wire/product.wire.ts';
import type { Product, ProductPrice, ShownProduct } from '#core/catalogue/products/product.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { AsciiWriter } from './ascii-writer.ts';

/**
 * As JSON, in ASCII alone: what is not is written \u00f1, so that bytes and characters are one and an answer is put
 * together without encoding it.
 */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(beyondAscii, escaped);

const beyondAscii = /[^\0-\x7f]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const pieceOf = (ascii: string): Uint8Array => Buffer.from(ascii, 'latin1');

/** The engines with which a product fits a vehicle: one list for all who ask. */
export const enginesJson = (engines: readonly string[]): Uint8Array =>
  getOrCreate(engineTexts, engines, () => pieceOf(asciiJson(engines)));

const engineTexts = new WeakMap<readonly string[], Uint8Array>();

/** What a price row says to everybody: the first fields of ProductPriceWire, as JSON without its last brace. */
const cardText = (row: ProductPrice): Uint8Array => {
  const { productPriceId, productBrand, productBrandId, code, internalCode, images } = row;
  const { stockState, isDiscontinued, multiple } = row;
  const said = { productPriceId, productBrand, productBrandId, code, internalCode, images };
  return pieceOf(asciiJson({ ...said, stockState, isDiscontinued, multiple }).slice(0, -1));
};

/** The rest of them, for this caller. */
const writeForCustomer = (to: AsciiWriter, row: ProductPrice): void => {
  to.text(',"cost":');
  to.pesos(row.cost);
  to.text(',"realCost":');
  to.pesos(row.realCost);
  to.text(',"listPrice":');
  to.pesos(row.listPrice);
  to.text(',"sellingPrice":');
  to.pesos(row.sellingPrice);
  to.text(row.isNotAvailable ? ',"isNotAvailable":true' : ',"isNotAvailable":false');
  to.text(row.isWithoutPrice ? ',"isWithoutPrice":true,"quantity":' : ',"isWithoutPrice":false,"quantity":');
  to.whole(row.quantity);
  to.piece(discountsText(row));
  to.text(',"offers":');
  to.text(row.offers.length === 0 ? '[]' : asciiJson(row.offers.map(offerToWire)));
  to.text('}');
};

/** Many rows share one explanation, and what it explains. */
const discountsText = ({ explanation, discountsApplied }: ProductPrice): Uint8Array =>
  getOrCreate(discountTexts, explanation, () => {
    const discounts = asciiJson(discountsToWire(discountsApplied));
    return pieceOf(`,"explanation":${asciiJson(explanation)},"discountsApplied":${discounts}`);
  });

const discountTexts = new WeakMap<ProductPrice['explanation'], Uint8Array>();

/** What is shown of a product, and of each of its rows that was asked for so far, as JSON without its last brace. */
interface ShownText {
  readonly product: Uint8Array;
  readonly rows: (readonly [ProductPriceId, Uint8Array])[];
}

/**
 * Kept for as long as what is shown: some 2 kB a product, so that an answer of hundreds of products is neither written
 * nor encoded anew at each call.
 */
const shownTexts = new WeakMap<ShownProduct, ShownText>();

const shownTextOf = (shown: ShownProduct): ShownText =>
  getOrCreate(shownTexts, shown, () => {
    const { engines: _given, ...said } = shownToWire(shown);
    return { product: pieceOf(asciiJson(said).slice(0, -1)), rows: [] };
  });

const rowText = (row: ProductPrice, { rows }: ShownText): Uint8Array => {
  for (const [id, text] of rows) if (id === row.productPriceId) return text;
  const text = cardText(row);
  rows.push([row.productPriceId, text]);
  return text;
};

/** Writes a product's JSON; that of its engines is the caller's to give. */
export const writeProduct = (to: AsciiWriter, product: Product, engines: Uint8Array): void => {
  const text = shownTextOf(product.shown);
  to.piece(text.product);
  to.text(',"engines":');
  to.piece(engines);
  to.text(',"prices":[');
  for (const [place, row] of product.prices.entries()) {
    if (place > 0) to.text(',');
    to.piece(rowText(row, text));
    writeForCustomer(to, row);
  }
  to.text(product.isDisabled ? '],"isDisabled":true,"foundBy":' : '],"isDisabled":false,"foundBy":');
  to.text(product.foundBy === null ? 'null' : asciiJson(product.foundBy));
  const { askedApplications, explanation } = product;
  if (askedApplications.length === 0 && explanation === undefined) to.text('}');
  else to.text(`,${asciiJson(findingsOf(product)).slice(1)}`);
};
