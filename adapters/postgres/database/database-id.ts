import type { Queries } from './database.ts';

/** Tells this database from any other: what is kept in files is kept under its name. */
export const databaseId = async (database: Queries): Promise<string> => {
  const [row] = await database.query<{ id: string }>(
    `select value->>'id' as id from setting where key = 'database'`,
    [],
  );
  return row?.id ?? '';
};
