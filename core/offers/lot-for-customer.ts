import { type CatalogueProduct, typeIdsOf } from '#core/catalogue/products/catalogue-product.ts';
import { priceOf } from '#core/catalogue/products/price-for-customer.ts';
import { type Disabled, isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { costAt, discountLabel } from '#core/pricing/price.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, sum, toCents } from '#core/shared/money.ts';
import type { ShownLot } from './offer.repository.port.ts';
import type { LotProduct, OfferLot } from './offer.service.ts';

/** A component at what it would cost the caller on its own; null where it can't be had. */
const component = (
  product: CatalogueProduct | undefined,
  id: ProductPriceId,
  quantity: number,
  terms: CustomerTerms,
  disabled: Disabled,
): { readonly apart: Money; readonly product: LotProduct } | null => {
  const row = product?.rows.find(({ productPriceId }) => productPriceId === id);
  if (product === undefined || row === undefined) return null;
  const isOff = [product.brandId, row.brandId].some((brandId) => isDisabled(disabled, brandId, typeIdsOf(product)));
  const price = isOff ? null : priceOf(product, row, terms);
  if (price === null) return null;
  return {
    apart: toCents(costAt(price, quantity).cost.times(quantity)),
    product: { productId: product.shown.productId, code: row.code, productBrandName: row.brandName, quantity },
  };
};

/** The lot as the caller may buy it; null where a component of it is not for sale to them, or it has none. */
export const lotForCustomer = (
  lot: ShownLot,
  products: ReadonlyMap<ProductPriceId, CatalogueProduct>,
  terms: CustomerTerms,
  disabled: Disabled,
): Omit<OfferLot, 'quantity'> | null => {
  const components = lot.products.flatMap(
    ({ productPriceId, quantity }) =>
      component(products.get(productPriceId), productPriceId, quantity, terms, disabled) ?? [],
  );
  if (components.length === 0 || components.length < lot.products.length) return null;
  const completePrice = sum(components.map(({ apart }) => apart));
  return {
    id: lot.id,
    title: lot.title,
    completePrice,
    price: lot.price,
    discount: discountLabel(lot.price, completePrice),
    giftText: lot.giftText,
    image: lot.image,
    products: components.map(({ product }) => product),
  };
};
