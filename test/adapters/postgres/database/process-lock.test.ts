import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { DatabaseAway } from '#adapters/postgres/database/database-away.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { aLine } from '#test/contracts/a-line.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const url = process.env['TEST_DATABASE_URL'];

describe.skipIf(url === undefined)('the lock of a process on PostgreSQL', () => {
  let test: TestDatabase;
  const opened: Database[] = [];
  beforeAll(async () => {
    const postgresql = databases.find(([name]) => name === 'PostgreSQL');
    if (postgresql === undefined) throw new Error('no PostgreSQL');
    test = await postgresql[1]();
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await test.dispose();
  });

  const address = async (): Promise<URL> => {
    const [own] = await test.database.query<{ name: string }>('select current_database() as name');
    const to = new URL(url ?? '');
    to.pathname = `/${own?.name}`;
    return to;
  };
  const open = async (to: URL): Promise<Database> => {
    const database = await openPostgresql(to.href);
    opened.push(database);
    return database;
  };

  it.each(['frozen', 'cut'] as const)(
    'says that the database is away where it is %s',
    async (state) => {
      const to = await address();
      const line = await aLine(new URL(to));
      to.hostname = '127.0.0.1';
      to.port = String(line.port);
      const database = await open(to);
      line.set(state);
      await expect(createCatalogueDraftRepository(database).begin('ana')).rejects.toThrow(DatabaseAway);
      line.set('open');
      const lock = await database.tryLock('after');
      expect(lock).not.toBeNull();
      // And lets go of it, however the database is by then.
      line.set(state);
      await lock?.release();
      line.set('open');
      await line.close();
    },
    30_000,
  );

  it('leaves no connection behind where it could not be asked for', async () => {
    const to = await address();
    await test.database.query(`
      create function public.pg_try_advisory_lock(bigint) returns boolean language plpgsql
        as $$ begin raise exception 'no locks today'; end $$`);
    to.searchParams.set('options', '-c search_path=public,pg_catalog');
    to.searchParams.set('application_name', 'asks-for-a-lock');
    const database = await open(to);
    const connections = () =>
      test.database.query(`select 1 from pg_stat_activity where application_name = 'asks-for-a-lock'`);
    const before = await connections();
    await expect(database.tryLock('any')).rejects.toThrow('no locks today');
    await expect.poll(connections).toEqual(before);
  });
});
