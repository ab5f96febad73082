import { byStorageLocation } from '#core/catalogue/storage-location.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';
import { formatNumber } from '../number.ts';
import { nameOfReplaced, type Order, type OrderLine } from '../order.ts';
import { type LocatedArticle, type LocatedArticles, nowhere } from './located-articles.ts';
import type { StaffOrder } from './staff-order.ts';

/** A product to be fetched from one storage location: of a combo each of its parts. */
export interface PaperLine extends LocatedArticle {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly internalCode: string;
  readonly quantity: number;
  /** The product that was ordered, in whose place it goes; empty where it is what was ordered. */
  readonly replaces: string;
  /** The combo that it is part of; empty for none. */
  readonly lot: string;
}

/** An order as it stands on paper, and nothing of what it costs. */
export interface PaperOrder
  extends Pick<
    StaffOrder,
    | 'date'
    | 'customerName'
    | 'customerCode'
    | 'customerAddress'
    | 'customerCuit'
    | 'zone'
    | 'notes'
    | 'deliveryMethodName'
  > {
  readonly title: string;
  readonly lines: readonly PaperLine[];
  readonly gifts: readonly string[];
}

/** By storage location; products without one at the end, by family and code. */
export const inStoreOrder = (one: PaperLine, other: PaperLine): number =>
  byStorageLocation(one.location, other.location) || byFamilyAndCode(one, other);

const byFamilyAndCode = (one: PaperLine, other: PaperLine): number =>
  inNaturalOrder(one.family, other.family) || inNaturalOrder(one.code, other.code);

/** The lines of an order in the order of their storage locations (docs/rules/orders.md 9). */
export const paperOrder = (order: StaffOrder, located: LocatedArticles): PaperOrder => ({
  title: formatNumber(order),
  date: order.date,
  customerName: order.customerName,
  customerCode: order.customerCode,
  customerAddress: order.customerAddress,
  customerCuit: order.customerCuit,
  zone: order.zone,
  notes: order.notes,
  deliveryMethodName: order.deliveryMethodName,
  lines: order.lines.flatMap((line) => paperLines(line, located)).sort(inStoreOrder),
  gifts: giftsOf(order),
});

const giftsOf = ({ offerValueQuantities }: Pick<Order, 'offerValueQuantities'>): readonly string[] =>
  offerValueQuantities.map(({ giftText }) => giftText).filter((gift) => gift !== '');

const paperLines = (line: OrderLine, { rows, products }: LocatedArticles): readonly PaperLine[] => {
  if (line.offerLotTitle === null) {
    const article = line.productPriceId === null ? undefined : rows.get(line.productPriceId);
    return [
      {
        ...(article ?? nowhere),
        code: line.productCode,
        brand: line.productBrandName,
        description: line.description,
        internalCode: line.internalCode,
        quantity: line.quantity,
        replaces: line.replaces === undefined ? '' : nameOfReplaced(line.replaces),
        lot: '',
      },
    ];
  }
  const lot = line.offerLotTitle;
  return line.products.map((part) => ({
    ...((part.productId === null ? undefined : products.get(part.productId)) ?? nowhere),
    code: part.productCode,
    brand: part.productBrandName,
    description: '',
    internalCode: '',
    quantity: part.quantity * line.quantity,
    replaces: '',
    lot,
  }));
};
