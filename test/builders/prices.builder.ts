import type { OfferTerms, RowToPrice } from '#core/pricing/price.ts';
import type { CustomerTerms, Placement } from '#core/pricing/terms.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

export const termsOf = (over: Partial<CustomerTerms> = {}): CustomerTerms => ({
  priceListId: asId('1'),
  discounts: [],
  discountItems: [],
  surcharges: [],
  includeIva: false,
  showSellingPrice: true,
  allowOffers: true,
  ...over,
});

export const aRow = (over: Partial<RowToPrice & Placement> = {}): RowToPrice & Placement => ({
  brandId: asId('1'),
  typeIds: [asId('11'), asId('10')],
  listPrice: money(1000),
  iva: money(21),
  promotion: null,
  offers: [],
  ...over,
});

export const anOffer = (over: Partial<OfferTerms> = {}): OfferTerms => ({
  id: asId('1'),
  minQuantity: 10,
  multiplesOnly: false,
  percentage: money(10),
  note: '',
  text: 'Oferta',
  ...over,
});
