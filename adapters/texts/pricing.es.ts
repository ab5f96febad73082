interface OfQuantity {
  readonly minQuantity: number;
  readonly multiplesOnly: boolean;
}

/** How the steps of a price are named among the applied discounts. */
export const pricingTexts = {
  discount: (position: number): string => `Bonificación ${position}`,
  promotion: 'Promoción',
  offer: (offer: OfQuantity): string => `Oferta ${offerQuantityText(offer)}`,
  valueQuantity: (family: string, brand: string): string => [family, brand].filter((part) => part !== '').join(' '),
};

/** 'desde 12', or 'cada 12' where only whole boxes are on offer: others can be had, at another cost. */
export const offerQuantityText = ({ minQuantity, multiplesOnly }: OfQuantity): string =>
  `${multiplesOnly ? 'cada' : 'desde'} ${minQuantity}`;
