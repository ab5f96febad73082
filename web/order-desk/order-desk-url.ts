import { deskFilterOfAddress, deskFilterToWire } from '#adapters/wire/order-desk.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type DeskFilter, everyOrder } from '#core/orders/desk/desk-order.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';

export const deskPath = '/admin-orders' satisfies ScreenPath;

/** What the desk shows, as its address says it. */
export interface DeskState {
  readonly filter: DeskFilter;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  /** The number of the order at the right; null for none. */
  readonly order: string | null;
}

export const readDeskUrl = (query: URLSearchParams): DeskState => {
  const order = query.get('order');
  const after = query.get('after');
  return {
    filter: deskFilterOfAddress(query),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
    order: order !== null && parseDocumentNumber(order) !== null ? order : null,
  };
};

export const linkToDesk = ({ filter = everyOrder, after = null, order = null }: Partial<DeskState> = {}): string => {
  const query = new URLSearchParams({
    ...deskFilterToWire(filter),
    ...(after === null ? {} : { after }),
    ...(order === null ? {} : { order }),
  });
  return query.size === 0 ? deskPath : `${deskPath}?${query}`;
};
