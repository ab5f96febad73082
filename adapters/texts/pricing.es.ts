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

/** Whether prices include IVA: costs never do (docs/rules/pricing.md 11), those of a quote as the company chose. */
export const ivaText = (includesIva: boolean): string =>
  includesIva ? 'Precios con IVA incluido' : 'Los precios no incluyen IVA';

/** Shown beside an amount that has no room for the sentence. */
export const withoutIva = 'sin IVA';

/** From which quantity on an offer's cost applies, whether the field steps by it or not: 'desde 12'. */
export const offerQuantityText = ({ minQuantity }: FromQuantity): string => `desde ${minQuantity}`;
