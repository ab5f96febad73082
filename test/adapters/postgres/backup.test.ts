import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupRows, checkBackup } from '#adapters/backups/read-backup.ts';
import { writeBackup } from '#adapters/backups/write-backup.ts';
import { copyDatabase } from '#adapters/postgres/backup/copy-database.ts';
import { restoreDatabase } from '#adapters/postgres/backup/restore-database.ts';
import { abandonUnfinished } from '#adapters/postgres/catalogue-draft/abandon.ts';
import { editCatalogue } from '#adapters/postgres/catalogue-draft/edit-catalogue.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { databaseId } from '#adapters/postgres/database/database-id.ts';
import { addJob } from '#adapters/postgres/jobs/add-job.ts';
import { prepareJobs } from '#adapters/postgres/jobs/boss.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { usesOfProduct } from '#adapters/postgres/products/product-uses.ts';
import { Ok } from '#core/shared/result.ts';
import { writeDatabase } from '#server/backups/write-database.ts';
import { aDistributor, aProduct } from '#test/builders/distributor.builder.ts';
import { emptyDatabases, type TestDatabase } from '#test/contracts/databases.ts';
import { demoDatabases } from '#test/contracts/demo-databases.ts';
import { tableDigests } from '#test/contracts/table-digests.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-backup-'));
afterAll(() => rmSync(directory, { recursive: true }));
const facts = { program: 'test', madeAt: '2026-11-20T12:00:00.000Z' };
const never = new AbortController().signal;

let files = 0;
const backUp = async (database: Database): Promise<string> => {
  files += 1;
  const file = join(directory, `${files}.ndjson.gz`);
  await writeBackup(file, facts, (sink) => copyDatabase(database, sink, never));
  return file;
};
const restore = async (database: Database, file: string) => {
  const { schema, identities } = (await checkBackup(file)).unwrap();
  return restoreDatabase(database, { schema, identities, rows: () => backupRows(file) });
};
/** What a backup is to bring back: everything but the sessions, when each migration ran, and the database's own id. */
const digestsOf = async (database: Database) => {
  const { session: _sessions, schema_migration: _steps, ...digests } = await tableDigests(database);
  return digests;
};
const withIdOf = async (restored: Database, original: Database): Promise<void> => {
  await restored.query(`update setting set value = jsonb_build_object('id', $1::text) where key = 'database'`, [
    await databaseId(original),
  ]);
};

/**
 * Outlined letters and figures came with Unicode 16, which the embedded PostgreSQL 18 has and PostgreSQL 15 has not:
 * the words that each works out of a mail's subject differ.
 */
const ofNewerUnicode = /[\u{1ccd6}-\u{1ccf9}]/gu;

/** The last of them: PostgreSQL where there is one. */
const otherDatabase = emptyDatabases.slice(-1);

/**
 * The embedded demo comes back into the other kind of database, where there are two: with few rows each comes back into
 * each, below.
 */
const demosAndTargets = demoDatabases
  .slice(0, 1)
  .flatMap(([name, open]) => otherDatabase.map(([target, openTarget]) => [name, target, open, openTarget] as const));

