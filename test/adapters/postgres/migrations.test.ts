import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { migrationFiles } from '#adapters/postgres/migration-files.ts';
import { folded } from '#core/shared/folded.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { emptyDatabases, type TestDatabase } from '#test/contracts/databases.ts';

/** What databases have of the steps that ran there before the files were SQL: nothing of it may ever change. */
const remembered: readonly (readonly [version: number, name: string, checksum: string])[] = [
  [1, 'house', '5d15c411d7c9c867f0ceec18cc2a10810de707734a840728521fec0c59297799'],
  [2, 'promotions', '9e36512e64aa1e988c8b1af870c1b2c63cee5a31886ff472a9f033619e466695'],
  [3, 'user-exclusions', '9d216da1af6fd4cecf562f49764f3b95e880c2fe7afd00e49030fe3e3c74f096'],
  [4, 'office', 'c773bba194dcf7349a28b8175267b4d231ed59fe85104d20953114127fe04029'],
  [5, 'saved-lists', 'c7531cfd5f62e5ce989a3fe084557c59ec5436c57b06779311999711f4da4fae'],
  [6, 'acting', '32ce6e23bcccb8ca644cfd728f2332755ecba5b6cf6791765ea4ba5a4e420e14'],
  [7, 'writer-token', '006d4a0d3aae6602ac3a29e9a82a7888edca3a912410fa2ad11565365b1a2643'],
  [8, 'quotes', '1e5b0e1aa0d580bd874e2a02238a3569954f0c4c2df542c53743020e5b098c1d'],
  [9, 'sign-ins', '4e82696f24e4d26e2eace1be61d581d34b6a80f2929d85533af40b34d12dda18'],
  [11, 'asked-once', 'f8da92c01a88b6800b23d07d1501341f6c6ed881db9570559077bf3a86324181'],
  [13, 'cases-asked-once', '9532767ed007fe7f03474ffd6a5c3f3875244b66f9b3b8ab025c80f6e9a7fb09'],
  [14, 'delivery-methods', '4e65f065d38688f70ba5781799e9cbf36698af30e6fa201ef24f8c01fc546457'],
  [15, 'shown-recipients', 'fce52a7ba5317938f601a03040518ff35c1783395e2548e739715dbf45c1d6b9'],
  [16, 'customer-state', '8ae634a16770b77d265a0083a4eab01c65f9d00b80f950c44e765a6b2be86e33'],
  [17, 'price-list-files', 'a9cc8b6273e87b03c0e931e75c58607f6c5163a9e1806a757fcef2fedbe8f7f0'],
  [18, 'saved-searches', 'bc48ab8da7f0c4bf8fd1b90b6b4ef457eaf02f9bb6eede21ee6e3f1ed9f9ac3c'],
  [19, 'search-synonyms', '6d09dcf31ec05e3e107a0b8e3fd8f153f137588a2ba9ff622e50545b352f70b7'],
];
/** Every column of every table, as the database itself describes it. */
const tablesIn = (database: Database) =>
  database.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = current_schema() order by table_name, column_name`,
  );
const checksum = (sql: string): string => createHash('sha256').update(sql).digest('hex');

describe('the files of the migrations', () => {
  it('are numbered from 1 on without a hole', () => {
    const files = readdirSync('adapters/postgres/migrations');
    const versions = migrationFiles().map(({ version }) => version);
    expect(versions).toEqual(files.map((_, index) => index + 1));
  });

  it('are what databases remember of them', () => {
    const known = migrationFiles().map(({ version, name, sql }) => [version, name, checksum(sql)]);
    expect(known).toEqual(expect.arrayContaining([...remembered]));
  });

  it('stand beside the built server too', () => {
    expect(readdirSync('dist/server/migrations')).toEqual(readdirSync('adapters/postgres/migrations'));
  });
});

describe.each(emptyDatabases)('migrations on %s', (_name, open) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await open();
  });
  afterEach(() => test.dispose());

  it('bring a database of the version before to the tables that a new one has', async () => {
    const before = migrationFiles().filter(({ version }) => remembered.some(([known]) => known === version));
    expect((await migrate(test.database, before)).val).toBe(remembered.length);
    const written = await test.database.query<{ version: number; name: string; checksum: string }>(
      'select version, name, checksum from schema_migration order by version',
    );
    expect(written.map((row) => [row.version, row.name, row.checksum])).toEqual(remembered);
    expect((await migrate(test.database)).val).toBe(migrationFiles().length - remembered.length);

    const fresh = await open();
    await migrate(fresh.database);
    expect(await tablesIn(test.database)).toEqual(await tablesIn(fresh.database));
    await fresh.dispose();
  });

  it('keep the years of what a product fits, each as one range', async () => {
    const before = migrationFiles().filter(({ version }) => version < 64);
    (await migrate(test.database, before)).unwrap();
    await test.database.query(
      `with brand as (insert into product_brand (name, name_key, generation) values ('SKF', 'skf', 1) returning id),
            product as (insert into product (brand_id, code) select id, 'A' from brand returning id),
            maker as (insert into vehicle_brand (name, name_key, generation) values ('Fiat', 'fiat', 1) returning id),
            vehicle as (insert into vehicle (vehicle_brand_id, name, name_key, generation) select id, 'Uno', 'uno', 1 from maker returning id)
       insert into application (product_id, vehicle_id, engine, year_from, year_to, generation)
       select product.id, vehicle.id, engine, year_from, year_to, 1 from product, vehicle,
         (values ('a', 1998::smallint, 2004::smallint), ('b', 2008, null), ('c', null, 2100), ('d', null, null)) as i (engine, year_from, year_to)`,
    );
    (await migrate(test.database)).unwrap();
    expect(await test.database.query('select engine, years::text from application order by engine')).toEqual([
      { engine: 'a', years: '{[1998,2005)}' },
      { engine: 'b', years: '{[2008,)}' },
      { engine: 'c', years: '{(,2101)}' },
      { engine: 'd', years: '{(,)}' },
    ]);
    for (const years of ['{}', '{[1850,1990)}', '{[1990,2200)}'])
      await expect(test.database.query('update application set years = $1::int4multirange', [years])).rejects.toThrow();
  });

  it('give stored names the keys that are looked for now, and both of two that would be one theirs', async () => {
    const before = migrationFiles().filter(({ version }) => version < 95);
    (await migrate(test.database, before)).unwrap();
    await test.database.query(
      `insert into product_brand (name, name_key, generation) values ('Strøm', 'strøm', 1), ('Weiß', 'weiß', 1), ('Weiss', 'weiss', 1)`,
    );
    await test.database.query(
      `insert into import_mapping (kind, supplier_key, supplier, mapping) values ('prices', 'o’higgins', 'O’Higgins', '{}')`,
    );
    (await migrate(test.database)).unwrap();
    const brands = await test.database.query<{ name_key: string }>('select name_key from product_brand order by id');
    expect(brands.map((row) => row.name_key)).toEqual(['strom', 'weiß', 'weiss']);
    expect(await test.database.query('select supplier_key from import_mapping')).toEqual([
      { supplier_key: "o'higgins" },
    ]);
  });

  it('give names of the catalogue with raised letters and figures the keys that are looked for now', async () => {
    const before = migrationFiles().filter(({ version }) => version < 97);
    (await migrate(test.database, before)).unwrap();
    await test.database.query(
      `insert into product_brand (name, name_key, generation)
       values ('Nº 1', 'nº 1', 1), ('m²', 'm²', 1), ('m2', 'm2', 1), ('Лада²', 'лада²', 1), ('Peña', 'pena', 1),
              ('1½ ° a', '1½ a', 1), ('10 µm (ª)', '10 µm ª', 1), ('y²', 'y²', 1), ('ｙ²', 'ｙ²', 1)`,
    );
    (await migrate(test.database)).unwrap();
    const brands = await test.database.query<{ name: string; name_key: string }>(
      'select name, name_key from product_brand order by id',
    );
    expect(brands.map((row) => row.name_key)).toEqual([
      'no 1',
      'm²',
      'm2',
      'лада2',
      'pena',
      '11 2 a',
      '10 μm a',
      'y2',
      'ｙ²',
    ]);
    // But for the second of two that are one now, each is what a sheet that says it looks for.
    for (const row of brands) if (!['m²', 'ｙ²'].includes(row.name)) expect(row.name_key).toBe(folded(row.name));
  });

  it('give stored names with signs that hold an apostrophe the keys that are looked for now', async () => {
    const before = migrationFiles().filter(({ version }) => version < 98);
    (await migrate(test.database, before)).unwrap();
    await test.database.query(
      `with list as (insert into price_list (name) values ('Lista 1') returning id)
       insert into customer (external_code, name, price_list_id) select '1', 'Llaves ½″', id from list`,
    );
    await test.database.query(
      `insert into import_mapping (kind, supplier_key, supplier, mapping) values ('prices', '1′′', '1″', '{}')`,
    );
    (await migrate(test.database)).unwrap();
    const [customer] = await test.database.query<{ names_key: string }>('select names_key from customer');
    expect(customer?.names_key.trim()).toBe(nameKey('Llaves ½″'));
    expect(await test.database.query('select supplier_key from import_mapping')).toEqual([{ supplier_key: "1''" }]);
  });

  it('leave no payment of before on account, only what is accepted since then', async () => {
    const upTo = (last: number) => migrationFiles().filter(({ version }) => version <= last);
    (await migrate(test.database, upTo(71))).unwrap();
    await test.database.query(
      `with list as (insert into price_list (name) values ('Lista 1') returning id),
            customer as (insert into customer (external_code, name, price_list_id) select 'C1', 'Uno', id from list returning id)
       insert into payment (customer_id, state, amount, paid_on, method, reference, note, report_key, reported_by, decided_at)
       select id, state, 100, '2026-01-05', 'cash', '', '', state, 'uno', decided_at from customer,
         (values ('accepted', now() - interval '90 days'), ('waiting', null)) as p (state, decided_at)`,
    );
    (await migrate(test.database, upTo(73))).unwrap();
    await test.database.query(
      `update payment set state = 'accepted', decided_at = now(), on_account = amount where report_key = 'waiting'`,
    );
    (await migrate(test.database)).unwrap();
    expect(await test.database.query('select request_key, on_account::text from payment order by id')).toEqual([
      { request_key: 'accepted', on_account: '0.00' },
      { request_key: 'waiting', on_account: '100.00' },
    ]);
  });

  it('tell older entries of imports, their undoings and rises which generation they wrote, and no other', async () => {
    const before = migrationFiles().filter(({ version }) => version < 90);
    (await migrate(test.database, before)).unwrap();
    await test.database.query(
      `insert into import_record (import_id, kind, file_name, imported_by, counts, generation, undone_generation)
       values ('a', 'prices', 'a.csv', 'admin', '{}', 3, 5)`,
    );
    // A rise is told in the transaction that publishes it.
    await test.database.query(
      `with published as (insert into catalogue_generation (generation, reason) values (4, 'rise'))
       insert into audit_entry (user_name, action, facts) values ('admin', 'price-change-made', '{}')`,
    );
    await test.database.query(
      `insert into audit_entry (user_name, action, facts) values ('admin', 'catalogue-imported', '{"importId": "a"}'),
         ('admin', 'import-undone', '{"importId": "a"}'), ('admin', 'price-change-scheduled', '{"importId": "a"}')`,
    );
    (await migrate(test.database)).unwrap();
    expect(await test.database.query('select action, generation from audit_entry order by id')).toEqual([
      { action: 'price-change-made', generation: 4 },
      { action: 'catalogue-imported', generation: 3 },
      { action: 'import-undone', generation: 5 },
      { action: 'price-change-scheduled', generation: null },
    ]);
    await expect(test.database.query('update audit_entry set generation = 1')).rejects.toThrow(/refused/);
  });

  it('give orders of a deleted delivery method that one again, withdrawn, or the one that has its name', async () => {
    (
      await migrate(
        test.database,
        migrationFiles().filter(({ version }) => version <= 86),
      )
    ).unwrap();
    await test.database.query(
      `with list as (insert into price_list (name) values ('Lista 1') returning id),
            customer as (insert into customer (external_code, name, price_list_id) select 'C1', 'Uno', id from list returning id),
            method as (insert into delivery_method (name) values ('Reparto') returning id)
       insert into sales_order (year, number, customer_id, sent_at, sent_by, delivery_method_id, delivery_method_name, subtotal, discount, total, state,
         state_at, snapshot)
       select 2026, o.number, customer.id, now(), 'uno', case when o.is_there then method.id end, o.name, 1, 0, 1, 'Sent', now(), '{}' from customer, method,
         (values (1, true, 'Reparto'), (2, false, 'Moto'), (3, false, 'Moto'), (4, false, 'Reparto'), (5, false, '')) as o (number, is_there, name)`,
    );
    (await migrate(test.database)).unwrap();
    expect(
      await test.database.query(
        `select o.number, m.name, m.withdrawn_at is not null as withdrawn from sales_order o
           left join delivery_method m on m.id = o.delivery_method_id order by o.number`,
      ),
    ).toEqual([
      { number: 1, name: 'Reparto', withdrawn: false },
      { number: 2, name: 'Moto', withdrawn: true },
      { number: 3, name: 'Moto', withdrawn: true },
      { number: 4, name: 'Reparto', withdrawn: false },
      { number: 5, name: null, withdrawn: false },
    ]);
    expect(await test.database.query('select name from delivery_method order by name')).toEqual([
      { name: 'Moto' },
      { name: 'Reparto' },
    ]);
  });

  it('run once each, though four processes begin at the same time', async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => migrate(test.database)));
    expect(begun.reduce((sum, done) => sum + done.unwrap(), 0)).toBe(migrationFiles().length);
    expect((await migrate(test.database)).val).toBe(0);
  });

  it('keep the steps that went well where a later one fails', async () => {
    const [first] = migrationFiles();
    if (first === undefined) throw new Error('there are no migrations');
    const broken = [
      first,
      { version: 2, name: 'broken', sql: 'create table half (id int); select nothing from nowhere' },
    ];
    await expect(migrate(test.database, broken)).rejects.toThrow();
    expect(await test.database.query('select version from schema_migration')).toEqual([{ version: 1 }]);
    expect(await test.database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
    expect((await migrate(test.database)).val).toBe(migrationFiles().length - 1);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('migrations of a role with few rights', () => {
  it('say what it may not, as a failure', async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const name = `mostrador_few_rights_${process.pid}`;
    const server = await openPostgresql(url.href, 1);
    await server.query(`create database ${name}`);
    await server.query(`create role ${name} login`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const owner = await openPostgresql(own.href, 1);
    await owner.query(`grant create on schema public to ${name}`);
    await owner.close();
    own.username = name;
    const database = await openPostgresql(own.href, 1);
    expect((await migrate(database)).val).toEqual({
      code: 'database-forbids',
      detail: `permission denied for database ${name}`,
    });
    await database.close();
    await server.query(`drop database ${name}`);
    await server.query(`drop role ${name}`);
    await server.close();
  });
});
