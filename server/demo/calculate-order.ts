import type { DemoCustomer, DemoLot, DemoSale, DemoScoped } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoPart, DemoPriceRow } from '#adapters/postgres/demo/demo-rows.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { grantedTo } from '#core/cart/calculate.ts';
import type { Cart } from '#core/cart/cart.ts';
import { cartTotals, type LineToTotal, lineSubtotal } from '#core/cart/totals.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { OrderLine } from '#core/orders/order.ts';
import type { CartTerms } from '#core/pricing/cart-terms.ts';
import { type CustomerPrice, costAt, priceRow } from '#core/pricing/price.ts';
import type { CustomerTerms, ScopedPercentage } from '#core/pricing/terms.ts';
import { asId, type Id } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { demoDelivery } from './distributor-rules.ts';

/** A line that a demo customer asks for: a price row, or a lot. */
export type Wanted =
  | {
      readonly row: DemoPriceRow;
      readonly part: DemoPart;
      /** The subfamily first, then its family. */
      readonly typeIds: readonly number[];
      readonly quantity: number;
      readonly lot: null;
    }
  | {
      readonly row: null;
      readonly lot: DemoLot;
      readonly components: OrderLine['products'];
      readonly quantity: number;
    };

const pesos = (cents: number): Money => money(cents).dividedBy(100);
const idOf = <Noun extends string>(id: number): Id<Noun> => asId<Noun>(String(id));
const idOrNull = <Noun extends string>(id: number | null): Id<Noun> | null => (id === null ? null : idOf<Noun>(id));

/**
 * What the order costs this customer, by the rules of core: the demo's totals are those that the shop would calculate.
 */
export const calculateOrder = (
  customer: DemoCustomer,
  sale: DemoSale,
  wanted: readonly Wanted[],
  sender: Sender,
): { readonly cart: Cart; readonly lines: readonly OrderLine[] } => {
  const terms = customerTerms(customer);
  const calculated = wanted.map((line, index) => {
    const kept = { id: String(index + 1), date: sender.sentAt, addedBy: sender.sentBy };
    return line.row === null ? lotLine(line, kept) : productLine(line, kept, customer, terms, sale);
  });
  const cartTerms = cartTermsOf(customer, sale);
  const toTotal = calculated.map((line) => line.toTotal);
  return {
    lines: calculated.map(({ line }) => line),
    cart: {
      products: [],
      offerValueQuantities: grantedTo(calculated, cartTerms),
      deliverySurcharge: cartTerms.deliverySurcharge,
      specialDiscounts: cartTerms.specialDiscounts,
      updatedAt: '',
      orderBlock: null,
      tag: null,
      ...cartTotals(toTotal, cartTerms),
    },
  };
};

/** The user who sent the order, and when. */
interface Sender {
  readonly sentAt: string;
  readonly sentBy: string;
}

type Kept = Pick<OrderLine, 'id' | 'date' | 'addedBy'>;

interface Calculated {
  readonly line: OrderLine;
  readonly toTotal: LineToTotal;
}

const lotLine = ({ lot, components, quantity }: Extract<Wanted, { row: null }>, kept: Kept): Calculated => {
  const cost = pesos(lot.priceCents);
  const subtotal = lineSubtotal({ quantity, cost });
  return {
    line: {
      ...kept,
      productId: null,
      productCode: '',
      description: lot.giftText,
      image: null,
      productBrandId: null,
      productBrandName: '',
      productPriceId: null,
      offerId: null,
      offerLotId: idOf(lot.id),
      offerLotTitle: lot.title,
      internalCode: '',
      multiple: 1,
      quantity,
      listPrice: cost,
      discountsApplied: [],
      cost,
      subtotal,
      stockState: null,
      products: components,
    },
    toTotal: { quantity, cost, productBrandId: null, typeIds: [] },
  };
};

const productLine = (
  { row, part, typeIds, quantity }: Extract<Wanted, { lot: null }>,
  kept: Kept,
  customer: DemoCustomer,
  terms: CustomerTerms,
  sale: DemoSale,
): Calculated => {
  const price: CustomerPrice = priceRow(
    {
      brandId: idOf(row.brandId),
      typeIds: typeIds.map((id) => idOf(id)),
      listPrice: pesos(row.listCents[customer.priceListId - 1] ?? 0),
      iva: money(row.iva),
      promotion: row.promotion === null ? null : { text: pricingTexts.promotion, percentage: money(row.promotion) },
      offers: sale.offers
        .filter(({ rowId }) => rowId === row.id)
        .map((offer) => ({
          ...offer,
          id: idOf(offer.id),
          percentage: money(offer.percentage),
          text: pricingTexts.offer(offer),
        })),
    },
    terms,
  );
  const { cost, offer, discountsApplied } = costAt(price, quantity);
  const product = part.products.find(({ rows }) => rows.includes(row));
  return {
    line: {
      ...kept,
      productId: product === undefined ? null : idOf(product.id),
      productCode: row.code,
      description: part.description,
      image: null,
      productBrandId: idOf(row.brandId),
      productBrandName: row.brand,
      productPriceId: idOf(row.id),
      offerId: offer?.id ?? null,
      offerLotId: null,
      offerLotTitle: null,
      internalCode: row.internalCode,
      multiple: row.multiple,
      quantity,
      listPrice: price.listPrice,
      discountsApplied,
      cost,
      subtotal: lineSubtotal({ quantity, cost }),
      stockState: stockStates[row.stockState],
      products: [],
    },
    toTotal: { quantity, cost, productBrandId: idOf(row.brandId), typeIds: typeIds.map((id) => idOf(id)) },
  };
};

const scoped = ({ brandId, typeId, percentage, text }: DemoScoped): ScopedPercentage => ({
  brandId: idOrNull(brandId),
  typeId: idOrNull(typeId),
  percentage: money(percentage),
  text,
});

const customerTerms = (customer: DemoCustomer): CustomerTerms => ({
  priceListId: idOf(customer.priceListId),
  discounts: customer.discounts
    .map((percentage, index) => ({ text: pricingTexts.discount(index + 1), percentage: money(percentage) }))
    .filter(({ percentage }) => percentage.gt(0)),
  discountItems: customer.discountItems.map(scoped),
  surcharges: customer.surcharges.map(scoped),
  includeIva: customer.includeIva,
  showSellingPrice: customer.showSellingPrice,
  allowOffers: customer.allowOffers,
});

const cartTermsOf = (customer: DemoCustomer, sale: DemoSale): CartTerms => ({
  specialDiscounts: sale.specialDiscounts
    .filter(({ id }) => customer.specialDiscountIds.includes(id))
    .map((special) => ({ ...special, id: String(special.id), percentage: money(special.percentage) })),
  valueQuantities: customer.allowOffers
    ? sale.valueQuantities.map((offer) => ({
        id: String(offer.id),
        title: offer.title,
        parentTypeId: idOrNull(offer.parentTypeId),
        typeId: idOrNull(offer.typeId),
        typeName: offer.typeName,
        brandId: idOrNull(offer.brandId),
        brandName: offer.brandName,
        minValue: offer.minCents === null ? null : pesos(offer.minCents),
        minQuantity: offer.minQuantity,
        percentage: offer.percentage === null ? null : money(offer.percentage),
        giftText: offer.giftText,
      }))
    : [],
  deliverySurcharge: {
    shoppingCartText: demoDelivery.shoppingCartText,
    minAmount: money(demoDelivery.minAmount),
    value: money(demoDelivery.value),
  },
});