describe.each(demosAndTargets)('a backup of the demo, taken from %s for %s', (_name, _target, open, openTarget) => {
  let source: TestDatabase;
  let file: string;
  beforeAll(async () => {
    source = await open();
    await source.database.query(
      `insert into idempotency_key (customer_id, request_key, request_hash, order_id) select customer_id, id, 'hash', id from sales_order`,
    );
    await source.database.query(
      `insert into outbox_mail (recipients, subject, body, sent_at)
       values ('{a@b.example}', 'Salió', '', now()), ('{a@b.example}', 'Espera', '', null)`,
    );
    await source.database.query(
      `insert into search_synonym (place, typed, means) values (1, 'chupete', '{"retén de válvula",sello}'), (2, 'taco', '{}')`,
    );
    file = await backUp(source.database);
  }, 120_000);
  afterAll(() => source.dispose());

  it('holds the moment for no row that grows with every order and never changes again', async () => {
    let isHeld = true;
    const atTheMoment = new Map<string, number>();
    const watched: Database = {
      ...source.database,
      kind: 'embedded',
      transaction: (work) => source.database.transaction(work).finally(() => (isHeld = false)),
    };
    let table = '';
    await copyDatabase(
      watched,
      {
        head: async () => undefined,
        table: async (name) => {
          table = name;
        },
        rows: async (_lines, count) => {
          if (isHeld) atTheMoment.set(table, (atTheMoment.get(table) ?? 0) + count);
        },
      },
      never,
    );
    const countOf = async (what: string): Promise<number> =>
      (await source.database.query<{ count: number }>(`select count(*) as count from ${what}`))[0]?.count ?? 0;
    const open = `order_id in (select id from sales_order where state not in ('Delivered', 'Cancelled'))`;
    expect(atTheMoment.get('sales_order_state')).toBe(await countOf(`sales_order_state where ${open}`));
    expect(atTheMoment.get('sales_order_state')).toBeLessThan(await countOf('sales_order_state'));
    expect(atTheMoment.get('sales_order_line')).toBe(await countOf(`sales_order_line where ${open}`));
    expect(atTheMoment.get('sales_order_line')).toBeLessThan(await countOf('sales_order_line'));
    expect(atTheMoment.get('outbox_mail')).toBe(await countOf('outbox_mail where sent_at is null'));
    expect(await countOf('idempotency_key')).toBeGreaterThan(100);
    expect(atTheMoment.get('idempotency_key')).toBeUndefined();
  });

  it('comes back, row by row', async () => {
    const target = await openTarget();
    expect((await restore(target.database, file)).ok).toBe(true);
    expect(await databaseId(target.database)).not.toBe(await databaseId(source.database));
    await withIdOf(target.database, source.database);
    expect(await digestsOf(target.database)).toEqual(await digestsOf(source.database));

    const next = `insert into customer (external_code, name, price_list_id) values ('nuevo', 'Nuevo', 1) returning id`;
    const [made] = await target.database.query<{ id: number }>(next);
    const [last] = await target.database.query<{ id: number }>(`select max(id) as id from customer`);
    expect(made?.id).toBe(last?.id);
    await expect(
      target.database.query(`insert into cart_line (customer_id, product_price_id, quantity, accepted_cost, added_by)
                                values (1, 99999999, 1, 1, 'x')`),
    ).rejects.toThrow('cart_line_product_price_id_fkey');
    expect((await restore(target.database, file)).val).toEqual({ code: 'database-not-empty' });
    await target.dispose();
  }, 120_000);
});

