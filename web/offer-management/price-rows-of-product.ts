import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';

interface PriceRowPorts {
  readonly take: (suggestion: Suggestion) => Promise<FoundProduct | null>;
  readonly rowsOf: (productId: ProductId) => Promise<Result<readonly RowToOffer[], OfferManagementFailure>>;
}

/** The price rows of a product that was chosen: those of its brand, or all where no brand is known to have any. */
export const priceRowsOfProduct =
  ({ take, rowsOf }: PriceRowPorts) =>
  async (suggestion: Suggestion): Promise<Result<readonly RowToOffer[], OfferManagementFailure> | null> => {
    const product = await take(suggestion);
    if (product === null) return null;
    const { productId, brands, brandId } = product;
    const name = brands.find(({ id }) => id === brandId)?.name;
    const rows = await rowsOf(productId);
    return rows.map((all) => {
      const ofBrand = all.filter(({ brandName }) => brandName === name);
      return ofBrand.length > 0 ? ofBrand : all;
    });
  };
