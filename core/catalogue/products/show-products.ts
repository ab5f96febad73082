import type { Caller } from '#core/access/caller.ts';
import { type Disabled, isDisabled } from '../taxonomy/disabled.ts';
import { seesDisabled } from '../taxonomy/sees-disabled.ts';
import { type CatalogueProduct, typeIdsOf } from './catalogue-product.ts';
import { priceForCustomer, type ViewerContext } from './price-for-customer.ts';
import type { WithCatalogueProduct } from './product-groups.ts';

/** The products as this caller may see them: what is switched off is left out, or for staff marked. */
export const showProducts = (
  products: readonly CatalogueProduct[],
  caller: Caller,
  viewer: ViewerContext,
  disabled: Disabled,
): readonly WithCatalogueProduct[] =>
  products.flatMap((catalogueProduct) => {
    const isOff = isDisabled(disabled, catalogueProduct.brandId, typeIdsOf(catalogueProduct));
    if (isOff && !seesDisabled(caller)) return [];
    return [{ catalogueProduct, product: priceForCustomer(catalogueProduct, viewer, null) }];
  });
