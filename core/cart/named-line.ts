import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { applicableOffer } from '#core/pricing/offer.ts';
import type { OfferId } from '#core/shared/ids.ts';
import type { LineKey, LineProduct } from './cart.service.ts';
import type { CartLine } from './cart.ts';

/** A line as a screen knows it before its quantity: with the offers that a quantity may reach. */
export interface NamedLine extends Pick<LineKey, 'productPriceId' | 'offerLotId'> {
  readonly product?: LineProduct;
  readonly offers: readonly { readonly id: OfferId | null; readonly minQuantity: number }[];
}

export const lineOfRow = ({ shown }: Pick<Product, 'shown'>, price: ProductPrice): NamedLine => ({
  productPriceId: price.productPriceId,
  offerLotId: null,
  product: {
    code: price.code,
    productId: shown.productId,
    productBrandId: price.productBrandId,
    productBrandName: price.productBrand,
    internalCode: price.internalCode,
  },
  offers: price.offers,
});

export const lineOfLot = (id: NonNullable<LineKey['offerLotId']>): NamedLine => ({
  productPriceId: null,
  offerLotId: id,
  offers: [],
});

export const lineOfCart = (line: CartLine): NamedLine =>
  line.offerLotId === null
    ? {
        productPriceId: line.productPriceId,
        offerLotId: null,
        product: {
          code: line.productCode,
          productId: line.productId,
          productBrandId: line.productBrandId,
          productBrandName: line.productBrandName,
          internalCode: line.internalCode,
        },
        offers: line.offers,
      }
    : lineOfLot(line.offerLotId);

/** The line as it is sent: with the offer that so many reach (docs/rules/cart.md 9). */
export const lineAt = ({ offers, ...line }: NamedLine, quantity: number): Omit<NamedLine, 'offers'> & LineKey => ({
  ...line,
  offerId: applicableOffer(offers, quantity)?.id ?? null,
});
