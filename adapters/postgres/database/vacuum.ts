import type { Database } from './database.ts';

const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
   order by 1`;

/**
 * What a PostgreSQL does by itself: gives the room of rows that are gone back, notes which pages everybody sees, so that an index answers alone,
 * and counts what the tables hold, so that the shortest way is chosen. A table at a time, and whoever waits comes first.
 */
export const vacuumTables = async (
  database: Pick<Database, 'query' | 'giveWay'>,
  signal: AbortSignal,
): Promise<void> => {
  for (const { name } of await database.query<{ name: string }>(tablesSql)) {
    if (signal.aborted) return;
    await database.giveWay(1000);
    await database.query(`vacuum (analyze) ${name}`);
  }
};
