import type { Queries } from '../database.ts';
import type { Identities } from './backup-sink.ts';

export interface StoredColumn {
  readonly name: string;
  /** As SQL writes it: `numeric(16,2)`, `text[]`. */
  readonly type: string;
}

/** A table as the database itself describes it; names are quoted where they must be. */
export interface StoredTable {
  readonly name: string;
  /** Without those that the database works out. */
  readonly columns: readonly StoredColumn[];
  /** The columns of the primary key, in its order; none for a table without. */
  readonly key: readonly string[];
}

const tablesSql = `
  select quote_ident(c.relname) as name,
         (select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
                           order by a.attnum)
            from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
         coalesce((select jsonb_agg(quote_ident(a.attname) order by k.place)
                     from pg_index i
                     cross join unnest(i.indkey) with ordinality as k (attnum, place)
                     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
                    where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
   order by c.relname`;

/** Every table of the house, whatever migrations made them. */
export const storedTables = (queries: Queries): Promise<StoredTable[]> => queries.query<StoredTable>(tablesSql);

const identitiesSql = `
  select quote_ident(c.relname) as name, quote_ident(a.attname) as column,
         pg_sequence_last_value(pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass)::text as last
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where a.attidentity <> '' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
   order by c.relname`;

export const storedIdentities = async (queries: Queries): Promise<Identities> => {
  const rows = await queries.query<{ name: string; column: string; last: string | null }>(identitiesSql);
  return Object.fromEntries(rows.map(({ name, column, last }) => [name, { column, last }]));
};
