import type { PriceChange, PriceChangeState } from '#core/price-lists/management/price-change.ts';
import type { Rounding } from '#core/pricing/changed-price.ts';
import type { PriceSource } from '#core/pricing/price-source.ts';
import { asId, type PriceChangeId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
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
  readonly by: string;
}

/** SQL: a change of the table price_change, named c, as JSON. */
export const priceChangeJson = `json_build_object('id', c.id, 'list', c.price_list_id, 'at', ${isoInstant('c.at')},
  'from_list', c.from_list_id, 'percentage', c.percentage::text, 'rounding', c.rounding, 'file_name', c.file_name, 'state', c.state,
  'prices', c.prices, 'by', c.created_by)`;

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
  by: row.by,
});

/** Tells every screen of management that something of the lists is another by now. */
export const tellManagedLists = (tx: Queries): Promise<void> =>
  tell(tx, { name: 'ManagedPriceListsChanged', audience: 'staff', facts: {} });

/** Notes that a change was made, by whom it was asked for; false where it waits no more. */
export const recordPriceChange = async (tx: Queries, id: PriceChangeId, prices: number): Promise<boolean> => {
  const [made] = await tx.query<{ created_by: string; name: string }>(
    `update price_change c set state = 'done', prices = $2, settled_at = now() from price_list l
      where c.id = $1 and c.state = 'waiting' and l.id = c.price_list_id returning c.created_by, l.name`,
    [rowId(id), prices],
  );
  if (made === undefined) return false;
  const author = { userName: made.created_by, actedBy: null };
  await recordAudit(tx, author, 'price-change-made', { list: made.name, prices });
  await tellManagedLists(tx);
  return true;
};
