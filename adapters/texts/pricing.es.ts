/** How the steps of a price are named among the applied discounts. */
export const pricingTexts = {
  discount: (position: number): string => `Bonificación ${position}`,
  promotion: 'Promoción',
  offer: (minQuantity: number): string => `Oferta desde ${minQuantity}`,
  valueQuantity: (family: string, brand: string): string => [family, brand].filter((part) => part !== '').join(' '),
};

/** 'desde 12', or 'de a 12' where only whole boxes are on offer. */
export const offerQuantityText = (offer: { readonly minQuantity: number; readonly multiplesOnly: boolean }): string =>
  `${offer.multiplesOnly ? 'de a' : 'desde'} ${offer.minQuantity}`;
