declare const idOf: unique symbol;

/**
 * An identifier as the other end wrote it: opaque text, never parsed by core or by a screen.
 * Mostrador's own server uses decimal integers; a distributor's existing back end may use GUIDs.
 */
export type Id<Noun extends string> = string & { readonly [idOf]: Noun };

export type ProductId = Id<'product'>;
export type ProductPriceId = Id<'product-price'>;
export type ProductBrandId = Id<'product-brand'>;
export type ProductTypeId = Id<'product-type'>;
export type OfferId = Id<'offer'>;
export type OfferLotId = Id<'offer-lot'>;
export type CustomerId = Id<'customer'>;
export type SellerId = Id<'seller'>;
export type UserId = Id<'user'>;
export type OrderId = Id<'order'>;
export type DeliveryMethodId = Id<'delivery-method'>;
export type SavedListId = Id<'saved-list'>;
export type SavedSearchId = Id<'saved-search'>;
export type PriceListId = Id<'price-list'>;
export type PriceChangeId = Id<'price-change'>;
export type SegmentId = Id<'segment'>;
export type VehicleBrandId = Id<'vehicle-brand'>;
export type VehicleId = Id<'vehicle'>;
export type DocumentId = Id<'document'>;
export type PaymentId = Id<'payment'>;
export type ClaimId = Id<'claim'>;
export type WarrantyId = Id<'warranty'>;
export type QuoteId = Id<'quote'>;
export type NewsId = Id<'news'>;

/** Gives a text its noun, at the edge where it enters. */
export const asId = <Noun extends string>(text: string): Id<Noun> => text as Id<Noun>;
