import type { Author } from '#core/audit/author.ts';
import type { Assigned } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListClash } from '#core/price-lists/management/price-list-management.repository.port.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit, recordAudits } from '../audit.ts';
import { tellTermsOf } from '../customers/terms-version.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { tellCustomersChanged } from '../live/live.ts';

const assignSql = `
  with held as (select id, price_list_id from customer
                 where price_list_id <> $1 and case when $3::int is null then id = any($2::int[]) else price_list_id = $3 end for update)
  update customer c set price_list_id = $1, terms_version = c.terms_version + 1
    from held where c.id = held.id returning c.id, held.price_list_id as former`;

/**
 * Gives customers a list, whose prices hold at once; answers those who had another. Where some of them do not exist
 * nothing is done.
 */
export const assignCustomers = async (
  tx: Queries,
  list: { readonly id: number; readonly name: string },
  whose: Assigned,
  author: Author,
): Promise<Result<readonly CustomerId[], PriceListClash>> => {
  const ids = 'customerIds' in whose ? [...new Set(whose.customerIds.map(rowId))] : [];
  const [there] = await tx.query<{ count: number }>(
    'select count(*)::int as count from customer where id = any($1::int[])',
    [ids],
  );
  if (there?.count !== ids.length) return Err({ code: 'customer-not-found' });
  const moved = await tx.query<{ id: number; former: number }>(assignSql, [
    list.id,
    ids,
    'fromListId' in whose ? rowId(whose.fromListId) : null,
  ]);
  if (moved.length === 0) return Ok([]);
  const customerIds = moved.map(({ id }) => asId<'customer'>(String(id)));
  await recordAudit(tx, author, 'price-list-assigned', { list: list.name, customers: moved.length });
  await recordAudits(
    tx,
    author,
    'customer-changed',
    moved.map(({ id, former }) => ({
      customerId: String(id),
      before: { priceListId: String(former) },
      after: { priceListId: String(list.id) },
    })),
  );
  await tellTermsOf(tx, customerIds, author.userName);
  await tellCustomersChanged(tx, customerIds);
  return Ok(customerIds);
};
