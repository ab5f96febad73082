import { storedTables } from '#adapters/postgres/backup/stored-tables.ts';
import type { Queries } from '#adapters/postgres/database/database.ts';

/** How many rows each table has and a digest of all they hold, worked out columns included. */
export const tableDigests = async (database: Queries): Promise<Readonly<Record<string, string>>> => {
  const digests: Record<string, string> = {};
  for (const { name } of await storedTables(database)) {
    const [row] = await database.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text) collate "C")), '') as digest from ${name} t`,
    );
    digests[name] = row?.digest ?? '';
  }
  return digests;
};
