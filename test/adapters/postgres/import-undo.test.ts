import { describe, expect, it } from 'vitest';
import { createProductPictureRepository } from '#adapters/postgres/files/product-pictures.ts';
import { createImportHistoryRepository } from '#adapters/postgres/imports/import-history.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import { jobId, jobSchema } from '#adapters/postgres/jobs/boss.ts';
import { createProductManagementRepository } from '#adapters/postgres/products/product-management.ts';
import { importHistoryProblem, importStateText } from '#adapters/texts/import-history.es.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import { undoQueue } from '#core/imports/import-undo.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { asId } from '#core/shared/ids.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { importerInto } from '#test/contracts/importer-into.ts';
import { soldInCombo } from '#test/contracts/sold-in-combo.ts';

const author = { userName: 'admin', actedBy: null };
const never = new AbortController().signal;
const tell = async () => undefined;

describe.each(databases)('an import that is undone on %s', (_name, open) => {
  const on = distributorForAll(open);
  const undo = () => createImportUndoRepository(on.database);

  const imported = importerInto(on);
  const undone = async (id: string) => (await undo().carryOut(id, author, tell, never)).unwrap();

  /** All that the catalogue holds except its numbering of changes. */
  const catalogue = async (): Promise<Record<string, unknown>> => {
    const tables = {
      product: 'brand_id, code',
      product_price: 'product_id, brand_id, code',
      product_version: '*',
      price_version: '*',
      list_price: '*',
      equivalent_code: '*',
      product_relation: '*',
      application: '*',
      product_brand: 'name, generation',
      product_type: 'name, generation',
      vehicle: 'name, generation',
      vehicle_brand: 'name, generation',
      vehicle_brand_segment: 'name',
      vehicle_version: '*',
      price_list: 'name',
    };
    const held: Record<string, unknown> = {};
    for (const [table, columns] of Object.entries(tables)) {
      const rows = await on.database.query<object>(`select ${columns} from ${table}`);
      held[table] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return held;
  };

  const kinds: { readonly [Kind in ImportKind]: readonly DraftOf[Kind][] } = {
    catalogue: [
      aProduct({
        line: 1,
        code: 'OLD-1',
        description: 'Otra',
        listPrice: '99',
        purchaseCost: '60',
        sale: 'discontinued',
        stock: '0',
      }),
      aProduct({ line: 2, code: 'NEW-1', brand: 'Marca nueva', family: 'Familia nueva', subfamily: 'Sub nueva' }),
    ],
    prices: [{ line: 1, code: 'OLD-1', brand: 'SKF', priceList: 'Lista de mayo', price: '77' }],
    stock: [{ line: 1, code: 'OLD-1', brand: 'SKF', stock: '12' }],
    costs: [{ line: 1, code: 'OLD-1', brand: 'SKF', purchaseCost: '61.5' }],
    equivalences: [{ line: 1, code: 'OLD-1', brand: 'SKF', equivalentBrand: 'VMG', equivalentCode: 'V-900' }],
    relations: [
      {
        line: 1,
        code: 'OLD-1',
        brand: 'SKF',
        title: 'Reemplazos',
        relatedCode: '6201-2RS',
        relatedBrand: 'SKF',
        notes: 'x',
      },
    ],
    applications: [
      {
        ...{ line: 1, code: 'OLD-1', brand: 'SKF', vehicleBrand: 'Marca de auto', segment: 'Segmento nuevo' },
        ...{ model: 'Modelo nuevo', engine: '1.6', years: [{ from: 1996, to: 2008 }, { from: 2012 }] },
      },
    ],
    vehicles: [{ line: 1, brand: 'Otra de auto', segment: 'Autos', model: 'Uno', version: 'S', yearFrom: 2001 }],
  };

  it.each(Object.keys(kinds) as ImportKind[])('of kind %s leaves the catalogue as it was before', async (kind) => {
    await imported('catalogue', [aProduct({ code: 'OLD-1', brand: 'SKF', listPrice: '10' })]);
    const before = await catalogue();
    const id = await imported(kind, kinds[kind] as never);
    expect(await catalogue()).not.toEqual(before);
    await undone(id);
    expect(await catalogue()).toEqual(before);
    expect((await undo().ask(id, author)).val).toEqual({ code: 'already-undone' });
  });

  it('goes on where it was cut off', async () => {
    await imported('catalogue', [aProduct({ code: 'CUT-0', brand: 'SKF', listPrice: '10' })]);
    const before = await catalogue();
    const drafts = Array.from({ length: 450 }, (_, at) => aProduct({ line: at, code: `CUT-${at}`, listPrice: '20' }));
    const id = await imported('catalogue', drafts);
    const stop = new AbortController();
    const cut = await undo().carryOut(id, author, async (done) => void (done >= 200 && stop.abort()), stop.signal);
    expect(cut.val).toEqual({ code: 'given-up' });
    expect(await on.database.query('select 1 from catalogue_writer')).toEqual([]);
    const progressReports: number[] = [];
    const again = await undo().carryOut(id, author, async (done, all) => void progressReports.push(done / all), never);
    expect(again.ok).toBe(true);
    expect(progressReports.at(-1)).toBe(1);
    expect(await catalogue()).toEqual(before);
  });

  it('leaves what is new and in use by then, with its price, and says how many', async () => {
    const drafts = ['USED', 'UNUSED', 'SHOWN', 'IN-COMBO'].map((code, line) =>
      aProduct({ line, code, listPrice: '20' }),
    );
    const id = await imported('catalogue', drafts);
    await on.database.query(
      `insert into offer (product_price_id, percentage, min_quantity)
       select pp.id, 10, 2 from product_price pp where pp.code = 'USED'`,
    );
    await on.database.query(
      `insert into product_picture (product_price_id, place, name) select id, 1, 'shown.jpg' from product_price where code = 'SHOWN'`,
    );
    await soldInCombo(on.database, 9101, { components: [{ code: 'IN-COMBO', brand: drafts[3]?.brand, quantity: 1 }] });
    await undone(id);
    const left = await on.database.query<{ code: string; price: string }>(
      `select pp.code, l.price::text as price from product_price pp join product_version v on v.product_id = pp.product_id
         join price_version x on x.product_price_id = pp.id join list_price l on l.product_price_id = pp.id
        where pp.code in ('USED', 'UNUSED', 'SHOWN', 'IN-COMBO') order by pp.code desc`,
    );
    expect(left).toEqual([
      { code: 'USED', price: '20.00' },
      { code: 'SHOWN', price: '20.00' },
      { code: 'IN-COMBO', price: '20.00' },
    ]);
    expect(await on.database.query(`select 1 from product where code = 'UNUSED'`)).toEqual([]);
    expect(
      await on.database.query('select kept_products as kept, kept as things from import_record where import_id = $1', [
        id,
      ]),
    ).toEqual([
      {
        kept: 3,
        things: ['USED', 'SHOWN', 'IN-COMBO'].map((code) => ({
          ...{ name: `${code} ${drafts[3]?.brand}`, reason: 'in-use' },
        })),
      },
    ]);
  });

  it('is refused while customers have a price list that it made, and the history says so (docs/rules/imports.md 10)', async () => {
    await imported('catalogue', [aProduct({ code: 'LISTED', brand: 'SKF', listPrice: '10' })]);
    const id = await imported('prices', [
      { line: 1, code: 'LISTED', brand: 'SKF', priceList: 'Lista nueva', price: '7' },
    ]);
    const given = await on.database.query<{ former: number }>(
      `update customer set price_list_id = (select id from price_list where name = 'Lista nueva')
        where id = 1 returning (select price_list_id from customer where id = 1) as former`,
    );
    const inUse = { list: 'Lista nueva', customers: 1 };
    const refused = { code: 'undone-list-in-use', ...inUse };
    expect((await undo().ask(id, author)).val).toEqual(refused);
    expect((await undo().carryOut(id, author, tell, never)).val).toEqual(refused);
    const history = createImportHistoryRepository(on.database);
    expect((await history.list(['prices'], null)).records[0]).toMatchObject({ id, isLast: true, listInUse: inUse });
    await on.database.query('update customer set price_list_id = $1 where id = 1', [given[0]?.former]);
    await undone(id);
    expect(await on.database.query(`select from price_list where name = 'Lista nueva'`)).toEqual([]);
  });

  it('is refused where another came after it, or something else changed the same product, and for what never was', async () => {
    const first = await imported('catalogue', [aProduct({ code: 'TWICE', listPrice: '10' })]);
    const second = await imported('catalogue', [aProduct({ code: 'TWICE', listPrice: '20' })]);
    expect((await undo().ask(first, author)).val).toEqual({ code: 'later-import' });
    await undone(second);
    const draft = (await on.distributor.catalogueDrafts.begin('alguien')).unwrap();
    await draft.write('catalogue', planBatch('catalogue', [aProduct({ code: 'TWICE', listPrice: '30' })], new Map()));
    await draft.publish('a mano');
    const changed = { code: 'changed-since-import', count: 1, names: [`TWICE ${aProduct().brand}`] } as const;
    expect((await undo().ask(first, author)).val).toEqual(changed);
    expect((await undo().carryOut(first, author, tell, never)).val).toEqual(changed);
    const history = createImportHistoryRepository(on.database);
    const [latest, former] = (await history.list(['catalogue'], null)).records;
    expect(latest).toMatchObject({ id: second, changedSince: 0 });
    expect(former).toMatchObject({ id: first, isLast: true, changedSince: 1 });
    expect(importHistoryProblem(changed)).toContain(
      `se cambió 1 artículo de los que trajo (${changed.names[0]}): deshacerla`,
    );
    expect((await undo().ask('nobody', author)).val).toEqual({ code: 'import-not-found' });
  });

  it('of the rest leaves what somebody changed since as it is, names it, and lets the one before go', async () => {
    const codes = ['REST-A', 'REST-B', 'REST-C'];
    const drafts = (listPrice: string, description: string) =>
      codes.map((code, line) => aProduct({ line, code, listPrice, description }));
    const first = await imported('catalogue', drafts('10', 'De antes'));
    const second = await imported('catalogue', [
      ...drafts('20', 'De la planilla'),
      aProduct({ line: 9, code: 'REST-NEW', listPrice: '5' }),
    ]);
    const byHand = async (code: string) => {
      const draft = (await on.distributor.catalogueDrafts.begin('alguien')).unwrap();
      const kept = aProduct({ code, listPrice: '30', description: 'De la planilla' });
      await draft.write('catalogue', planBatch('catalogue', [kept], new Map()));
      await draft.publish('a mano');
    };
    await byHand('REST-B');
    await byHand('REST-NEW');
    const brand = aProduct().brand;
    const changed = { count: 2, names: [`REST-B ${brand}`, `REST-NEW ${brand}`] };
    expect((await undo().ask(second, author)).val).toEqual({ code: 'changed-since-import', ...changed });
    const history = createImportHistoryRepository(on.database);
    const readRecord = async () => (await history.list(['catalogue'], null)).records.find(({ id }) => id === second);
    expect(await readRecord()).toMatchObject({ changedSince: 2, changedNames: changed.names });
    expect((await undo().ask(second, author, true)).ok).toBe(true);
    (await undo().carryOut(second, author, tell, never, true)).unwrap();
    const now = await on.database.query(
      `select distinct on (p.code) p.code, v.description, l.price::text as price
         from product p join product_version v on v.product_id = p.id join product_price pp on pp.product_id = p.id
         join list_price l on l.product_price_id = pp.id
        where p.code like 'REST-%' order by p.code, v.generation desc, l.generation desc`,
    );
    expect(now).toEqual([
      { code: 'REST-A', description: 'De antes', price: '10.00' },
      { code: 'REST-B', description: 'De la planilla', price: '30.00' },
      { code: 'REST-C', description: 'De antes', price: '10.00' },
      { code: 'REST-NEW', description: 'De la planilla', price: '30.00' },
    ]);
    const record = await readRecord();
    expect(record && importStateText(record)).toBe(
      `Deshecha, menos REST-B ${brand} (se cambió después); REST-NEW ${brand} (se cambió después)`,
    );
    // The import before that: what was changed by hand is still so, and may stay too.
    expect((await undo().ask(first, author)).val).toMatchObject({ code: 'changed-since-import', count: 1 });
    (await undo().carryOut(first, author, tell, never, true)).unwrap();
    const left = await on.database.query(`select code from product where code like 'REST-%' order by code`);
    expect(left).toEqual([{ code: 'REST-B' }, { code: 'REST-NEW' }]);
  });

  it('lacks an article that somebody deleted since, and names it by its code', async () => {
    const [kept, gone] = ['HAND-KEPT', 'HAND-GONE'];
    await imported('catalogue', [aProduct({ code: kept, listPrice: '10' })]);
    const id = await imported(
      'catalogue',
      [kept, gone].map((code, line) => aProduct({ line, code, listPrice: '20' })),
    );
    const products = createProductManagementRepository({ database: on.database, follower: on.distributor.follower });
    const [row] = await on.database.query<{ id: string }>('select id::text from product where code = $1', [gone]);
    expect((await products.remove(asId(row?.id ?? ''), author)).ok).toBe(true);
    const history = createImportHistoryRepository(on.database);
    const readRecord = async () => (await history.list(['catalogue'], null)).records.find((each) => each.id === id);
    expect(await readRecord()).toMatchObject({ changedSince: 0, isLast: true });
    expect((await undo().ask(id, author)).ok).toBe(true);
    await undone(id);
    const record = await readRecord();
    expect(record && importStateText(record)).toBe(`Deshecha, menos ${gone} ${aProduct().brand} (se eliminó a mano)`);
    const prices = await on.database.query(
      `select p.code, l.price::text as price from product p join product_price pp on pp.product_id = p.id
         join list_price l on l.product_price_id = pp.id where p.code like 'HAND-%'`,
    );
    expect(prices).toEqual([{ code: kept, price: '10.00' }]);
  });

  it('of the rest takes the place of a whole one that waits, and of none that was begun', async () => {
    const id = await imported('catalogue', [aProduct({ code: 'ESPERA-1', listPrice: '10' })]);
    const waiting = async () =>
      on.database.query(`select data from ${jobSchema}.job where name = $1 and id = $2`, [
        undoQueue,
        jobId(undoQueue, id),
      ]);
    const other = { userName: 'gerente', actedBy: null };
    expect((await undo().ask(id, author)).ok).toBe(true);
    expect(await waiting()).toEqual([{ data: { id, author, isRest: false } }]);
    expect((await undo().ask(id, other)).ok).toBe(true);
    expect(await waiting()).toEqual([{ data: { id, author, isRest: false } }]);
    expect((await undo().ask(id, other, true)).ok).toBe(true);
    expect(await waiting()).toEqual([{ data: { id, author: other, isRest: true } }]);
    const asked = await on.database.query('select undo_asked_by from import_record where import_id = $1', [id]);
    expect(asked).toEqual([{ undo_asked_by: 'gerente' }]);
    // Asked once more by another administrator, it stays the first one's.
    expect((await undo().ask(id, author, true)).ok).toBe(true);
    expect(await waiting()).toEqual([{ data: { id, author: other, isRest: true } }]);
    await on.database.query(`update ${jobSchema}.job set state = 'active' where id = $1`, [jobId(undoQueue, id)]);
    expect((await undo().ask(id, author, true)).ok).toBe(true);
    expect(await waiting()).toEqual([{ data: { id, author: other, isRest: true } }]);
    await on.database.query(`delete from ${jobSchema}.job where id = $1`, [jobId(undoQueue, id)]);
    (await undo().carryOut(id, author, tell, never)).unwrap();
  });

  it('of the rest names the vehicles that changed since too', async () => {
    const uno = { line: 1, brand: 'Resto', segment: 'Autos', model: 'Uno', version: 'S' };
    const id = await imported('vehicles', [
      { ...uno, yearFrom: 2001 },
      { ...uno, line: 2, model: 'Dos' },
    ]);
    const draft = (await on.distributor.catalogueDrafts.begin('alguien')).unwrap();
    await draft.write('vehicles', planBatch('vehicles', [{ ...uno, yearFrom: 2005 }], new Map()));
    await draft.publish('a mano');
    expect((await undo().ask(id, author)).val).toMatchObject({ code: 'changed-since-import', count: 1 });
    await undo().ask(id, author, true);
    (await undo().carryOut(id, author, tell, never, true)).unwrap();
    const left = await on.database.query(
      `select ve.name, v.year_from as year from vehicle ve join vehicle_version v on v.vehicle_id = ve.id
         join vehicle_brand b on b.id = ve.vehicle_brand_id where b.name = 'Resto'`,
    );
    expect(left).toEqual([{ name: 'Uno', year: 2005 }]);
    const [record] = (await createImportHistoryRepository(on.database).list(['vehicles'], null)).records;
    expect(record?.undo?.keptThings).toEqual([{ name: 'Resto Uno S', reason: 'changed-since' }]);
  });

  it('takes no picture away, which was given before it or after it', async () => {
    await imported('catalogue', [aProduct({ code: 'PICTURED', listPrice: '10' })]);
    const [row] = await on.database.query<{ id: number; product: number }>(
      `select id, product_id as product from product_price where code = 'PICTURED'`,
    );
    const stores = { database: on.database, follower: on.distributor.follower };
    const pictures = createProductPictureRepository(stores);
    const give = async (name: string) => {
      await pictures.note(name, 1);
      const placement = { name, productId: asId<'product'>(String(row?.product)), place: null };
      (await pictures.place([placement], author)).unwrap();
    };
    await give('before.png');
    const id = await imported('catalogue', [aProduct({ code: 'PICTURED', listPrice: '20' })]);
    await give('after.png');
    await undone(id);
    const names = await on.database.query(
      'select name from product_picture where product_price_id = $1 order by place',
      [row?.id],
    );
    expect(names).toEqual([{ name: 'before.png' }, { name: 'after.png' }]);
  });

  it('goes back one after the other, and every process is told which products moved', async () => {
    const first = await imported('catalogue', [aProduct({ code: 'STEPS', listPrice: '10' })]);
    const second = await imported('catalogue', [aProduct({ code: 'STEPS', listPrice: '20' })]);
    const moved: unknown[] = [];
    const watching = on.distributor.follower.moves$.subscribe(({ productIds }) => moved.push(productIds));
    await undone(second);
    await undone(first);
    await on.distributor.follower.look();
    watching.unsubscribe();
    expect(new Set(moved.flat()).size).toBe(1);
    expect(await on.database.query(`select 1 from product where code = 'STEPS'`)).toEqual([]);
  });
});
