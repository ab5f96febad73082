import { randomUUID } from 'node:crypto';
import { writerLock } from '#adapters/postgres/catalogue-draft/writer.ts';
import type { Database, Queries } from '#adapters/postgres/database/database.ts';

/** As if who writes the catalogue had begun an hour ago: nobody waits for it. */
export const writeForLong = async (database: Queries): Promise<void> => {
  await database.query(`update catalogue_writer set begun = now() - interval '1 hour'`);
};

/** Somebody writes the catalogue, for an hour already, until it is called. */
export const aLongWriting = async (database: Database): Promise<() => Promise<void>> => {
  const lock = await database.tryLock(writerLock);
  if (lock === null) throw new Error('somebody writes already');
  const token = randomUUID();
  await database.query(`insert into catalogue_writer (generation, holder, token) values (0, 'alguien', $1)`, [token]);
  await writeForLong(database);
  return async () => {
    await database.query('delete from catalogue_writer where token = $1', [token]);
    await lock.release();
  };
};
