import type { PageKeyUnreadable } from '#core/customers/customer-management.repository.port.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import { type IdleCustomerPage, idleCustomersOnAPage } from '#core/overview/idle-customer.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { customerPlaceOf } from './customer-place.ts';
import { isIdleSql } from './idle-sql.ts';

interface IdleRow {
  readonly id: number;
  readonly external_code: string;
  readonly name: string;
  readonly name_key: string;
  readonly town: string;
  readonly seller_name: string;
  readonly last_order: string | null;
}

/**
 * Each combination is a statement of its own, which is prepared once: for all sellers there is no condition on the
 * seller, for the first page none on the place.
 */
const pageSql = (isOfSeller: boolean, hasPlace: boolean): string => {
  const place = isOfSeller ? 3 : 2;
  return `
  select c.id, c.external_code, c.name, c.name_key, c.town, coalesce(s.name, '') as seller_name,
         (select o.sent_at from sales_order o where o.customer_id = c.id and o.state <> 'Cancelled'
           order by o.sent_at desc limit 1) as last_order
    from (select c.* from customer c
           where ${isIdleSql('$1')}${isOfSeller ? ' and c.seller_id = $2' : ''}
                 ${hasPlace ? `and (c.name_key, c.id) > ($${place}, $${place + 1}::int)` : ''}
           order by c.name_key, c.id limit ${idleCustomersOnAPage + 1}) c
    left join seller s on s.id = c.seller_id
   order by c.name_key, c.id`;
};

/** Who may buy and ordered nothing since that instant, by name. */
export const readIdleCustomers = async (
  database: Database,
  scope: StaffScope,
  since: string,
  after: string | null,
): Promise<Result<IdleCustomerPage, PageKeyUnreadable>> => {
  const place = after === null ? [] : customerPlaceOf(after);
  if (place === null) return Err({ code: 'page-key-unreadable' });
  const seller = scope === 'everybody' ? [] : [rowId(scope.ofSeller)];
  const rows = await database.query<IdleRow>(pageSql(seller.length > 0, place.length > 0), [
    since,
    ...seller,
    ...place,
  ]);
  const shown = rows.slice(0, idleCustomersOnAPage);
  const last = shown.at(-1);
  return Ok({
    customers: shown.map(({ id, external_code, name, town, seller_name, last_order }) => ({
      id: asId(String(id)),
      externalCode: external_code,
      name,
      town,
      sellerName: seller_name,
      lastOrder: last_order,
    })),
    next: rows.length > shown.length && last !== undefined ? writePageKey([last.name_key, last.id]) : null,
  });
};
