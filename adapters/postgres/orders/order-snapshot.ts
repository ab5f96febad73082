import type { Cart, GrantedOffer } from '#core/cart/cart.ts';
import type { DeliveryAddress } from '#core/customers/delivery-address.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { money } from '#core/shared/money.ts';
import { toColumn } from '../database/money-column.ts';

interface StoredDiscount {
  readonly text: string;
  readonly percentage: string;
}

type StoredLine = Omit<OrderLine, 'listPrice' | 'cost' | 'subtotal' | 'discountsApplied'> & {
  readonly listPrice: string;
  readonly cost: string;
  readonly subtotal: string;
  readonly discountsApplied: readonly StoredDiscount[];
};

/** A line of an order that was stored before lines kept the cart's names. */
interface FormerLine {
  readonly kind: 'product' | 'lot';
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly quantity: number;
  readonly listPrice: string;
  readonly cost: string;
  readonly subtotal: string;
  readonly components: readonly { readonly code: string; readonly brand: string; readonly quantity: number }[];
}

/** A text; a number in what was stored before amounts were text. */
type StoredAmount = string | number;

/** An offer that it earned, with the lines that it reached; older orders do not say which. */
type StoredOffer = Omit<GrantedOffer, 'minValue' | 'discount' | 'value' | 'lineIds'> & {
  readonly minValue: StoredAmount | null;
  readonly discount: StoredAmount | null;
  readonly value: StoredAmount;
  readonly lineIds?: readonly string[];
};

/** An offer that was stored before orders kept what their offers are of. */
type FormerOffer = Pick<StoredOffer, 'id' | 'title' | 'discount' | 'giftText' | 'value'>;

type StoredSurcharge = Record<'minAmount' | 'value', StoredAmount> & {
  readonly shoppingCartText: string;
  readonly charged: string;
};

type DiscountRow = Cart['discountExplanation'][number];
type StoredRow = Omit<DiscountRow, 'value'> & { readonly value: StoredAmount };

/** What an order keeps of its cart, as JSON: nothing of it changes when the catalogue or the terms do. */
export interface OrderSnapshot {
  /** Left out where nothing was corrected. */
  readonly corrections?: Order['corrections'];
  /** Null where the customer fetches it; left out where nothing is known of it, as in older orders. */
  readonly deliveryAddress?: DeliveryAddress | null;
  readonly lines: readonly StoredLine[];
  readonly offerValueQuantities: readonly StoredOffer[];
  readonly deliverySurcharge: StoredSurcharge;
  readonly discountExplanation: readonly StoredRow[];
}

/** A snapshot as any version of the program may have written it. */
export type AnyOrderSnapshot = Omit<OrderSnapshot, 'lines' | 'offerValueQuantities'> & {
  readonly lines: readonly (StoredLine | FormerLine)[];
  readonly offerValueQuantities: readonly (StoredOffer | FormerOffer)[];
};

export const orderSnapshot = (
  cart: Cart,
  lines: readonly OrderLine[],
  deliveryAddress?: DeliveryAddress | null,
): OrderSnapshot => ({
  ...(deliveryAddress === undefined ? {} : { deliveryAddress }),
  lines: storedLines(lines),
  offerValueQuantities: storedOffers(cart.offerValueQuantities),
  deliverySurcharge: {
    shoppingCartText: cart.deliverySurcharge.shoppingCartText,
    minAmount: toColumn(cart.deliverySurcharge.minAmount),
    value: toColumn(cart.deliverySurcharge.value),
    charged: toColumn(cart.surcharge),
  },
  discountExplanation: storedRows(cart.discountExplanation),
});

export const storedOffers = (granted: readonly GrantedOffer[]): readonly StoredOffer[] =>
  granted.map(({ lineIds, ...offer }) => ({
    ...offer,
    minValue: offer.minValue === null ? null : toColumn(offer.minValue),
    discount: offer.discount?.toString() ?? null,
    value: toColumn(offer.value),
    ...(lineIds === null ? {} : { lineIds }),
  }));

export const storedRows = (rows: readonly DiscountRow[]): readonly StoredRow[] =>
  rows.map((row) => ({ ...row, value: toColumn(row.value) }));

export const storedLines = (lines: readonly OrderLine[]): readonly StoredLine[] =>
  lines.map((line) => ({
    ...line,
    discountsApplied: line.discountsApplied.map(({ text, percentage }) => ({
      text,
      percentage: percentage.toString(),
    })),
    listPrice: toColumn(line.listPrice),
    cost: toColumn(line.cost),
    subtotal: toColumn(line.subtotal),
  }));

type FromSnapshot = Pick<
  Order,
  'corrections' | 'deliveryAddress' | 'lines' | 'offerValueQuantities' | 'deliverySurcharge' | 'discountExplanation'
>;

export const fromSnapshot = (snapshot: AnyOrderSnapshot): FromSnapshot => ({
  lines: snapshot.lines.map((line, index) => fromLine('kind' in line ? renamed(line, index) : line)),
  offerValueQuantities: snapshot.offerValueQuantities.map(fromOffer),
  deliverySurcharge: {
    shoppingCartText: snapshot.deliverySurcharge.shoppingCartText,
    minAmount: money(snapshot.deliverySurcharge.minAmount),
    value: money(snapshot.deliverySurcharge.value),
    charged: money(snapshot.deliverySurcharge.charged),
  },
  discountExplanation: snapshot.discountExplanation.map((row) => ({ ...row, value: money(row.value) })),
  corrections: snapshot.corrections ?? [],
  deliveryAddress: snapshot.deliveryAddress ?? null,
});

const fromOffer = (stored: StoredOffer | FormerOffer): GrantedOffer => {
  const { lineIds, ...offer }: StoredOffer = { ...notKeptThen, ...stored };
  return {
    ...offer,
    minValue: offer.minValue === null ? null : money(offer.minValue),
    discount: offer.discount === null ? null : money(offer.discount),
    value: money(offer.value),
    lineIds: lineIds ?? null,
  };
};

const notKeptThen = {
  productTypeParentId: null,
  productTypeId: null,
  productBrandId: null,
  productTypeName: '',
  productBrandName: '',
  minValue: null,
  minQuantity: null,
};

const fromLine = (line: StoredLine): OrderLine => ({
  ...line,
  discountsApplied: line.discountsApplied.map(({ text, percentage }) => ({ text, percentage: money(percentage) })),
  listPrice: money(line.listPrice),
  cost: money(line.cost),
  subtotal: money(line.subtotal),
});

/** Fields that were not kept at the time stay unknown. */
const renamed = (
  { kind, code, brand, description, components, ...amounts }: FormerLine,
  index: number,
): StoredLine => ({
  ...amounts,
  id: String(index + 1),
  date: '',
  productId: null,
  productCode: code,
  description: kind === 'lot' ? '' : description,
  image: null,
  productBrandId: null,
  productBrandName: brand,
  productPriceId: null,
  offerId: null,
  offerLotId: null,
  offerLotTitle: kind === 'lot' ? description : null,
  internalCode: '',
  multiple: 1,
  discountsApplied: [],
  stockState: null,
  addedBy: '',
  products: components.map((component) => ({
    productId: null,
    productCode: component.code,
    productBrandName: component.brand,
    quantity: component.quantity,
  })),
});
