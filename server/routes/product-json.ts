import { discountsToWire } from '#adapters/wire/amounts.wire.ts';
import { offerToWire, type ProductPriceWire, productToWire } from '#adapters/wire/product.wire.ts';
import type { Product, ProductPrice } from '#core/catalogue/product.ts';
import { entryOf } from '#core/shared/entry-of.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, toCents } from '#core/shared/money.ts';

/** The JSON of lists that many rows share. */
const listTexts = new WeakMap<readonly unknown[], string>();
const listText = <Item>(list: readonly Item[], toWire: (list: readonly Item[]) => unknown): string =>
  list.length === 0 ? '[]' : entryOf(listTexts, list, () => JSON.stringify(toWire(list)));

const asIs = <Item>(list: readonly Item[]): unknown => list;

/** The engines with which a product fits a vehicle: one list for all who ask. */
export const enginesJson = (engines: readonly string[]): string => listText(engines, asIs);

/** As JSON writes toPesos of it. */
const pesosText = (amount: Money | null): string => (amount === null ? 'null' : toCents(amount).toString());

type TextOfRow = (row: ProductPrice) => string;
type TextOf<Field extends keyof ProductPriceWire> = { readonly [Each in Field]-?: TextOfRow };
type OfCard = 'productPriceId' | 'productBrand' | 'productBrandId' | 'code' | 'internalCode' | 'images';
type OfStock = 'stockState' | 'isDiscontinued' | 'multiple';

const cardTexts: TextOf<OfCard | OfStock> = {
  productPriceId: ({ productPriceId }) => JSON.stringify(productPriceId),
  productBrand: ({ productBrand }) => JSON.stringify(productBrand),
  productBrandId: ({ productBrandId }) => JSON.stringify(productBrandId),
  code: ({ code }) => JSON.stringify(code),
  internalCode: ({ internalCode }) => JSON.stringify(internalCode),
  images: ({ images }) => JSON.stringify(images),
  stockState: ({ stockState }) => JSON.stringify(stockState),
  isDiscontinued: ({ isDiscontinued }) => String(isDiscontinued),
  multiple: ({ multiple }) => String(multiple),
};

const callerTexts: TextOf<Exclude<keyof ProductPriceWire, OfCard | OfStock>> = {
  cost: ({ cost }) => pesosText(cost),
  realCost: ({ realCost }) => pesosText(realCost),
  listPrice: ({ listPrice }) => pesosText(listPrice),
  sellingPrice: ({ sellingPrice }) => pesosText(sellingPrice),
  isNotAvailable: ({ isNotAvailable }) => String(isNotAvailable),
  quantity: ({ quantity }) => String(quantity),
  explanation: ({ explanation }) => listText(explanation, asIs),
  discountsApplied: ({ discountsApplied }) => listText(discountsApplied, discountsToWire),
  offers: ({ offers }) => (offers.length === 0 ? '[]' : JSON.stringify(offers.map(offerToWire))),
};

const fieldsOf = (texts: Readonly<Record<string, TextOfRow>>): readonly (readonly [label: string, TextOfRow])[] =>
  Object.entries(texts).map(([name, textOf]) => [`"${name}":`, textOf]);
const ofCard = fieldsOf(cardTexts);
const ofCaller = fieldsOf(callerTexts);

const cardText = (row: ProductPrice): string => `{${ofCard.map(([label, textOf]) => label + textOf(row)).join()}`;

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
      product: Buffer.from(JSON.stringify(shelf).slice(0, -1)),
      rows: product.prices.map((row) => [row.productPriceId, cardText(row)]),
    };
  });

const rowText = (row: ProductPrice, { rows }: ShelfText): string => {
  let text = rows.find(([id]) => id === row.productPriceId)?.[1] ?? cardText(row);
  for (const [label, textOf] of ofCaller) text += `,${label}${textOf(row)}`;
  return `${text}}`;
};

/** A product's JSON in two pieces, the second of them after the first; the engines' JSON is the caller's to give. */
export const productJson = (product: Product, engines: string): readonly [Buffer, string] => {
  const shelf = shelfTextOf(product);
  const prices = product.prices.map((row) => rowText(row, shelf)).join();
  return [shelf.product, `,"engines":${engines},"prices":[${prices}],"foundBy":${JSON.stringify(product.foundBy)}}`];
};