describe.each(emptyDatabases)('a backup: %s', (_name, open) => {
  let source: TestDatabase;
  beforeAll(async () => {
    source = await open();
    (await aDistributor(source.database)).close();
  });
  afterAll(() => source.dispose());

  it('brings back any value that a column can hold', async () => {
    const text = fc.string({ unit: 'binary' }).map((one) => one.replace(ofNewerUnicode, '').replaceAll('\0', ''));
    const row = fc.record({
      to: fc.array(text, { minLength: 1, maxLength: 3 }),
      subject: text,
      facts: fc.jsonValue().map((value) => JSON.stringify(value).replaceAll('\\u0000', '')),
      at: fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      error: fc.option(text),
    });
    const { database } = source;
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 40, maxLength: 120 }), async (rows) => {
        await database.query('delete from outbox_mail');
        await database.query('truncate audit_entry');
        for (const { to, subject, facts: json, at, error } of rows) {
          await database.query(
            `insert into outbox_mail (recipients, subject, body, created_at, last_error) values ($1, $2, $2, $3::timestamptz + interval '7 microseconds', $4)`,
            [to, subject, at.toISOString(), error],
          );
          await database.query(`insert into audit_entry (user_name, action, facts) values ('x', $1, $2)`, [
            subject,
            json,
          ]);
        }
        const target = await open();
        expect((await restore(target.database, await backUp(database))).ok).toBe(true);
        const [before, after] = [await digestsOf(database), await digestsOf(target.database)];
        await target.dispose();
        expect([after['outbox_mail'], after['audit_entry']]).toEqual([before['outbox_mail'], before['audit_entry']]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  }, 120_000);

  it('is of one moment, also where others write while it is made', async () => {
    const { database } = source;
    const before = await digestsOf(database);
    const catalogueDrafts = createCatalogueDraftRepository(database);
    const catalogueDraft = (await catalogueDrafts.begin('otro')).unwrap();
    const unfinished = Array.from({ length: 5 }, (_, index) => ({
      draft: aProduct({ line: index + 1, code: `A MEDIAS ${index}`, brand: 'NUEVA' }),
      status: 'new' as const,
      changes: [],
    }));
    await catalogueDraft.write('catalogue', unfinished as never);
    let isWritten = false;
    const file = join(directory, 'moment.ndjson.gz');
    await writeBackup(file, facts, (sink) =>
      copyDatabase(
        database,
        {
          ...sink,
          async rows(lines, count) {
            await sink.rows(lines, count);
            if (isWritten) return;
            isWritten = true;
            // Behind the moment: the embedded database answers it between the pages, PostgreSQL at once.
            void database.query(`insert into audit_entry (user_name, action) values ('tarde', 'tarde')`);
            void database.query(`update customer set name = 'Tarde'`);
            void catalogueDraft.abandon();
          },
        },
        never,
      ),
    );
    const target = await open();
    expect((await restore(target.database, file)).ok).toBe(true);
    const restored = await digestsOf(target.database);
    for (const table of ['customer', 'audit_entry', 'product_version', 'list_price', 'catalogue_generation', 'cart']) {
      expect([table, restored[table]]).toEqual([table, before[table]]);
    }
    // What the catalogue draft had half made goes at the next start.
    await abandonUnfinished(target.database);
    const [left] = await target.database.query(`select count(*) as count from product where code like 'A MEDIAS%'`);
    expect(left).toEqual({ count: 0 });
    await target.dispose();
  }, 60_000);

  it('is given up when asked to, and leaves no file', async () => {
    const giveUp = new AbortController();
    const file = join(directory, 'given-up.ndjson.gz');
    const copying = writeBackup(file, facts, (sink) =>
      copyDatabase(
        source.database,
        {
          ...sink,
          async table(name, columns) {
            await sink.table(name, columns);
            giveUp.abort(new Error('given up'));
          },
        },
        giveUp.signal,
      ),
    );
    await expect(copying).rejects.toThrow('given up');
    expect(readdirSync(directory).filter((name) => name.startsWith('given-up'))).toEqual([]);
    expect(await source.database.isAlive()).toBe(true);
  });

  it('holds no job, and is restored over none', async () => {
    await source.database.transaction(async (tx) => Ok(await addJob(tx, 'price-lists', 'of the source')));
    const target = await open();
    await prepareJobs(target.database);
    await target.database.transaction(async (tx) => Ok(await addJob(tx, 'price-lists', 'of the former')));
    expect((await restore(target.database, await backUp(source.database))).ok).toBe(true);
    expect(await target.database.query('select name from mostrador_jobs.job')).toEqual([]);
    await target.dispose();
  });

  it('that does not fit changes nothing', async () => {
    const target = await open();
    const { schema, identities } = (await checkBackup(await backUp(source.database))).unwrap();
    const orphan = {
      schema,
      identities,
      rows: async function* () {
        yield { table: 'cart', columns: ['customer_id'], rows: ['["12345"]'] };
      },
    };
    expect((await restoreDatabase(target.database, orphan)).val).toMatchObject({ code: 'backup-does-not-fit' });
    expect(await target.database.query('select from pg_tables where schemaname = current_schema()')).toEqual([]);
    const newer = { ...orphan, schema: 9999 };
    expect((await restoreDatabase(target.database, newer)).val).toEqual({ code: 'backup-schema-newer', schema: 9999 });
    await target.dispose();
  });

  it.each(emptyDatabases)(
    'comes back over the tables of a Mostrador that was never used, %s',
    async (_target, openTarget) => {
      const target = await openTarget();
      (await migrate(target.database)).unwrap();
      expect((await restore(target.database, await backUp(source.database))).val).toBe(undefined);
      await withIdOf(target.database, source.database);
      expect(await digestsOf(target.database)).toEqual(await digestsOf(source.database));
      await target.dispose();
    },
  );

  it('is made again where the catalogue was edited in its place while it was copied', async () => {
    const { database } = source;
    const parts = { database, follower: { look: async () => undefined } };
    let made = 0;
    // A product goes with its prices between the moment and the pages, as long as there are such pages.
    const removeOne = async () => {
      made += 1;
      if (database.kind === 'postgresql' || made > 3) return;
      await editCatalogue(parts, { by: 'x', reason: 'x' }, async (tx) => {
        const last = await tx.query<{ id: number }>('select id from product order by id desc limit 100');
        for (const { id } of last) {
          if (Object.keys(await usesOfProduct(tx, id)).length > 0) continue;
          await tx.query('delete from product where id = $1', [id]);
          break;
        }
        return Ok(undefined);
      });
    };
    const edited: Database = { ...database, transaction: (work) => database.transaction(work).finally(removeOne) };
    const file = join(directory, 'edited.ndjson.gz');
    await writeDatabase(edited, file, facts, never);
    expect(made).toBe(database.kind === 'postgresql' ? 1 : 4);
    const target = await open();
    expect((await restore(target.database, file)).val).toBe(undefined);
    await withIdOf(target.database, database);
    expect(await digestsOf(target.database)).toEqual(await digestsOf(database));
    await target.dispose();
  });

  it('takes and brings back files of some megabytes a few at a time, so that no text of them is too long', async () => {
    await source.database.query(
      `insert into payment (customer_id, amount, paid_on, method, reference, note, request_key, reported_by)
       select 1, 1, '2026-11-01', 'cash', '', '', 'large' || n, 'x' from generate_series(1, 5) n`,
    );
    await source.database.query(
      `insert into payment_receipt (payment_id, name, content)
       select id, 'x.pdf', decode(repeat(md5(id::text), 160000), 'hex') from payment where request_key like 'large%'`,
    );
    const file = await backUp(source.database);
    const pages: number[] = [];
    for await (const { table, rows } of backupRows(file)) if (table === 'payment_receipt') pages.push(rows.length);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.reduce((sum, count) => sum + count)).toBe(5);
    const target = await open();
    expect((await restore(target.database, file)).val).toBe(undefined);
    const sumSql = `select count(*)::int as count, md5(string_agg(md5(content), '' order by payment_id)) as sum from payment_receipt`;
    expect(await target.database.query(sumSql)).toEqual(await source.database.query(sumSql));
    await target.dispose();
    await source.database.query(`delete from payment where request_key like 'large%'`);
  }, 120_000);

  it('of older tables comes back at the tables of this program', async () => {
    const target = await open();
    const old = {
      schema: 1,
      identities: { price_list: { column: 'id', last: '7' } },
      rows: async function* () {
        yield { table: 'price_list', columns: ['id', 'name'], rows: ['["7", "Lista 7"]'] };
      },
    };
    expect((await restoreDatabase(target.database, old)).ok).toBe(true);
    expect(await target.database.query('select id, name, generation from price_list')).toEqual([
      { id: 7, name: 'Lista 7', generation: null },
    ]);
    expect((await migrate(target.database)).val).toBe(0);
    await target.dispose();
  });
});
