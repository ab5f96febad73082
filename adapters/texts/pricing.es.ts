/** How the steps of a price are named among the applied discounts. */
export const pricingTexts = {
  discount: (position: number): string => `Bonificación ${position}`,
  promotion: 'Promoción',
  offer: (minQuantity: number): string => `Oferta desde ${minQuantity}`,
  valueQuantity: (family: string, brand: string): string => [family, brand].filter((part) => part !== '').join(' '),
};
