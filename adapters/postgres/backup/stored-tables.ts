import type { Queries } from '../database/database.ts';
import type { Identities } from './backup-sink.ts';
import { ourTables } from './our-tables.ts';

export interface StoredColumn {
  readonly name: string;
  /** The column's type as SQL writes it: `numeric(16,2)`, `text[]`. */
  readonly type: string;
}

/** A table as the database itself describes it; names are quoted where they must be. */
export interface StoredTable {
  readonly name: string;
  /** The columns, without those that the database works out. */
  readonly columns: readonly StoredColumn[];
  /** The columns of the primary key, in its order, those too that the database works out; none for a table without. */
  readonly key: readonly StoredColumn[];
}

const tablesSql = `
  select quote_ident(c.relname) as name,
         (select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
                           order by a.attnum)
            from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
         coalesce((select jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
                                    order by k.place)
                     from pg_index i
                     cross join unnest(i.indkey) with ordinality as k (attnum, place)
                     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
                    where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname = any($1)
   order by c.relname`;

/** The program's tables that are there, as the migrations that ran so far left them. */
export const storedTables = (queries: Queries): Promise<StoredTable[]> =>
  queries.query<StoredTable>(tablesSql, [ourTables]);

// What an extension brought along (PostGIS: spatial_ref_sys) is part of the empty database that was prepared for us.
const foreignSql = `
  select quote_ident(c.relname) as name from pg_class c
   where c.relkind in ('r', 'p', 'f') and c.relnamespace = current_schema()::regnamespace and c.relname <> all($1)
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   order by c.relname`;

/** The names of the schema's tables that no migration of ours makes. */
export const foreignTables = async (queries: Queries): Promise<readonly string[]> =>
  (await queries.query<{ name: string }>(foreignSql, [ourTables])).map(({ name }) => name);

const identitiesSql = `
  select quote_ident(c.relname) as name, quote_ident(a.attname) as column,
         pg_sequence_last_value(pg_get_serial_sequence(c.oid::regclass::text, a.attname)::regclass)::text as last
    from pg_attribute a join pg_class c on c.oid = a.attrelid
   where a.attidentity <> '' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
     and c.relname = any($1)
   order by c.relname`;

export const storedIdentities = async (queries: Queries): Promise<Identities> => {
  const rows = await queries.query<{ name: string; column: string; last: string | null }>(identitiesSql, [ourTables]);
  return Object.fromEntries(rows.map(({ name, column, last }) => [name, { column, last }]));
};
