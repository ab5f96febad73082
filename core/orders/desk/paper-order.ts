import type { ProductPriceId } from '#core/shared/ids.ts';
import { formatNumber } from '../number.ts';
import { nameOfReplaced, type Order, type OrderLine } from '../order.ts';
import type { DeskOrder } from './desk-order.ts';

/** What is fetched from one place: of a combo each of its parts. */
export interface PaperLine {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly internalCode: string;
  readonly family: string;
  readonly quantity: number;
  /** The product that was ordered, in whose place it goes; empty where it is what was ordered. */
  readonly replaces: string;
  /** The combo that it is part of; empty for none. */
  readonly lot: string;
}

/** An order as it stands on paper, and nothing of what it costs. */
export interface PaperOrder
  extends Pick<
    DeskOrder,
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

/** The family of each row that is still in the catalogue. */
export type FamilyOf = (row: ProductPriceId) => string;

const byFamilyAndCode = (one: PaperLine, other: PaperLine): number =>
  one.family.localeCompare(other.family, 'es') || one.code.localeCompare(other.code, 'es', { numeric: true });

/** The lines in the order of the shelves: by family and code, since the catalogue has no places (docs/rules/orders.md 9). */
export const paperOrder = (order: DeskOrder, familyOf: FamilyOf): PaperOrder => ({
  title: formatNumber(order),
  date: order.date,
  customerName: order.customerName,
  customerCode: order.customerCode,
  customerAddress: order.customerAddress,
  customerCuit: order.customerCuit,
  zone: order.zone,
  notes: order.notes,
  deliveryMethodName: order.deliveryMethodName,
  lines: order.lines.flatMap((line) => paperLines(line, familyOf)).sort(byFamilyAndCode),
  gifts: giftsOf(order),
});

const giftsOf = ({ offerValueQuantities }: Pick<Order, 'offerValueQuantities'>): readonly string[] =>
  offerValueQuantities.map(({ giftText }) => giftText).filter((gift) => gift !== '');

const paperLines = (line: OrderLine, familyOf: FamilyOf): readonly PaperLine[] => {
  if (line.offerLotTitle === null) {
    return [
      {
        code: line.productCode,
        brand: line.productBrandName,
        description: line.description,
        internalCode: line.internalCode,
        family: line.productPriceId === null ? '' : familyOf(line.productPriceId),
        quantity: line.quantity,
        replaces: line.replaces === undefined ? '' : nameOfReplaced(line.replaces),
        lot: '',
      },
    ];
  }
  const lot = line.offerLotTitle;
  return line.products.map((part) => ({
    code: part.productCode,
    brand: part.productBrandName,
    description: '',
    internalCode: '',
    family: '',
    quantity: part.quantity * line.quantity,
    replaces: '',
    lot,
  }));
};
