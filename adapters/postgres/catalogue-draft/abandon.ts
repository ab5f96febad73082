import { Ok } from '#core/shared/result.ts';
import type { Database, Queries } from '../database/database.ts';
import { holdsPlace, leavePlace, takeOver, type Writer, writerLock } from './writer.ts';

const rowsAtOnce = 2000;

/** Contents first, then the identities and names that nothing published uses. */
const contents = [
  'list_price',
  'price_version',
  'product_version',
  'equivalent_code',
  'product_relation',
  'application',
  'vehicle_version',
  'catalogue_change',
];

const leftovers = [
  'delete from vehicle where generation = $1',
  'delete from vehicle_brand where generation = $1',
  'delete from product_type where generation = $1 and parent_id is not null',
  'delete from product_type where generation = $1',
  'delete from product_brand where generation = $1',
  'delete from vehicle_brand_segment where generation = $1',
  'delete from price_list where generation = $1',
];

/** The last of some places in a table, written '(page,row)'. */
const furthest = (places: readonly string[]): string => {
  const numbered = places.map((place) => ({ place, page: place.slice(1, -1).split(',').map(Number) }));
  const [first] = numbered.sort((a, b) => (b.page[0] ?? 0) - (a.page[0] ?? 0) || (b.page[1] ?? 0) - (a.page[1] ?? 0));
  return first?.place ?? '(0,0)';
};

/** Products that no content was ever published of, in pages by id. */
const sweepProducts = async (database: Queries, writer: Writer): Promise<boolean> => {
  let after: number | null = 0;
  while (after !== null) {
    if (!(await holdsPlace(database, writer))) return false;
    const [page]: { last: number | null }[] = await database.query<{ last: number | null }>(
      `with page as (select id from product where id > $1 order by id limit ${rowsAtOnce}),
            gone as (delete from product p using page where p.id = page.id
                      and not exists (select from product_version v where v.product_id = p.id))
       select max(id) as last from page`,
      [after],
    );
    after = page?.last ?? null;
  }
  return true;
};

/**
 * Deletes what an unpublished catalogue draft wrote, in small steps, and lets the next one begin. A writer that lost
 * the place deletes nothing: the process that took over does.
 */
export const abandonGeneration = async (database: Database, writer: Writer): Promise<void> => {
  const { generation } = writer;
  for (const table of contents) {
    let after: string | null = '(0,0)';
    while (after !== null) {
      if (!(await holdsPlace(database, writer))) return;
      // Going on behind the last row that went: nothing is looked at twice.
      const gone: { at: string }[] = await database.query<{ at: string }>(
        `delete from ${table} where ctid = any(array(
           select ctid from ${table} where generation = $1 and ctid > $2::tid limit ${rowsAtOnce})) returning ctid::text as at`,
        [generation, after],
      );
      after = gone.length < rowsAtOnce ? null : furthest(gone.map(({ at }) => at));
    }
  }
  if (!(await sweepProducts(database, writer))) return;
  await database.transaction(async (tx) => {
    // The next writer may be given the same number: what is left goes only while the place is held.
    if (!(await holdsPlace(tx, writer))) return Ok(undefined);
    for (const sql of leftovers) await tx.query(sql, [generation]);
    await leavePlace(tx, writer);
    return Ok(undefined);
  });
};

/**
 * Sweeps what a writer left half written. Only for the holder of the writer's lock: so that writer is gone, and has not
 * just paused.
 */
export const sweepUnfinished = async (database: Database): Promise<number | null> => {
  const left = await takeOver(database);
  if (left === null) return null;
  await abandonGeneration(database, left);
  return left.generation;
};

/** Sweeps for a process that is not going to write; where another process writes there is nothing to sweep. */
export const abandonUnfinished = async (database: Database): Promise<number | null> => {
  const lock = await database.tryLock(writerLock);
  if (lock === null) return null;
  return sweepUnfinished(database).finally(() => lock.release());
};
