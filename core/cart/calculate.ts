import { type CatalogueProduct, typeIdsOf } from '#core/catalogue/products/catalogue-product.ts';
import { priceOf } from '#core/catalogue/products/price-for-customer.ts';
import { isSwitchedOff, rowOf } from '#core/catalogue/products/row-on-sale.ts';
import type { Disabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { AgreedTerms } from '#core/customers/terms.repository.port.ts';
import type { CartTerms } from '#core/pricing/cart-terms.ts';
import { costAt } from '#core/pricing/price.ts';
import type { OfferId, ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { StoredCart, StoredLine } from './cart.repository.port.ts';
import type { CartFailure } from './cart.service.ts';
import type { Cart, CartLine, GrantedOffer } from './cart.ts';
import type { StoredLot } from './offer-lot.ts';
import { cartTotals, grantedOffers, type LineToTotal, lineSubtotal } from './totals.ts';

type ProductsByRow = ReadonlyMap<ProductPriceId, CatalogueProduct>;

/** What a unit of a row costs this customer at a quantity, and its multiple; or why it may not be ordered. */
export const rowCost = (
  product: CatalogueProduct | undefined,
  id: ProductPriceId,
  quantity: number,
  agreed: AgreedTerms,
  disabled: Disabled,
): Result<{ readonly cost: Money; readonly multiple: number }, CartFailure> => {
  const row = rowOf(product, id);
  if (product === undefined || row === undefined || isSwitchedOff(product, row, disabled)) {
    return Err({ code: 'row-not-found' });
  }
  const price = priceOf(product, row, agreed.prices);
  if (price === null) return Err({ code: 'row-not-for-sale', productCode: row.code });
  return Ok({ cost: costAt(price, quantity).cost, multiple: row.multiple });
};

/** Whether a row has that offer for this customer. */
export const hasOffer = (
  product: CatalogueProduct | undefined,
  id: ProductPriceId,
  offerId: OfferId,
  agreed: AgreedTerms,
): boolean => {
  const row = rowOf(product, id);
  const price = product === undefined || row === undefined ? null : priceOf(product, row, agreed.prices);
  return price?.offers.some((offer) => offer.id === offerId) ?? false;
};

/** Whether this customer can have the lot at all: offers were agreed, it is on, and so is each component of it. */
const canBeHad = (lot: StoredLot, products: ProductsByRow, agreed: AgreedTerms, disabled: Disabled): boolean =>
  agreed.prices.allowOffers &&
  lot.isActive &&
  lot.products.every(
    ({ productPriceId: id, quantity }) => rowCost(products.get(id), id, quantity, agreed, disabled).ok,
  );

/** What a lot costs, or why it may not be ordered. */
export const lotCost = (
  lot: StoredLot | null,
  products: ProductsByRow,
  agreed: AgreedTerms,
  disabled: Disabled,
): Result<{ readonly cost: Money; readonly multiple: number }, CartFailure> => {
  if (lot === null || !agreed.prices.allowOffers) return Err({ code: 'row-not-found' });
  return canBeHad(lot, products, agreed, disabled)
    ? Ok({ cost: lot.price, multiple: 1 })
    : Err({ code: 'row-not-for-sale', productCode: lot.title });
};

interface Calculated {
  readonly line: CartLine;
  readonly toTotal: LineToTotal;
}

/**
 * The stored cart at today's prices, with its totals (docs/rules/cart.md 6). A line that can no longer be had stays,
 * marked.
 */
export const calculateCart = (
  stored: StoredCart,
  products: ProductsByRow,
  agreed: AgreedTerms,
  disabled: Disabled,
): Omit<Cart, 'tag'> => {
  const lots = new Map(stored.lots.map((lot) => [lot.id, lot]));
  const calculated = stored.lines.flatMap((line) => {
    if (line.productPriceId !== null) return calculateRow(line, line.productPriceId, products, agreed, disabled);
    const lot = line.offerLotId === null ? undefined : lots.get(line.offerLotId);
    return lot === undefined ? [] : [calculateLot(line, lot, products, canBeHad(lot, products, agreed, disabled))];
  });
  const there = calculated.filter(({ line }) => !line.isGone);
  const counted = there.map(({ toTotal }) => toTotal);
  return {
    products: calculated.map(({ line }) => line),
    offerValueQuantities: grantedTo(there, agreed.cart),
    deliverySurcharge: agreed.cart.deliverySurcharge,
    specialDiscounts: agreed.cart.specialDiscounts,
    updatedAt: stored.updatedAt,
    orderBlock: agreed.orderBlock,
    ...cartTotals(counted, agreed.cart),
  };
};

/** What value/quantity offers give to these lines, as the cart shows it. */
export const grantedTo = (
  lines: readonly { readonly line: { readonly id: string }; readonly toTotal: LineToTotal }[],
  terms: CartTerms,
): readonly GrantedOffer[] =>
  grantedOffers(
    lines.map(({ toTotal }) => toTotal),
    terms.valueQuantities,
  ).map(({ offer, value, reached }) => ({
    id: offer.id,
    title: offer.title,
    productTypeParentId: offer.parentTypeId,
    productTypeId: offer.typeId,
    productBrandId: offer.brandId,
    productTypeName: offer.typeName,
    productBrandName: offer.brandName,
    minValue: offer.minValue,
    minQuantity: offer.minQuantity,
    discount: offer.percentage,
    giftText: offer.giftText,
    value,
    lineIds: reached.flatMap((place) => lines[place]?.line.id ?? []),
  }));

/** A line of the cart for a row at today's prices; null where there is no such row. */
export const calculateRowLine = (
  stored: StoredLine,
  id: ProductPriceId,
  products: ProductsByRow,
  agreed: AgreedTerms,
  disabled: Disabled,
): CartLine | null => calculateRow(stored, id, products, agreed, disabled)[0]?.line ?? null;

const calculateRow = (
  stored: StoredLine,
  id: ProductPriceId,
  products: ProductsByRow,
  agreed: AgreedTerms,
  disabled: Disabled,
): readonly Calculated[] => {
  const product = products.get(id);
  const row = rowOf(product, id);
  if (product === undefined || row === undefined) return [];
  const price = isSwitchedOff(product, row, disabled) ? null : priceOf(product, row, agreed.prices);
  const at = price === null ? null : costAt(price, stored.quantity);
  const cost = at?.cost ?? stored.acceptedCost;
  // Spelled out: a spread with so many fields after it takes twenty times the room
  // (docs/decisions/0034-carts-and-orders-in-few-statements.md).
  const line: CartLine = {
    id: stored.id,
    date: stored.addedAt,
    productPriceId: stored.productPriceId,
    offerLotId: stored.offerLotId,
    quantity: stored.quantity,
    acceptedCost: stored.acceptedCost,
    addedBy: stored.addedBy,
    productId: product.shown.productId,
    productCode: row.code,
    description: product.shown.description,
    productTypeName: product.parentTypeName || product.shown.productTypeName,
    drawing: product.shown.drawing,
    image: row.images[0] ?? null,
    productBrandId: row.brandId,
    productBrandName: row.brandName,
    offerId: at?.offer?.id ?? null,
    offerLotTitle: null,
    internalCode: row.internalCode,
    multiple: row.multiple,
    offers: (price?.offers ?? []).map(({ id, minQuantity, multiplesOnly }) => ({ id, minQuantity, multiplesOnly })),
    listPrice: price?.listPrice ?? cost,
    discountsApplied: at?.discountsApplied ?? [],
    cost,
    subtotal: lineSubtotal({ quantity: stored.quantity, cost }),
    stockState: row.stockState,
    isGone: price === null,
    products: [],
  };
  return [
    { line, toTotal: { quantity: stored.quantity, cost, productBrandId: row.brandId, typeIds: typeIdsOf(product) } },
  ];
};

const calculateLot = (stored: StoredLine, lot: StoredLot, products: ProductsByRow, isThere: boolean): Calculated => {
  const components = lot.products.flatMap(({ productPriceId, quantity }) => {
    const product = products.get(productPriceId);
    const row = rowOf(product, productPriceId);
    return product === undefined || row === undefined ? [] : [{ product, row, quantity }];
  });
  const { quantity } = stored;
  const cost = lot.price;
  const line: CartLine = {
    id: stored.id,
    date: stored.addedAt,
    productPriceId: stored.productPriceId,
    offerLotId: stored.offerLotId,
    quantity,
    acceptedCost: stored.acceptedCost,
    addedBy: stored.addedBy,
    productId: null,
    productCode: '',
    description: lot.giftText,
    productTypeName: '',
    drawing: components[0]?.product.shown.drawing ?? 'part',
    image: components[0]?.row.images[0] ?? null,
    productBrandId: null,
    productBrandName: '',
    offerId: null,
    offerLotTitle: lot.title,
    internalCode: '',
    multiple: 1,
    offers: [],
    listPrice: cost,
    discountsApplied: [],
    cost,
    subtotal: lineSubtotal({ quantity, cost }),
    stockState: null,
    isGone: !isThere,
    products: components.map(({ product, row, quantity: units }) => ({
      productId: product.shown.productId,
      productCode: row.code,
      productBrandName: row.brandName,
      quantity: units,
    })),
  };
  return { line, toTotal: { quantity, cost, productBrandId: null, typeIds: [] } };
};
