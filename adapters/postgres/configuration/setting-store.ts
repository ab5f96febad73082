import type { Queries } from '../database/database.ts';

/** A setting as it is kept; undefined where it never was. */
export const readSetting = async <Value>(queries: Queries, key: string): Promise<Value | undefined> =>
  (await queries.query<{ value: Value }>('select value from setting where key = $1', [key]))[0]?.value;

export const writeSetting = async (tx: Queries, key: string, value: unknown): Promise<void> => {
  await tx.query(
    'insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
};
