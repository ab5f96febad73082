interface FromQuantity {
  readonly minQuantity: number;
}

/** How the steps of a price are named among the applied discounts. */
export const pricingTexts = {
  discount: (position: number): string => `Bonificación ${position}`,
  promotion: 'Promoción',
  offer: (offer: FromQuantity): string => `Oferta ${offerQuantityText(offer)}`,
  valueQuantity: (family: string, brand: string): string => [family, brand].filter((part) => part !== '').join(' '),
};

/** From how many on an offer's cost applies, whether the field steps by it or not: 'desde 12'. */
export const offerQuantityText = ({ minQuantity }: FromQuantity): string => `desde ${minQuantity}`;
