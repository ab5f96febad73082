import type { Database } from './database.ts';

const tablesSql = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_relation_size(c.oid) <= $1 as may_be_vacuumed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
   order by 1`;

/**
 * What a PostgreSQL does by itself (room of rows that are gone, what everybody sees, statistics), a table at a time;
 * waiting statements go first. Of a table of more than `largestBytes` rows are only counted, by a sample: nobody else
 * is answered while all of it is read. Answers whether every table was vacuumed.
 */
export const vacuumTables = async (
  database: Pick<Database, 'query' | 'yieldToOthers'>,
  signal: AbortSignal,
  largestBytes: number = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => {
  const tables = await database.query<{ name: string; may_be_vacuumed: boolean }>(tablesSql, [largestBytes]);
  for (const { name, may_be_vacuumed: mayBeVacuumed } of tables) {
    if (signal.aborted) break;
    await database.yieldToOthers(1000);
    await database.query(mayBeVacuumed ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
  return tables.every(({ may_be_vacuumed: mayBeVacuumed }) => mayBeVacuumed);
};
