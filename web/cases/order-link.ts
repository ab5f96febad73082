import { type DocumentNumber, formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderLine } from '#core/orders/order.ts';

/** The order, and its line, that a claim or a warranty is begun from. */
export interface FromOrder {
  readonly order: string;
  /** Null for the order as a whole. */
  readonly line: string | null;
}

export const readFromOrder = (query: URLSearchParams): FromOrder | null => {
  const number = parseDocumentNumber(query.get('order') ?? '');
  return number === null ? null : { order: formatNumber(number), line: query.get('line') };
};

/** A line whose article may be claimed: of a combo there is none. */
export const isClaimable = ({ productId, productBrandId }: Pick<OrderLine, 'productId' | 'productBrandId'>): boolean =>
  productId !== null && productBrandId !== null;

/** The only line that can be meant by the order as a whole; null where there are several, or none. */
export const onlyClaimable = (lines: readonly OrderLine[]): string | null => {
  const [only, ...others] = lines.filter(isClaimable);
  return only === undefined || others.length > 0 ? null : only.id;
};

const linkTo = (path: '/demands' | '/warranties') => (order: DocumentNumber, line: string | null) =>
  `${path}?${new URLSearchParams({ new: 'si', order: formatNumber(order), ...(line === null ? {} : { line }) })}`;

/** A new claim, or warranty, about an order or a line of it. */
export const linkToClaimOrder = linkTo('/demands');
export const linkToWarrantOrder = linkTo('/warranties');
