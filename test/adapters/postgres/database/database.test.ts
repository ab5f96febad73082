import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '#adapters/postgres/database/database.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { emptyDatabases, openPostgresqlLike, postgresqlUrl, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(emptyDatabases)('a database: %s', (_name, open) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
    await test.database.query('create table note (id int primary key, text text not null)');
  });
  afterAll(() => test.dispose());

  it('gives values as the distributor wants them', async () => {
    const [row] = await test.database.query(
      `select 12345678901.25::numeric as amount, 9007199254740991::int8 as big, date '2026-01-05' as day,
              timestamptz '2026-03-09T02:05:00Z' as at, $1::text as code`,
      ['087902E000'],
    );
    expect(row).toEqual({
      amount: '12345678901.25',
      big: 9007199254740991,
      day: '2026-01-05',
      at: '2026-03-09T02:05:00.000Z',
      code: '087902E000',
    });
  });

  it('leaves nothing of a transaction that ends in Err or throws', async () => {
    const refused = await test.database.transaction(async (tx) => {
      await tx.query('insert into note values (1, $1)', ['a']);
      return Err({ code: 'no' });
    });
    expect(refused.err).toBe(true);
    await expect(
      test.database.transaction(async (tx) => {
        await tx.query('insert into note values (2, $1)', ['b']);
        throw new Error('defect');
      }),
    ).rejects.toThrow('defect');
    expect(await test.database.query('select * from note')).toEqual([]);
  });

  it('gives a long transaction any time, and nobody after it', async () => {
    const limit = async (tx: Queries) =>
      Ok((await tx.query<{ at: string }>(`select current_setting('statement_timeout') as at`))[0]?.at);
    expect((await test.database.longTransaction(limit)).val).toBe('0');
    const usual = test.database.kind === 'embedded' ? '0' : '1min';
    expect((await test.database.transaction(limit)).val).toBe(usual);
    const refused = await test.database.longTransaction(async (tx) => {
      await tx.query('insert into note values (3, $1)', ['c']);
      return Err({ code: 'no' });
    });
    expect(refused.err).toBe(true);
    expect(await test.database.query('select * from note')).toEqual([]);
  });

  it('goes on after a failing statement', async () => {
    await expect(test.database.query('select nonsense')).rejects.toThrow('nonsense');
    await expect(test.database.query('select $1::int', ['x'])).rejects.toThrow();
    expect(await test.database.isAlive()).toBe(true);
  });

  it('is there while all its connections are at work', async () => {
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const most = test.database.kind === 'embedded' ? 1 : 10;
    const atWork = Array.from({ length: most }, () =>
      test.database.transaction(async (tx) => {
        await tx.query('select 1');
        await held;
        return Ok(null);
      }),
    );
    expect(await test.database.isAlive()).toBe(true);
    free();
    await Promise.all(atWork);
  });

  it('lets statements that wait behind a failing one go on', async () => {
    const questions = ['select 1 as one', 'select nonsense', 'select 1 as one', 'select nonsense', 'select 1 as one'];
    const answers = await Promise.allSettled(questions.map((text) => test.database.query(text)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('lets work that yields go on after the work that others have begun, each with all of its questions', async () => {
    const steps: string[] = [];
    const asking = async (name: string): Promise<void> => {
      for (const question of [1, 2, 3]) {
        await test.database.query('select 1');
        steps.push(`${name}${question}`);
      }
    };
    const others = Promise.all(Array.from({ length: 12 }, (_, turn) => asking(String.fromCharCode(97 + turn))));
    await test.database.yieldToOthers(60_000);
    steps.push('writer');
    await others;
    // Where there are connections for everybody nobody has to wait.
    if (test.database.kind === 'embedded') expect(steps.indexOf('writer')).toBe(36);
  });

  it('keeps transactions apart when many run at once', async () => {
    await test.database.query('create table counter (n int not null)');
    await test.database.query('insert into counter values (0)');
    const one = () =>
      test.database.transaction(async (tx) => {
        const [row] = await tx.query<{ n: number }>('select n from counter for update');
        await tx.query('update counter set n = $1', [(row?.n ?? 0) + 1]);
        return Ok(undefined);
      });
    await Promise.all(Array.from({ length: 25 }, one));
    expect(await test.database.query('select n from counter')).toEqual([{ n: 25 }]);
  });

  it('hears what is notified, after the commit only', async () => {
    const payloads: string[] = [];
    await test.database.listen('distributor', (payload) => payloads.push(payload));
    await test.database.transaction(async (tx) => {
      await tx.query('select pg_notify($1, $2)', ['distributor', 'refused']);
      return Err({ code: 'no' });
    });
    await test.database.transaction(async (tx) => {
      await tx.query('select pg_notify($1, $2)', ['distributor', 'kept']);
      await tx.query('select 1');
      return Ok(undefined);
    });
    await expect.poll(() => payloads).toEqual(['kept']);
  });

  it('gives a lock to one at a time, and takes it back', async () => {
    const lock = await test.database.tryLock('one');
    expect(lock).not.toBeNull();
    expect(await test.database.tryLock('one')).toBeNull();
    const other = await test.database.tryLock('other');
    await lock?.release();
    await lock?.release();
    const again = await test.database.tryLock('one');
    expect([other === null, again === null]).toEqual([false, false]);
    await lock?.release();
    expect(await test.database.tryLock('one')).toBeNull();
    await Promise.all([again?.release(), other?.release()]);
  });

  it('migrates once, and refuses what it does not know', async () => {
    const made = await migrate(test.database);
    const steps = await test.database.query('select version from schema_migration');
    expect(steps.length).toBeGreaterThan(1);
    expect(made.val).toBe(steps.length);
    expect((await migrate(test.database)).val).toBe(0);
    expect((await migrate(test.database, [])).val).toEqual({ code: 'database-newer', version: 1 });
    const altered = [{ version: 1, name: 'distributor', sql: 'select 1' }];
    expect((await migrate(test.database, altered)).val).toEqual({ code: 'migration-altered', version: 1 });
  });
});

describe.runIf(postgresqlUrl !== undefined)('a PostgreSQL whose texts are not UTF-8', () => {
  it('is refused before it has a table', async () => {
    const encoded = await openPostgresqlLike(
      postgresqlUrl ?? '',
      `template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
    );
    try {
      expect((await migrate(encoded.database)).val).toEqual({ code: 'database-encoding', encoding: 'LATIN1' });
      expect(await encoded.database.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    } finally {
      await encoded.dispose();
    }
  });
});
