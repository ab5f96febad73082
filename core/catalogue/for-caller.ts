import type { AppliedDiscount } from '#core/pricing/discount.ts';
import { type CustomerPrice, priceRow, type RowTerms, rowTerms } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Disabled, isDisabled } from './disabled.ts';
import { inPriceOrder, type PriceOrder } from './price-order.ts';
import type { FoundBy, Product, ProductPrice } from './product.ts';
import { type CardRelation, type CardRow, isForSale, type ProductCard, typeIdsOf } from './product-card.ts';
import { technicalSummary } from './technical-summary.ts';

/** How one caller sees the catalogue: their terms, what their cart holds, and the distributor's rules. */
export interface Eyes {
  readonly terms: CustomerTerms;
  readonly inCart: ReadonlyMap<ProductPriceId, number>;
  readonly priceOrder: PriceOrder;
  readonly disabled: Disabled;
  /** Staff see what is switched off, marked; others see nothing of it (decisions.md §4). */
  readonly seesDisabled: boolean;
}

const known = new WeakMap<CustomerTerms, Map<string, RowTerms>>();

/** The terms for a brand and family are worked out once for all rows that share them. */
const termsFor = (terms: CustomerTerms, card: ProductCard, row: CardRow): RowTerms => {
  let byPlace = known.get(terms);
  if (byPlace === undefined) {
    byPlace = new Map();
    known.set(terms, byPlace);
  }
  const place = `${row.brandId}/${card.typeId}`;
  let found = byPlace.get(place);
  if (found === undefined) {
    found = rowTerms(terms, { brandId: row.brandId, typeIds: typeIdsOf(card) });
    byPlace.set(place, found);
  }
  return found;
};

/** The row at the caller's prices; null where it is not for sale to them. */
export const priceOf = (card: ProductCard, row: CardRow, terms: CustomerTerms): CustomerPrice | null => {
  const listPrice = row.listPrices.get(terms.priceListId);
  if (listPrice === undefined || !isForSale(row, terms.priceListId)) return null;
  const { brandId, iva, offers } = row;
  const promotion = terms.atListPrice ? null : row.promotion;
  const toPrice = { brandId, typeIds: typeIdsOf(card), listPrice, iva, promotion, offers };
  return priceRow(toPrice, terms, termsFor(terms, card, row));
};

const explanations = new WeakMap<readonly AppliedDiscount[], readonly string[]>();

/** A line for each discount; written once for all rows that share them. */
const explanationOf = (applied: readonly AppliedDiscount[]): readonly string[] => {
  const known = explanations.get(applied);
  if (known !== undefined) return known;
  const lines = applied.map(({ text, percentage }) => `${text} ${percentage.toString().replace('.', ',')} %`);
  explanations.set(applied, lines);
  return lines;
};

const rowForCaller = (card: ProductCard, row: CardRow, eyes: Eyes): ProductPrice => {
  const price = priceOf(card, row, eyes.terms);
  return {
    productPriceId: row.productPriceId,
    productBrand: row.brandName,
    productBrandId: row.brandId,
    code: row.code,
    internalCode: row.internalCode,
    images: row.images,
    cost: price?.cost ?? null,
    realCost: price?.realCost ?? null,
    listPrice: price?.listPrice ?? null,
    sellingPrice: price?.sellingPrice ?? null,
    stockState: row.stockState,
    isDiscontinued: row.isDiscontinued,
    isNotAvailable: row.isNotAvailable || (price === null && !row.isDiscontinued),
    multiple: row.multiple,
    quantity: eyes.inCart.get(row.productPriceId) ?? 0,
    explanation: price === null ? [] : explanationOf(price.discountsApplied),
    discountsApplied: price?.discountsApplied ?? [],
    offers: price?.offers ?? [],
  };
};

/** Price rows of another brand that is switched off, and relations to what is, are not there for who may not see them. */
const visible = (card: ProductCard, { disabled, seesDisabled }: Eyes): Pick<ProductCard, 'rows' | 'relations'> => {
  if (seesDisabled) return card;
  const typeIds = typeIdsOf(card);
  const relations = card.relations.flatMap(({ title, products }) => {
    const shown = products.filter((related) => !isDisabled(disabled, related.brandId, related.typeIds));
    return shown.length === 0 ? [] : [{ title, products: shown }];
  });
  return { rows: card.rows.filter((row) => !isDisabled(disabled, row.brandId, typeIds)), relations };
};

/** The card as the caller may see it, at the caller's prices. */
export const forCaller = (card: ProductCard, eyes: Eyes, foundBy: FoundBy | null): Product => {
  const { rows, relations } = visible(card, eyes);
  const purchaseCosts = new Map(rows.map((row) => [row.productPriceId, row.purchaseCost]));
  const prices = rows.map((row) => rowForCaller(card, row, eyes));
  return {
    productId: card.productId,
    code: card.code,
    productBrandName: card.brandName,
    productTypeId: card.typeId,
    productTypeName: card.typeName,
    drawing: card.drawing,
    description: card.description,
    position: card.position,
    cars: card.applications,
    engines: card.engines,
    technicalInformation: card.technicalInformation,
    technicalInformationSummary: technicalSummary(card.technicalInformation),
    relations: relations.map(({ title, products }) => ({ title, products: products.map(relatedProduct) })),
    codesOtherBrands: card.codesOtherBrands,
    prices: inPriceOrder(prices, eyes.priceOrder, (row) => purchaseCosts.get(row.productPriceId) ?? null),
    isDisabled: isDisabled(eyes.disabled, card.brandId, typeIdsOf(card)),
    foundBy,
  };
};

const relatedProduct = ({ productId, code, productBrandName, quantity, notes }: CardRelation['products'][number]) => ({
  productId,
  code,
  productBrandName,
  quantity,
  notes,
});
