import type { AppliedDiscount } from '#core/pricing/discount.ts';
import { type CustomerPrice, priceBy, type RowTerms, rowTerms } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductBrandId, ProductPriceId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { inPriceOrder, type PriceOrder } from './price-order.ts';
import type { ApplicationPlace, FoundBy, Product, ProductPrice } from './product.ts';
import { type CardRow, type ProductCard, priceInList, typeIdsOf } from './product-card.ts';
import { type Visibility, type VisibleProduct, visibleFoundBy, visibleProduct } from './visible-product.ts';

/** How one caller sees the catalogue: their terms, what their cart holds, and the distributor's rules. */
export interface ViewerContext extends Visibility {
  readonly terms: CustomerTerms;
  readonly inCart: ReadonlyMap<ProductPriceId, number>;
  readonly priceOrder: PriceOrder;
}

/**
 * The terms for a brand and family, worked out once for all rows that share them; most rows share those of the row
 * before.
 */
const rememberingTerms = (terms: CustomerTerms) => {
  const brands = new Map<ProductBrandId, Map<ProductTypeId, RowTerms>>();
  let last: { readonly brandId: ProductBrandId; readonly typeId: ProductTypeId; readonly found: RowTerms } | null =
    null;
  return (card: ProductCard, { brandId }: CardRow): RowTerms => {
    const typeId = card.shown.productTypeId;
    if (last !== null && last.brandId === brandId && last.typeId === typeId) return last.found;
    const types = getOrCreate(brands, brandId, () => new Map());
    const found = getOrCreate(types, typeId, () => rowTerms(terms, { brandId, typeIds: typeIdsOf(card) }));
    last = { brandId, typeId, found };
    return found;
  };
};

const known = new WeakMap<CustomerTerms, ReturnType<typeof rememberingTerms>>();

/** The row at the caller's prices; null where it is not for sale to them. */
export const priceOf = (card: ProductCard, row: CardRow, terms: CustomerTerms): CustomerPrice | null => {
  const listPrice = priceInList(row, terms.priceListId);
  if (listPrice === null) return null;
  const { iva, offers } = row;
  const promotion = terms.atListPrice ? null : row.promotion;
  const termsFor = getOrCreate(known, terms, () => rememberingTerms(terms));
  return priceBy({ listPrice, iva, promotion, offers }, terms, termsFor(card, row));
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

/** One list for all rows without a price: what is kept for a list is kept once. */
const none: readonly never[] = [];

const rowForCustomer = (card: ProductCard, row: CardRow, viewer: ViewerContext): ProductPrice => {
  const price = priceOf(card, row, viewer.terms);
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
    quantity: viewer.inCart.get(row.productPriceId) ?? 0,
    explanation: price === null ? none : explanationOf(price.discountsApplied),
    discountsApplied: price?.discountsApplied ?? none,
    offers: price?.offers ?? none,
  };
};

/** The card as the caller may see it, at the caller's prices. */
export const priceForCustomer = (
  card: ProductCard,
  viewer: ViewerContext,
  foundBy: FoundBy | null,
  askedApplications: readonly ApplicationPlace[] = none,
): Product => atPrices(visibleProduct(card, viewer), viewer, foundBy, askedApplications);

/** What the caller may see of a card, at the caller's prices. */
export const atPrices = (
  { card, shown, isDisabled, rows }: VisibleProduct,
  viewer: ViewerContext,
  foundBy: FoundBy | null,
  askedApplications: readonly ApplicationPlace[] = none,
): Product => {
  const prices = rows.map((row) => rowForCustomer(card, row, viewer));
  const purchaseCost = ({ productPriceId }: ProductPrice): Money | null =>
    rows.find((row) => row.productPriceId === productPriceId)?.purchaseCost ?? null;
  return {
    shown,
    prices: inPriceOrder(prices, viewer.priceOrder, purchaseCost),
    isDisabled,
    foundBy: foundBy === null ? null : visibleFoundBy(card, viewer, foundBy),
    askedApplications,
  };
};
