import {
  discountRowsFromWire,
  discountRowsToWire,
  surchargeFromWire,
  surchargeToWire,
} from '#adapters/wire/cart.wire.ts';
import { grantedFromWire, grantedToWire } from '#adapters/wire/granted-offer.wire.ts';
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

/** An offer that it earned, with the lines that it reached; older orders do not say which. */
type StoredOffer = ReturnType<typeof grantedToWire>[number] & { readonly lineIds?: readonly string[] };

/** What an order keeps of its cart, as JSON: nothing of it changes when the catalogue or the terms do. */
export interface OrderSnapshot {
  /** Left out where nothing was corrected. */
  readonly corrections?: Order['corrections'];
  /** Null where the customer fetches it; left out where nothing is known of it, as in older orders. */
  readonly deliveryAddress?: DeliveryAddress | null;
  readonly lines: readonly StoredLine[];
  readonly offerValueQuantities: readonly StoredOffer[];
  readonly deliverySurcharge: ReturnType<typeof surchargeToWire> & { readonly charged: string };
  readonly discountExplanation: ReturnType<typeof discountRowsToWire>;
}

/** What may be found in the database. */
export type AnyOrderSnapshot = Omit<OrderSnapshot, 'lines'> & { readonly lines: readonly (StoredLine | FormerLine)[] };

export const orderSnapshot = (
  cart: Cart,
  lines: readonly OrderLine[],
  deliveryAddress?: DeliveryAddress | null,
): OrderSnapshot => ({
  ...(deliveryAddress === undefined ? {} : { deliveryAddress }),
  lines: storedLines(lines),
  offerValueQuantities: storedOffers(cart.offerValueQuantities),
  deliverySurcharge: { ...surchargeToWire(cart.deliverySurcharge), charged: toColumn(cart.surcharge) },
  discountExplanation: discountRowsToWire(cart.discountExplanation),
});

export const storedOffers = (granted: readonly GrantedOffer[]): readonly StoredOffer[] =>
  grantedToWire(granted).map((offer, place) => {
    const lineIds = granted[place]?.lineIds ?? null;
    return lineIds === null ? offer : { ...offer, lineIds };
  });

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
  offerValueQuantities: grantedFromWire([...snapshot.offerValueQuantities]).map((offer, place) => ({
    ...offer,
    lineIds: snapshot.offerValueQuantities[place]?.lineIds ?? null,
  })),
  deliverySurcharge: {
    ...surchargeFromWire(snapshot.deliverySurcharge),
    charged: money(snapshot.deliverySurcharge.charged),
  },
  discountExplanation: discountRowsFromWire([...snapshot.discountExplanation]),
  corrections: snapshot.corrections ?? [],
  deliveryAddress: snapshot.deliveryAddress ?? null,
});

const fromLine = (line: StoredLine): OrderLine => ({
  ...line,
  discountsApplied: line.discountsApplied.map(({ text, percentage }) => ({ text, percentage: money(percentage) })),
  listPrice: money(line.listPrice),
  cost: money(line.cost),
  subtotal: money(line.subtotal),
});

/** What was not kept then stays unknown. */
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
