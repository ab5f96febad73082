import type { AppliedDiscount } from '#core/pricing/discount.ts';
import { type CustomerPrice, priceBy, type RowTerms, rowTerms } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ProductBrandId, ProductPriceId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import {
  type CatalogueProduct,
  type CatalogueRow,
  isWithoutPrice,
  priceInList,
  typeIdsOf,
} from './catalogue-product.ts';
import { inPriceOrder, type PriceOrder } from './price-order.ts';
import type { ApplicationPlace, FoundBy, Product, ProductPrice } from './product.ts';
import { type Visibility, type VisibleProduct, visibleFoundBy, visibleProduct } from './visible-product.ts';

/** How one caller sees the catalogue: their terms, what their cart holds, and the distributor's rules. */
export interface ViewerContext extends Visibility {
  readonly terms: CustomerTerms;
  readonly inCart: ReadonlyMap<ProductPriceId, number>;
  readonly priceOrder: PriceOrder;
}

/** The terms for a brand and family, worked out once for all rows that share them. */
const rememberingTerms = (terms: CustomerTerms) => {
  const brands = new Map<ProductBrandId, Map<ProductTypeId, RowTerms>>();
  return (product: CatalogueProduct, { brandId }: CatalogueRow): RowTerms =>
    getOrCreate(
      getOrCreate(brands, brandId, () => new Map()),
      product.shown.productTypeId,
      () => rowTerms(terms, { brandId, typeIds: typeIdsOf(product) }),
    );
};

const known = new WeakMap<CustomerTerms, ReturnType<typeof rememberingTerms>>();

/** The row at the caller's prices; null where it is not for sale to them. */
export const priceOf = (product: CatalogueProduct, row: CatalogueRow, terms: CustomerTerms): CustomerPrice | null => {
  const listPrice = priceInList(row, terms.priceListId);
  if (listPrice === null) return null;
  const { iva, offers } = row;
  const promotion = terms.atListPrice ? null : row.promotion;
  const termsFor = getOrCreate(known, terms, () => rememberingTerms(terms));
  return priceBy({ listPrice, iva, promotion, offers }, terms, termsFor(product, row));
};

const explanations = new WeakMap<readonly AppliedDiscount[], readonly string[]>();

/** A line for each discount; written once for all rows that share them. */
const explanationOf = (applied: readonly AppliedDiscount[]): readonly string[] =>
  getOrCreate(explanations, applied, () =>
    applied.map(({ text, percentage }) => `${text} ${percentage.toString().replace('.', ',')} %`),
  );

/**
 * All rows without a price share this list, so that what is remembered for a list is remembered once for all of them.
 */
const none: readonly never[] = [];

const rowForCustomer = (product: CatalogueProduct, row: CatalogueRow, viewer: ViewerContext): ProductPrice => {
  const price = priceOf(product, row, viewer.terms);
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
    isWithoutPrice: isWithoutPrice(row, price),
    multiple: row.multiple,
    quantity: viewer.inCart.get(row.productPriceId) ?? 0,
    explanation: price === null ? none : explanationOf(price.discountsApplied),
    discountsApplied: price?.discountsApplied ?? none,
    offers: price?.offers ?? none,
  };
};

/** The product as the caller may see it, at the caller's prices. */
export const priceForCustomer = (
  product: CatalogueProduct,
  viewer: ViewerContext,
  foundBy: FoundBy | null,
  askedApplications: readonly ApplicationPlace[] = none,
): Product => atPrices(visibleProduct(product, viewer), viewer, foundBy, askedApplications);

/** The visible part of a product, at the caller's prices. */
export const atPrices = (
  { product, shown, isDisabled, rows }: VisibleProduct,
  viewer: ViewerContext,
  foundBy: FoundBy | null,
  askedApplications: readonly ApplicationPlace[] = none,
): Product => {
  const prices = rows.map((row) => rowForCustomer(product, row, viewer));
  const purchaseCost = ({ productPriceId }: ProductPrice): Money | null =>
    rows.find((row) => row.productPriceId === productPriceId)?.purchaseCost ?? null;
  return {
    shown,
    prices: inPriceOrder(prices, viewer.priceOrder, purchaseCost),
    isDisabled,
    foundBy: foundBy === null ? null : visibleFoundBy(product, viewer, foundBy),
    askedApplications,
  };
};
