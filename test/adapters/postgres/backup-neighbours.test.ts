import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeMark, copyDatabase } from '#adapters/postgres/backup/copy-database.ts';
import { ourTables } from '#adapters/postgres/backup/our-tables.ts';
import { restoreDatabase } from '#adapters/postgres/backup/restore-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { migrate, migrateWithin } from '#adapters/postgres/migrate.ts';
import { Ok } from '#core/shared/result.ts';
import { emptyDatabases, type TestDatabase } from '#test/contracts/databases.ts';

const rowsOf = (table: string, columns: readonly string[], rows: readonly string[]) => ({
  schema: 1,
  identities: {},
  rows: async function* () {
    yield { table, columns, rows };
  },
});
const aBackup = rowsOf('price_list', ['id', 'name'], ['["7", "Lista 7"]']);

const copiedTables = async (database: Database): Promise<readonly string[]> => {
  const names: string[] = [];
  const nothing = async () => undefined;
  const sink = { head: nothing, rows: nothing, table: async (name: string) => void names.push(name) };
  await copyDatabase(database, sink, new AbortController().signal);
  return names;
};

describe.each(emptyDatabases)('a backup beside other programs’ tables: %s', (_name, open) => {
  let opened: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterEach(() => opened.dispose());
  const tables = async (): Promise<readonly string[]> =>
    (
      await database.query<{ name: string }>(
        'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
      )
    ).map(({ name }) => name);

  it('knows every table that the migrations make', async () => {
    await migrate(database);
    expect(ourTables).toEqual(expect.arrayContaining([...(await tables())]));
  });

  it('leaves their rows out', async () => {
    await migrate(database);
    await database.query('create table copia_de_clientes as select 1 as id');
    const copied = await copiedTables(database);
    expect(copied).toContain('setting');
    expect(copied).not.toContain('copia_de_clientes');
  });

  it('is not restored where another program has a table, even an empty one', async () => {
    for (const prepare of [
      'create table ajena (id int)',
      // By chance of the name of one of ours.
      'alter table ajena rename to quote',
    ]) {
      await database.query(prepare);
      expect((await restoreDatabase(database, aBackup)).val).toEqual({ code: 'database-not-empty' });
      expect((await tables()).length).toBe(1);
    }
    await database.query('drop table quote');
    expect((await restoreDatabase(database, aBackup)).ok).toBe(true);
  });

  it('is not restored where another program keeps its steps and its settings under the names of ours', async () => {
    for (const [columns, row] of [
      ['version int, name text', `7, 'suya'`],
      ['version int, name text, checksum text', `1, 'distributor', 'otra'`],
      ['id text', `'x'`],
    ]) {
      await database.query(`create table schema_migration (${columns})`);
      await database.query(`insert into schema_migration values (${row})`);
      await database.query('create table setting (key text, value text)');
      await database.query(`insert into setting values ('suyo', 'de otro')`);
      expect((await restoreDatabase(database, aBackup)).val).toEqual({ code: 'database-not-empty' });
      expect(await database.query('select key from setting')).toEqual([{ key: 'suyo' }]);
      await database.query('drop table setting, schema_migration');
    }
  });

  it('is not restored where a table of another program has the name of one of ours that is still to be made', async () => {
    await database.transaction((tx) => migrateWithin(tx, 1));
    await database.query('create table quote (id int)');
    expect((await restoreDatabase(database, aBackup)).val).toEqual({ code: 'database-not-empty' });
    expect(await database.query('select id from quote')).toEqual([]);
  });

  it('with a table that is none of ours does not fit', async () => {
    for (const foreign of ['pg_catalog.pg_authid', 'ajena', 'schema_migration', `setting (key) values ('x') --`])
      for (const columns of [[], ['id']])
        expect((await restoreDatabase(database, rowsOf(foreign, columns, ['["1"]']))).val).toMatchObject({
          code: 'backup-does-not-fit',
          detail: foreign,
        });
    const identities = { ajena: { column: 'id', last: '7' } };
    expect((await restoreDatabase(database, { ...aBackup, identities })).val).toMatchObject({
      code: 'backup-does-not-fit',
      detail: 'ajena',
    });
    expect(await tables()).toEqual([]);
  });

  it('is not restored where something of another program’s rests on our empty tables', async () => {
    await migrate(database);
    const before = await tables();
    await database.query('create view ajena as select id from quote');
    expect((await restoreDatabase(database, aBackup)).val).toEqual({ code: 'database-not-empty' });
    expect(await database.query('select id from ajena')).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('does not fit only where its rows do not', async () => {
    for (const misfit of [
      rowsOf('price_list', ['id', 'name'], ['["uno", "Lista"]']),
      rowsOf('price_list', ['id', 'name'], ['["1", null]']),
      rowsOf('price_list', ['id', 'otra'], ['["1", "x"]']),
    ])
      expect((await restoreDatabase(database, misfit)).val).toMatchObject({ code: 'backup-does-not-fit' });
    const unreadable = {
      ...aBackup,
      rows: async function* () {
        yield* aBackup.rows();
        throw new Error('EIO');
      },
    };
    await expect(restoreDatabase(database, unreadable)).rejects.toThrow('EIO');
    expect(await tables()).toEqual([]);
  });

  it('is restored once its rows are there, also where the statistics fail', async () => {
    const failing: Database = {
      ...database,
      query: (text, values) =>
        text === 'analyze' ? Promise.reject(new Error('no statistics')) : database.query(text, values),
    };
    expect((await restoreDatabase(failing, aBackup)).ok).toBe(true);
  });

  it('is of another mark once a transaction commits that was open during it', async () => {
    // The embedded database has one backend: no other transaction is ever open.
    if (database.kind === 'embedded') return;
    await migrate(database);
    const write = `insert into audit_entry (user_name, action) values ('x', 'x')`;
    const marks: string[] = [];
    await database.transaction(async (tx) => {
      await tx.query(write);
      await database.query(write);
      marks.push(await changeMark(database));
      return Ok(undefined);
    });
    marks.push(await changeMark(database));
    expect(marks[0]).not.toBe(marks[1]);
    expect(await changeMark(database)).toBe(marks[1]);
  });
});
