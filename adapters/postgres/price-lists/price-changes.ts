import { priceSourceText } from '#adapters/texts/price-list-management.es.ts';
import type { Author } from '#core/audit/author.ts';
import { noneCounted } from '#core/imports/import-record.ts';
import type { PriceChange, PriceChangeState } from '#core/price-lists/management/price-change.ts';
import {
  maxWaitingChanges,
  type StoredListRefusal,
} from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { Rounding } from '#core/pricing/changed-price.ts';
import type { PriceSource } from '#core/pricing/price-source.ts';
import { asId, type PriceChangeId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { asJson } from '../imports/json-text.ts';
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

/** Tells every screen of management that a price list changed. */
export const tellManagedLists = (tx: Queries): Promise<void> =>
  tell(tx, { name: 'ManagedPriceListsChanged', audience: 'staff', facts: {} });

/** Takes back a change that waits or failed, and sends an event; false where there is none such. */
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

interface MadeChange {
  readonly change: PriceChangeJson;
  readonly name: string;
  /** The list whose prices it took; null of a sheet. */
  readonly from: string | null;
  /** A percentage that somebody asked for; what a new list is made of by copying has no prices of before. */
  readonly isRise: boolean;
}

const madeSql = `
  update price_change c set state = 'done', prices = $2, gone = $3, settled_at = now() from price_list l
   where c.id = $1 and c.state = 'waiting' and l.id = c.price_list_id
  returning ${priceChangeJson} as change, l.name, (select f.name from price_list f where f.id = c.from_list_id) as from,
            c.from_list_id is not null and c.request_key is not null as "isRise"`;

/** Once made a rise is in the history of imports, to be undone there (docs/rules/price-list-management.md 10). */
const addRecordOfRise = async (tx: Queries, generation: number, { change, from }: MadeChange, prices: number) => {
  const source = sourceOf(change);
  const name = priceSourceText(source, () => (change.from_list === change.list ? '' : (from ?? ''))).trim();
  await tx.query(
    `insert into import_record (import_id, kind, file_name, imported_by, counts, price_list_id, price_change_id, generation, ended_at)
     values (gen_random_uuid()::text, 'list-prices', $1, $2, $3::jsonb, $4, $5, $6, now())`,
    [name, change.by, asJson({ ...noneCounted, changed: prices }), change.list, change.id, generation],
  );
};

/** Notes that the prices of a change, by the import that it is in the history, are those of before again. */
export const recordUndoneChange = async (tx: Queries, importId: string): Promise<void> => {
  await tx.query(
    `update price_change c set state = 'undone' from import_record r
      where r.import_id = $1 and c.id = r.price_change_id and c.state = 'done'`,
    [importId],
  );
  await tellManagedLists(tx);
};

/** What the prices are of, as the activity shows it: a sheet, or a percentage of another list's or of its own. */
const sourceFacts = ({ change, from }: MadeChange) => {
  const source = sourceOf(change);
  if (source.kind === 'sheet') return { file: source.fileName };
  return { percentage: source.percentage.toString(), ...(change.from_list === change.list ? {} : { from }) };
};

/** Notes that a change was made, by whom it was asked for; false where it waits no more. */
export const recordPriceChange = async (
  tx: Queries,
  generation: number,
  { id, prices, gone }: { readonly id: PriceChangeId; readonly prices: number; readonly gone: number | null },
): Promise<boolean> => {
  const [made] = await tx.query<MadeChange>(madeSql, [rowId(id), prices, gone]);
  if (made === undefined) return false;
  await tx.query('update import_record set generation = $2 where price_change_id = $1', [rowId(id), generation]);
  if (made.isRise && prices > 0) await addRecordOfRise(tx, generation, made, prices);
  const author = { userName: made.change.by, actedBy: null };
  const facts = { list: made.name, prices, ...sourceFacts(made), ...(gone === null || gone === 0 ? {} : { gone }) };
  await recordAudit(tx, author, 'price-change-made', facts, generation);
  await tellManagedLists(tx);
  return true;
};

/** How many changes of a list may wait, against those that do. */
export const roomForChange = async (tx: Queries, list: number): Promise<Result<void, StoredListRefusal>> => {
  const [waiting] = await tx.query<{ count: number }>(
    `select count(*)::int as count from price_change where price_list_id = $1 and state in ('reading', 'waiting')`,
    [list],
  );
  return (waiting?.count ?? 0) >= maxWaitingChanges
    ? Err({ code: 'too-many-price-changes', max: maxWaitingChanges })
    : Ok(undefined);
};
