import type { Database, Queries } from '../database.ts';

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
];

/** The last of some places in a table, written '(page,row)'. */
const furthest = (places: readonly string[]): string => {
  const numbered = places.map((place) => ({ place, page: place.slice(1, -1).split(',').map(Number) }));
  const [first] = numbered.sort((a, b) => (b.page[0] ?? 0) - (a.page[0] ?? 0) || (b.page[1] ?? 0) - (a.page[1] ?? 0));
  return first?.place ?? '(0,0)';
};

/** Products that no content was ever published of, in pages by id. */
const sweepProducts = async (database: Queries): Promise<void> => {
  let after: number | null = 0;
  while (after !== null) {
    const [page]: { last: number | null }[] = await database.query<{ last: number | null }>(
      `with page as (select id from product where id > $1 order by id limit ${rowsAtOnce}),
            gone as (delete from product p using page where p.id = page.id
                      and not exists (select from product_version v where v.product_id = p.id))
       select max(id) as last from page`,
      [after],
    );
    after = page?.last ?? null;
  }
};

/** Takes out whatever an edition wrote that was never published, in small steps, and lets the next one begin. */
export const abandonGeneration = async (database: Queries, generation: number): Promise<void> => {
  for (const table of contents) {
    let after: string | null = '(0,0)';
    while (after !== null) {
      // Going on behind the last row that went: nothing is looked at twice.
      const gone: { at: string }[] = await database.query<{ at: string }>(
        `delete from ${table} where ctid = any(array(
           select ctid from ${table} where generation = $1 and ctid > $2::tid limit ${rowsAtOnce})) returning ctid::text as at`,
        [generation, after],
      );
      after = gone.length < rowsAtOnce ? null : furthest(gone.map(({ at }) => at));
    }
  }
  await sweepProducts(database);
  for (const sql of leftovers) await database.query(sql, sql.includes('$1') ? [generation] : []);
  await database.query('delete from catalogue_writer', []);
};

/** A writer that has not written for so long is taken for dead where other processes may be writing. */
const silence = '2 minutes';

/** At start: an edition that a stopped process left half written goes. The embedded database has no other process. */
export const abandonUnfinished = async (database: Database): Promise<number | null> => {
  const [left] = await database.query<{ generation: number }>(
    `select generation from catalogue_writer where $1 or since < now() - interval '${silence}'`,
    [database.kind === 'embedded'],
  );
  if (left === undefined) return null;
  await abandonGeneration(database, left.generation);
  return left.generation;
};
