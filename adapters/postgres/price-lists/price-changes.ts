import type { Author } from '#core/audit/author.ts';
import type { PriceChange, PriceChangeState } from '#core/price-lists/management/price-change.ts';
import {
  maxWaitingChanges,
  type PriceListClash,
} from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { Rounding } from '#core/pricing/changed-price.ts';
import type { PriceSource } from '#core/pricing/price-source.ts';
import { asId, type PriceChangeId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant, tell } from '../live/live.ts';

export interface PriceChangeJson {
  readonly id: number;
  readonly list: number;
  readonly at: string;
  readonly from_list: number | null;
  readonly percentage: string | null;
  readonly rounding: Rounding | null;
  readonly file_name: string | null;
  readonly state: PriceChangeState;
  readonly prices: number | null;
  readonly said: number | null;
  readonly gone: number | null;
  readonly by: string;
}

/** SQL: a change of the table price_change, named c, as JSON. */
export const priceChangeJson = `json_build_object('id', c.id, 'list', c.price_list_id, 'at', ${isoInstant('c.at')},
  'from_list', c.from_list_id, 'percentage', c.percentage::text, 'rounding', c.rounding, 'file_name', c.file_name, 'state', c.state,
  'prices', c.prices, 'said', c.said, 'gone', c.gone, 'by', c.created_by)`;

const sourceOf = ({ from_list, percentage, rounding, file_name }: PriceChangeJson): PriceSource =>
  from_list === null || percentage === null || rounding === null
    ? { kind: 'sheet', fileName: file_name ?? '' }
    : { kind: 'percentage', fromListId: asId(String(from_list)), percentage: money(percentage), rounding };

export const priceChange = (row: PriceChangeJson): PriceChange => ({
  id: asId(String(row.id)),
  priceListId: asId(String(row.list)),
  at: row.at,
  source: sourceOf(row),
  state: row.state,
  prices: row.prices,
  said: row.said,
  gone: row.gone,
  by: row.by,
});

/** Tells every screen of management that something of the lists is another by now. */
export const tellManagedLists = (tx: Queries): Promise<void> =>
  tell(tx, { name: 'ManagedPriceListsChanged', audience: 'staff', facts: {} });

/** Takes back a change that waits or failed, and tells of it; false where there is none such. */
export const cancelPriceChange = async (tx: Queries, change: number, list: number | null, author: Author) => {
  const [gone] = await tx.query<{ name: string; at: string }>(
    `delete from price_change c using price_list l
      where c.id = $1 and c.price_list_id = coalesce($2, c.price_list_id) and c.state in ('waiting', 'failed') and l.id = c.price_list_id
     returning l.name, ${isoInstant('c.at')} as at`,
    [change, list],
  );
  if (gone === undefined) return false;
  await tx.query(
    'update import_record set undo_asked_by = $2, undo_asked_at = now(), undone_at = now() where price_change_id = $1',
    [change, author.userName],
  );
  await recordAudit(tx, author, 'price-change-cancelled', { list: gone.name, at: gone.at });
  await tellManagedLists(tx);
  return true;
};

/** Notes that a change was made, by whom it was asked for; false where it waits no more. */
export const recordPriceChange = async (
  tx: Queries,
  generation: number,
  { id, prices, gone }: { readonly id: PriceChangeId; readonly prices: number; readonly gone: number | null },
): Promise<boolean> => {
  const [made] = await tx.query<{ created_by: string; name: string }>(
    `update price_change c set state = 'done', prices = $2, gone = $3, settled_at = now() from price_list l
      where c.id = $1 and c.state = 'waiting' and l.id = c.price_list_id returning c.created_by, l.name`,
    [rowId(id), prices, gone],
  );
  if (made === undefined) return false;
  await tx.query('update import_record set generation = $2 where price_change_id = $1', [rowId(id), generation]);
  const author = { userName: made.created_by, actedBy: null };
  const facts = { list: made.name, prices, ...(gone === null || gone === 0 ? {} : { gone }) };
  await recordAudit(tx, author, 'price-change-made', facts, generation);
  await tellManagedLists(tx);
  return true;
};

/** How many changes of a list may wait, against those that do. */
export const roomForChange = async (tx: Queries, list: number): Promise<Result<void, PriceListClash>> => {
  const [waiting] = await tx.query<{ count: number }>(
    `select count(*)::int as count from price_change where price_list_id = $1 and state in ('reading', 'waiting')`,
    [list],
  );
  return (waiting?.count ?? 0) >= maxWaitingChanges
    ? Err({ code: 'too-many-price-changes', max: maxWaitingChanges })
    : Ok(undefined);
};
