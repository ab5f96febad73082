import { staffOrderFilterOfAddress, staffOrderFilterToWire } from '#adapters/wire/staff-orders.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { everyOrder, type StaffOrderFilter } from '#core/orders/staff/staff-order.ts';

export const staffOrdersPath = '/admin-orders' satisfies ScreenPath;

/** The state of the list, in its address. */
export interface StaffOrdersState {
  readonly filter: StaffOrderFilter;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  /** The number of the order at the right; null for none. */
  readonly order: string | null;
}

export const readStaffOrdersUrl = (query: URLSearchParams): StaffOrdersState => {
  const order = query.get('order');
  const after = query.get('after');
  return {
    filter: staffOrderFilterOfAddress(query),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
    order: order !== null && parseDocumentNumber(order) !== null ? order : null,
  };
};

export const linkToStaffOrders = ({
  filter = everyOrder,
  after = null,
  order = null,
}: Partial<StaffOrdersState> = {}): string => {
  const query = new URLSearchParams({
    ...staffOrderFilterToWire(filter),
    ...(after === null ? {} : { after }),
    ...(order === null ? {} : { order }),
  });
  return query.size === 0 ? staffOrdersPath : `${staffOrdersPath}?${query}`;
};
