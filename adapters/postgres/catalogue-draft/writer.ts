import { randomUUID } from 'node:crypto';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Queries } from '../database/database.ts';

/**
 * Who writes the catalogue's next generation: one at a time, on however many processes. The token tells this writer
 * from one that took over.
 */
export interface Writer {
  readonly generation: number;
  readonly token: string;
}

/**
 * Held by the process that writes, from before it takes the place until after it has left it: the lock is free where
 * that process was killed. A process without it neither writes nor sweeps.
 */
export const writerLock = 'catalogue-writer';

/** Takes the writer's place if it is free, for the generation after the published one. */
export const takeWriter = async (
  database: Queries,
  holder: string,
): Promise<Result<Writer, { readonly code: 'catalogue-busy'; readonly holder: string }>> => {
  const [mine] = await database.query<Writer>(
    `insert into catalogue_writer (generation, holder, token)
     select coalesce(max(generation), 0) + 1, $1, $2 from catalogue_generation
     on conflict (alone) do nothing returning generation, token`,
    [holder, randomUUID()],
  );
  if (mine !== undefined) return Ok(mine);
  return Err({ code: 'catalogue-busy', holder: await holderOf(database) });
};

/** The holder of the place; empty where nobody has it. */
export const holderOf = async (database: Queries): Promise<string> => {
  const [busy] = await database.query<{ holder: string }>('select holder from catalogue_writer', []);
  return busy?.holder ?? '';
};

/** Whether somebody has had the place for so many milliseconds, by the database's clock. */
export const isHeldFor = async (database: Queries, milliseconds: number): Promise<boolean> => {
  const held = await database.query(
    `select from catalogue_writer where begun <= now() - $1 * interval '1 millisecond'`,
    [milliseconds],
  );
  return held.length > 0;
};

/**
 * Takes over from a writer that lost the lock, to sweep what it left: from then on that one writes nothing more, should
 * it still live.
 */
export const takeOver = async (database: Queries): Promise<Writer | null> => {
  const [left] = await database.query<Writer>(
    'update catalogue_writer set token = $1, since = now(), begun = now() returning generation, token',
    [randomUUID()],
  );
  return left ?? null;
};

/**
 * Whether the place is still the writer's; false when another has taken over. In a transaction nobody can take over
 * before its end.
 */
export const holdsPlace = async (queries: Queries, { token }: Writer): Promise<boolean> => {
  const held = await queries.query('update catalogue_writer set since = now() where token = $1 returning 1', [token]);
  return held.length > 0;
};

export const leavePlace = async (queries: Queries, { token }: Writer): Promise<void> => {
  await queries.query('delete from catalogue_writer where token = $1', [token]);
};
