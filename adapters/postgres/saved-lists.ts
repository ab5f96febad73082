import type {
  AddFailure,
  MadeList,
  Moved,
  NameTaken,
  SavedListRepository,
  SeenList,
} from '#core/saved-lists/saved-list.repository.port.ts';
import { maxLists, type SavedLine, type SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { type KnownRequest, madeBefore } from '#core/shared/idempotency.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from './database/database.ts';
import { knownRequest } from './database/known-request.ts';
import { fromNullableColumn, toColumn } from './database/money-column.ts';
import { rowId } from './database/row-id.ts';
import { tellCompany } from './live/live.ts';

interface SummaryRow {
  readonly id: number;
  readonly name: string;
  readonly line_count: number;
  readonly version: number;
  readonly updated_at: string;
  readonly updated_by: string;
}

interface LineRow {
  readonly product_price_id: number;
  readonly quantity: number;
  readonly code: string;
  readonly brand_name: string;
  readonly cost: string | null;
}

const summaryColumns = `
  l.id, l.name, l.version, l.updated_at, l.updated_by,
  (select count(*)::int from saved_list_line i where i.list_id = l.id) as line_count`;

const readSql = `
  select ${summaryColumns},
         (select coalesce(json_agg(json_build_object('product_price_id', i.product_price_id, 'quantity', i.quantity,
                  'code', i.code, 'brand_name', i.brand_name, 'cost', i.cost::text) order by i.place), '[]')
            from saved_list_line i where i.list_id = l.id) as lines
    from saved_list l where l.customer_id = $1 and l.id = $2`;

const linesSql = `
  insert into saved_list_line (list_id, place, product_price_id, quantity, code, brand_name, cost)
  select $1, place, row_id, quantity, code, brand_name, cost
    from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::numeric[])
      with ordinality as line (row_id, quantity, code, brand_name, cost, place)`;

const nameTaken = Err({ code: 'list-name-taken' } as const);

/** Writers of one company's lists wait for one another: so names stay apart and the limit holds. */
const hold = (tx: Queries, customerId: CustomerId) =>
  tx.query('select pg_advisory_xact_lock($1, $2)', [0x6c697374, rowId(customerId)]);

const isTaken = async (tx: Queries, customerId: CustomerId, name: string, besides: number): Promise<boolean> => {
  const rows = await tx.query('select 1 from saved_list where customer_id = $1 and name_key = $2 and id <> $3', [
    rowId(customerId),
    nameKey(name),
    besides,
  ]);
  return rows.length > 0;
};

const writeLines = async (tx: Queries, listId: number, lines: readonly SavedLine[]): Promise<void> => {
  await tx.query('delete from saved_list_line where list_id = $1', [listId]);
  await tx.query(linesSql, [
    listId,
    lines.map(({ productPriceId }) => rowId(productPriceId)),
    lines.map(({ quantity }) => quantity),
    lines.map(({ code }) => code),
    lines.map(({ brand }) => brand),
    lines.map(({ cost }) => (cost === null ? null : toColumn(cost))),
  ]);
};

const knownKey = (queries: Queries, customerId: CustomerId, key: string): Promise<KnownRequest<MadeList> | null> =>
  knownRequest(queries, key, {
    ...{ table: 'saved_list l', columns: `${summaryColumns}, l.left_out`, of: { customer_id: rowId(customerId) } },
    made: (row: SummaryRow & { readonly left_out: number }) => ({ list: summary(row), leftOut: row.left_out }),
  });

const standSql = 'select version, updated_by from saved_list where customer_id = $1 and id = $2';

/** The list as it was seen, held until the transaction ends where `lock` says so; or why it is not. */
const seen = async (
  queries: Queries,
  customerId: CustomerId,
  { id, version }: SeenList,
  lock: 'for update' | '' = 'for update',
): Promise<Result<number, Moved>> => {
  const [row] = await queries.query<{ version: number; updated_by: string }>(`${standSql} ${lock}`, [
    rowId(customerId),
    rowId(id),
  ]);
  if (row === undefined) return Err({ code: 'list-not-found' });
  return row.version === version ? Ok(rowId(id)) : Err({ code: 'list-moved', by: row.updated_by });
};

const summaryOf = async (queries: Queries, listId: number): Promise<SavedListSummary> => {
  const [row] = await queries.query<SummaryRow>(`select ${summaryColumns} from saved_list l where l.id = $1`, [listId]);
  if (row === undefined) throw new Error(`no saved list ${listId}`);
  return summary(row);
};

/** The lists that a company keeps of what it orders time and again. */
export const createSavedListRepository = (database: Database): SavedListRepository => ({
  async all(customerId) {
    const rows = await database.query<SummaryRow>(
      `select ${summaryColumns} from saved_list l where l.customer_id = $1 order by l.name_key`,
      [rowId(customerId)],
    );
    return rows.map(summary);
  },

  async read(customerId, id) {
    const [row] = await database.query<SummaryRow & { readonly lines: readonly LineRow[] }>(readSql, [
      rowId(customerId),
      rowId(id),
    ]);
    return row === undefined ? null : { ...summary(row), lines: row.lines.map(savedLine) };
  },

  knownKey: (customerId, key) => knownKey(database, customerId, key),

  async check(customerId, which) {
    return (await seen(database, customerId, which, '')).map(() => undefined);
  },

  add: (customerId, { name, lines, leftOut, idempotencyKey, payloadHash }, by) =>
    database.transaction<SavedListSummary, AddFailure>(async (tx) => {
      await hold(tx, customerId);
      const before = madeBefore(await knownKey(tx, customerId, idempotencyKey), payloadHash);
      if (before !== null) return before.map(({ list }) => list);
      if (await isTaken(tx, customerId, name, 0)) return nameTaken;
      const [row] = await tx.query<{ id: number }>(
        `insert into saved_list (customer_id, name, name_key, updated_by, request_key, request_hash, left_out)
         select $1, $2, $3, $4, $6, $7, $8 where (select count(*) from saved_list where customer_id = $1) < $5 returning id`,
        [rowId(customerId), name, nameKey(name), by, maxLists, idempotencyKey, payloadHash, leftOut],
      );
      if (row === undefined) return Err({ code: 'too-many-lists', most: maxLists });
      await writeLines(tx, row.id, lines);
      await tellCompany(tx, 'SavedListsChanged', customerId, by);
      return Ok(await summaryOf(tx, row.id));
    }),

  change: (customerId, which, { name, lines }, by) =>
    database.transaction<SavedListSummary, NameTaken | Moved>(async (tx) => {
      await hold(tx, customerId);
      const listId = await seen(tx, customerId, which);
      if (!listId.ok) return listId;
      if (name !== undefined && (await isTaken(tx, customerId, name, listId.val))) return nameTaken;
      await tx.query(
        `update saved_list set name = coalesce($2, name), name_key = coalesce($3, name_key), version = version + 1,
                updated_at = clock_timestamp(), updated_by = $4 where id = $1`,
        [listId.val, name ?? null, name === undefined ? null : nameKey(name), by],
      );
      if (lines !== undefined) await writeLines(tx, listId.val, lines);
      await tellCompany(tx, 'SavedListsChanged', customerId, by);
      return Ok(await summaryOf(tx, listId.val));
    }),

  remove: (customerId, which, by) =>
    database.transaction<void, Moved>(async (tx) => {
      const listId = await seen(tx, customerId, which);
      if (!listId.ok) return listId;
      await tx.query('delete from saved_list where id = $1', [listId.val]);
      await tellCompany(tx, 'SavedListsChanged', customerId, by);
      return Ok(undefined);
    }),
});

const summary = (row: SummaryRow): SavedListSummary => ({
  id: asId(String(row.id)),
  name: row.name,
  lineCount: row.line_count,
  version: row.version,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

const savedLine = (row: LineRow): SavedLine => ({
  productPriceId: asId(String(row.product_price_id)),
  quantity: row.quantity,
  code: row.code,
  brand: row.brand_name,
  cost: fromNullableColumn(row.cost),
});
