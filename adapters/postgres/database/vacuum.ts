import type { Database } from './database.ts';

const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and pg_relation_size(c.oid) <= $1 and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
   order by 1`;

/**
 * What a PostgreSQL does by itself: gives the room of rows that are gone back, notes which pages everybody sees, so that an index answers alone,
 * and counts what the tables hold, so that the shortest way is chosen. A table at a time, and whoever waits comes first. A table of more than
 * `largestBytes` is left as it is: for as long as it is read, nobody else is answered.
 */
export const vacuumTables = async (
  database: Pick<Database, 'query' | 'giveWay'>,
  signal: AbortSignal,
  largestBytes: number = Number.MAX_SAFE_INTEGER,
): Promise<void> => {
  for (const { name } of await database.query<{ name: string }>(tablesSql, [largestBytes])) {
    if (signal.aborted) return;
    await database.giveWay(1000);
    await database.query(`vacuum (analyze) ${name}`);
  }
};
