import { describe, expect, it } from 'vitest';
import { changedProducts } from '#adapters/postgres/catalogue/changed-products.ts';
import { abandonUnfinished } from '#adapters/postgres/catalogue-draft/abandon.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { writerLock } from '#adapters/postgres/catalogue-draft/writer.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { singleProcessLocks } from '#adapters/postgres/database/process-lock.ts';
import { findManagedProduct } from '#adapters/postgres/products/product-management-sql.ts';
import { draftKey } from '#core/catalogue/import/drafts/comparable.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { SheetSale } from '#core/catalogue/import/drafts/sheet-sale.ts';
import { noNames } from '#core/catalogue/import/names/new-names.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { asId } from '#core/shared/ids.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { writeForLong } from '#test/contracts/long-writing.ts';

describe.each(databases)('an catalogueDraft of the catalogue on %s', (_name, open) => {
  const on = distributorForAll(open);

  const plan = async <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]) => {
    const { rows, refused } = await on.distributor.catalogueDrafts.stored(kind, drafts);
    return planBatch(
      kind,
      drafts.filter(({ line }) => !refused.has(line)),
      rows,
    );
  };
  const apply = async <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]) => {
    const catalogueDraft = await on.distributor.catalogueDrafts.begin('prueba');
    if (!catalogueDraft.ok) throw new Error(catalogueDraft.val.code);
    await catalogueDraft.val.write(kind, await plan(kind, drafts));
    await catalogueDraft.val.publish('prueba');
    await on.distributor.follower.look();
  };
  /**
   * The catalogue drafts of a process that stops, hangs or is cut off at any moment: its lock is one that nobody else
   * misses.
   */
  const archiveWithoutLock = () =>
    createCatalogueDraftRepository({ ...on.database, tryLock: singleProcessLocks().tryLock });
  const statuses = async <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]) =>
    (await plan(kind, drafts)).map(({ status }) => status);

  it('makes no price list for articles whose sheet says no prices', async () => {
    const { listPrice: _none, ...unpriced } = aProduct({ code: 'SIN-PRECIO' });
    const lists = () => on.database.query('select name from price_list order by id');
    const before = await lists();
    await apply('catalogue', [unpriced]);
    expect(await lists()).toEqual(before);
    expect(await statuses('catalogue', [unpriced])).toEqual(['unchanged']);
  });

  it('says new, then unchanged, then changed, field by field', async () => {
    const drafts = [
      aProduct({ line: 1, code: '087902E000' }),
      aProduct({ line: 2, code: '00012345678901234567', barcode: '7791234567898' }),
    ];
    expect(await statuses('catalogue', drafts)).toEqual(['new', 'new']);
    await apply('catalogue', drafts);
    expect(await statuses('catalogue', drafts)).toEqual(['unchanged', 'unchanged']);
    const [changed] = await plan('catalogue', [
      aProduct({ code: '087902e000', listPrice: '1000.5', attributes: { interior1: '18' } }),
    ]);
    expect(changed?.status === 'changed' && changed.changes).toEqual([
      { field: 'listPrice', from: '1000.00', to: '1000.5' },
      { field: 'attributes.interior1', from: '17', to: '18' },
    ]);
  });

  it('says which rows change what is discontinued, of products, prices and stock', async () => {
    await apply('catalogue', [aProduct({ code: 'GONE-1', brand: 'Fin' }), aProduct({ code: 'SOLD-1', brand: 'Fin' })]);
    await on.database.query(
      `update price_version set is_discontinued = true where product_price_id in (
         select r.id from product_price r join product p on p.id = r.product_id where p.code = 'GONE-1')`,
    );
    const gone = async <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]) => [
      ...((await on.distributor.catalogueDrafts.stored(kind, drafts)).discontinued ?? []),
    ];
    const articles = ['GONE-1', 'SOLD-1'].map((code, at) => ({ line: at + 1, code, brand: 'Fin' }));
    const products = articles.map((article) => aProduct({ ...article, stock: '7' }));
    const prices = articles.map((article) => ({ ...article, priceList: 'Lista 1', price: '5' }));
    const stock = articles.map((article) => ({ ...article, stock: '7' }));
    const [product, price, amount] = [products[0], prices[0], stock[0]];
    if (product === undefined || price === undefined || amount === undefined) throw new Error('no drafts');
    expect(await gone('catalogue', products)).toEqual([draftKey('catalogue', product)]);
    expect(await gone('prices', prices)).toEqual([draftKey('prices', price)]);
    expect(await gone('stock', stock)).toEqual([draftKey('stock', amount)]);
  });

  it('keeps what a list does not say', async () => {
    await apply('catalogue', [
      aProduct({ code: 'KEEP', position: 'Delantero', internalCode: 'I-1', storageLocation: 'A-03-2' }),
    ]);
    const {
      stock: _stock,
      family: _family,
      subfamily: _subfamily,
      ...quiet
    } = aProduct({ code: 'KEEP', attributes: { altura1: '12' } });
    await apply('catalogue', [quiet]);
    const [row] = await on.database.query<{ id: number }>(`select id from product where code = 'KEEP'`);
    const [catalogueProduct] = await on.distributor.productRepository.products([asId(String(row?.id))]);
    expect(catalogueProduct?.shown).toMatchObject({
      position: 'Delantero',
      productTypeName: 'Rodamientos de Rueda',
      technicalInformation: { interior1: '17', exterior1: '40', altura1: '12' },
    });
    expect(catalogueProduct?.rows[0]).toMatchObject({ internalCode: 'I-1', stockState: 'Green' });
    // Where it lies is the distributor's own business.
    expect(JSON.stringify(catalogueProduct)).not.toContain('A-03-2');
    expect(await plan('catalogue', [aProduct({ code: 'KEEP', storageLocation: 'A-03-3' })])).toMatchObject([
      { status: 'changed', changes: [{ field: 'storageLocation', from: 'A-03-2', to: 'A-03-3' }] },
    ]);
    await apply('stock', [{ line: 1, code: 'KEEP', stock: '3' }]);
    expect(await statuses('catalogue', [aProduct({ code: 'KEEP', stock: '3', storageLocation: 'A-03-2' })])).toEqual([
      'unchanged',
    ]);
  });

  it('changes the purchase cost of an article alone, by its code, and keeps it where a list does not say it', async () => {
    await apply('catalogue', [aProduct({ code: 'COST-1', listPrice: '1000' })]);
    const cost = { line: 1, code: 'COST-1', brand: '', attributes: {}, purchaseCost: '612.5' };
    expect(await plan('catalogue', [{ ...cost, brand: 'SKF' }])).toMatchObject([
      { status: 'changed', changes: [{ field: 'purchaseCost', from: '', to: '612.5' }] },
    ]);
    await apply('catalogue', [{ ...cost, brand: 'SKF' }]);
    expect(await statuses('catalogue', [{ ...cost, brand: 'SKF' }])).toEqual(['unchanged']);
    await apply('catalogue', [aProduct({ code: 'COST-1', listPrice: '1100' })]);
    const [row] = await on.database.query<{ id: number }>(`select id from product where code = 'COST-1'`);
    const [product] = await on.distributor.productRepository.products([asId(String(row?.id))]);
    expect(product?.rows[0]?.purchaseCost?.toFixed(2)).toBe('612.50');
  });

  it('discontinues and sells again what a sheet says, and leaves what is not available otherwise', async () => {
    const row = (code: string, sale?: SheetSale) => ({
      ...{ line: 1, code, brand: 'SKF', attributes: {} },
      ...(sale === undefined ? {} : { sale }),
    });
    const saleOf = async (code: string) => {
      const [known] = await on.database.query<{ id: number }>('select id from product where code = $1', [code]);
      const now = on.distributor.follower.generation();
      return (await findManagedProduct(on.database, asId(String(known?.id)), now))?.details.sale;
    };
    const codes = ['SALE-1', 'SALE-2', 'SALE-3'] as const;
    await apply('catalogue', [
      aProduct({ line: 1, code: 'SALE-1' }),
      aProduct({ line: 2, code: 'SALE-2', sale: 'discontinued' }),
      aProduct({ line: 3, code: 'SALE-3', sale: 'not-available' }),
    ]);
    expect(await Promise.all(codes.map(saleOf))).toEqual(['on-sale', 'discontinued', 'not-available']);
    expect(
      await plan(
        'catalogue',
        codes.map((code, at) => ({ ...row(code, 'not-discontinued'), line: at + 1 })),
      ),
    ).toMatchObject([
      { status: 'unchanged' },
      { status: 'changed', changes: [{ field: 'sale', from: 'discontinued', to: 'not-discontinued' }] },
      { status: 'unchanged' },
    ]);
    await apply('catalogue', [row('SALE-2', 'not-discontinued')]);
    // A sheet that says nothing of it leaves it.
    await apply('catalogue', [aProduct({ code: 'SALE-3', stock: '1' })]);
    await apply('catalogue', [row('SALE-1', 'discontinued')]);
    expect(await Promise.all(codes.map(saleOf))).toEqual(['discontinued', 'on-sale', 'not-available']);
    await apply('catalogue', [row('SALE-1', 'on-sale')]);
    expect(await saleOf('SALE-1')).toBe('on-sale');
  });

  it('adds related products, and leaves as they are those that are related so already', async () => {
    const rows = (...some: readonly Partial<DraftOf['relations']>[]): readonly DraftOf['relations'][] =>
      some.map((over, at) => ({
        ...{ line: at + 1, code: 'REL-1', brand: 'SKF', title: 'Reemplazos', relatedCode: 'REL-2' },
        ...over,
      }));
    await apply('catalogue', [
      aProduct({ line: 1, code: 'REL-1' }),
      aProduct({ line: 2, code: 'REL-2' }),
      aProduct({ line: 3, code: 'REL-3' }),
    ]);
    const [kit] = rows({ title: 'Kit', quantity: '2', notes: 'con tornillos' });
    if (kit === undefined) throw new Error('no row');
    await apply('relations', [...rows({}, { title: '++' }), { ...kit, line: 3 }]);
    const [row] = await on.database.query<{ id: number }>(`select id from product where code = 'REL-1'`);
    const now = on.distributor.follower.generation();
    const known = (await findManagedProduct(on.database, asId(String(row?.id)), now))?.details.relations;
    expect(known?.map(({ title, name, quantity, notes }) => [title, name, quantity, notes])).toEqual([
      ['++', 'SKF REL-2', 1, ''],
      ['Kit', 'SKF REL-2', 2, 'con tornillos'],
      ['Reemplazos', 'SKF REL-2', 1, ''],
    ]);
    const again = rows(
      { title: 'REEMPLAZOS', relatedBrand: 'skf' },
      { title: 'Kit' },
      { title: 'Kit', quantity: '3' },
      { title: 'Kit', quantity: '2', notes: 'otra' },
      { relatedCode: 'rel-1' },
      { relatedCode: 'NADIE' },
      { relatedCode: 'REL-3' },
      { title: '--' },
    );
    const { refused } = await on.distributor.catalogueDrafts.stored('relations', again);
    expect([...refused].sort(([one], [other]) => one - other)).toEqual([
      [3, { code: 'relation-differs', value: 'SKF REL-2' }],
      [4, { code: 'relation-differs', value: 'SKF REL-2' }],
      [5, { code: 'related-to-itself', value: 'SKF REL-1' }],
      [6, { code: 'product-not-found', value: 'NADIE' }],
    ]);
    expect((await plan('relations', again)).map(({ draft, status }) => [draft.line, status])).toEqual([
      [1, 'unchanged'],
      [2, 'unchanged'],
      [7, 'new'],
      [8, 'new'],
    ]);
  });

  it('tells a family with the separator of subfamilies in its name as new only while it is', async () => {
    const families = ['Tapa › Caja', 'Tapa › Caja › Juntas › Aros', 'Sonda › Lambda'];
    const unknown = async () => (await on.distributor.catalogueDrafts.unknownNames({ ...noNames, families })).families;
    expect(await unknown()).toEqual(families);
    await apply('catalogue', [aProduct({ code: 'ODD-1', family: 'Tapa › Caja', subfamily: 'Juntas › Aros' })]);
    // A family 'Sonda' with 'Lambda' below it is still none.
    expect(await unknown()).toEqual(['Sonda › Lambda']);
  });

  it('keeps codes that differ in punctuation apart', async () => {
    await apply('catalogue', [aProduct({ line: 1, code: '62/22' }), aProduct({ line: 2, code: '6222' })]);
    const rows = await on.database.query<{ code: string }>(
      `select code from product where code in ('62/22', '6222') order by code`,
    );
    expect(rows.map(({ code }) => code)).toEqual(['62/22', '6222']);
  });

  it('finds the article of the same brand that has a code but for signs, spaces and case', async () => {
    await apply('catalogue', [
      aProduct({ code: 'PD/123', brand: 'Ferodo' }),
      aProduct({ code: 'PD-9', brand: 'Otra' }),
      aProduct({ code: '6222', brand: 'Ferodo' }),
    ]);
    const rows = ['pd 123', 'PD/123', 'PD 9', 'PD-124', '---', '62/22'].map((code, at) => ({
      line: at + 2,
      code,
      brand: 'FERODO',
    }));
    expect([...(await on.distributor.catalogueDrafts.alike(rows))]).toEqual([[2, 'PD/123']]);
  });

  it('shows nothing before it is published, and leaves nothing when it is given up', async () => {
    const counts = async () =>
      on.database.query(
        `select (select count(*) from product)::int as products, (select count(*) from product_version)::int as contents,
                (select count(*) from product_brand)::int as brands, (select count(*) from list_price)::int as prices`,
      );
    const before = await counts();
    const catalogueDraft = await on.distributor.catalogueDrafts.begin('otra persona');
    if (!catalogueDraft.ok) throw new Error('busy');
    const drafts = [
      aProduct({ line: 1, code: 'NEVER', brand: 'NADIE' }),
      aProduct({ line: 2, code: '6200-2RS', listPrice: '9.99' }),
    ];
    await catalogueDraft.val.write('catalogue', await plan('catalogue', drafts));
    const [catalogueProduct] = await on.distributor.productRepository.products([asId('1')]);
    expect(catalogueProduct?.rows[0]?.listPrices.get(asId('1'))?.toNumber()).toBe(1000);
    await writeForLong(on.database);
    const busy = await on.distributor.catalogueDrafts.begin('alguien');
    expect(busy.val).toEqual({ code: 'catalogue-busy', holder: 'otra persona' });
    await catalogueDraft.val.abandon();
    expect(await counts()).toEqual(before);
    expect(await statuses('catalogue', [aProduct({ code: 'NEVER', brand: 'NADIE' })])).toEqual(['new']);
  });

  it('that a stopped process left half written is swept away at the next start', async () => {
    const catalogueDraft = (await archiveWithoutLock().begin('caído')).unwrap();
    await catalogueDraft.write('catalogue', await plan('catalogue', [aProduct({ code: 'HALF' })]));
    expect(await abandonUnfinished(on.database)).toBe(catalogueDraft.generation);
    expect(await on.database.query(`select 1 from product where code = 'HALF'`)).toEqual([]);
    await (await on.distributor.catalogueDrafts.begin('después')).unwrap().abandon();
    await catalogueDraft.abandon();
  });

  it('is begun by nobody who lacks the lock, and taken over from nobody who has it', async () => {
    // As a start holds it that sweeps, or a writer between its last row and its leave.
    const lock = await on.database.tryLock(writerLock);
    expect((await on.distributor.catalogueDrafts.begin('ana')).val).toEqual({ code: 'catalogue-busy', holder: '' });
    await lock?.release();
    expect(await on.distributor.catalogueDrafts.writing()).toBeNull();
    const beto = (await on.distributor.catalogueDrafts.begin('beto')).unwrap();
    expect(await on.distributor.catalogueDrafts.writing()).toBe('beto');
    await beto.write('catalogue', await plan('catalogue', [aProduct({ code: 'BETO' })]));
    // Asked after its first moments, it is not waited for.
    await writeForLong(on.database);
    expect((await on.distributor.catalogueDrafts.begin('caro')).val).toEqual({
      code: 'catalogue-busy',
      holder: 'beto',
    });
    // However long it says nothing.
    await on.database.query(`update catalogue_writer set since = now() - interval '1 hour'`);
    expect((await on.distributor.catalogueDrafts.begin('caro')).val).toEqual({
      code: 'catalogue-busy',
      holder: 'beto',
    });
    expect(await abandonUnfinished(on.database)).toBeNull();
    await beto.publish('beto');
    await on.distributor.follower.look();
    expect(await on.database.query(`select code from product where code = 'BETO'`)).toHaveLength(1);
    await (await on.distributor.catalogueDrafts.begin('caro')).unwrap().abandon();
  });

  it('waits for who began a moment ago and is just finishing', async () => {
    const finishing = (await on.distributor.catalogueDrafts.begin('apurado')).unwrap();
    let asked = 0;
    const catalogueDrafts = createCatalogueDraftRepository({
      ...on.database,
      async tryLock(name) {
        asked += 1;
        if (asked === 3) await finishing.abandon();
        return on.database.tryLock(name);
      },
    });
    const catalogueDraft = (await catalogueDrafts.begin('paciente')).unwrap();
    expect(asked).toBe(3);
    await writeForLong(on.database);
    expect((await on.distributor.catalogueDrafts.begin('otra')).val).toEqual({
      code: 'catalogue-busy',
      holder: 'paciente',
    });
    await catalogueDraft.abandon();
  });

  it('does not wait for who has written for long', async () => {
    const writing = (await on.distributor.catalogueDrafts.begin('importador')).unwrap();
    await writeForLong(on.database);
    let asked = 0;
    const catalogueDrafts = createCatalogueDraftRepository({
      ...on.database,
      tryLock(name) {
        asked += 1;
        return on.database.tryLock(name);
      },
    });
    expect((await catalogueDrafts.begin('otra')).val).toEqual({ code: 'catalogue-busy', holder: 'importador' });
    expect(asked).toBe(1);
    await writing.abandon();
  });

  it('that a killed process left half written blocks nobody', async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (on.database.kind === 'embedded' || url === undefined) {
      // A single process has the directory: a writer that it finds at its start is of a dead one.
      await on.database.query(`insert into catalogue_writer (generation, holder, token) values (99, 'caído', 'x')`, []);
    } else {
      const [own] = await on.database.query<{ name: string }>('select current_database() as name');
      const address = new URL(url);
      address.pathname = `/${own?.name}`;
      address.searchParams.set('application_name', 'to-be-killed');
      const other = await openPostgresql(address.href);
      const catalogueDraft = (await createCatalogueDraftRepository(other).begin('caído')).unwrap();
      await catalogueDraft.write('catalogue', await plan('catalogue', [aProduct({ code: 'KILLED' })]));
      await writeForLong(on.database);
      expect((await on.distributor.catalogueDrafts.begin('ansioso')).val).toMatchObject({
        code: 'catalogue-busy',
        holder: 'caído',
      });
      // What the server does with the connections of a process that was killed.
      await on.database.query(
        `select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'to-be-killed'`,
      );
      await other.close();
    }
    const next = (await on.distributor.catalogueDrafts.begin('después')).unwrap();
    expect(await on.database.query(`select 1 from product where code = 'KILLED'`)).toEqual([]);
    await next.abandon();
  });

  it('of a writer that lost its lock makes way for the next, and its late rows come to nothing', async () => {
    const late = (await archiveWithoutLock().begin('cortado')).unwrap();
    await late.write('catalogue', await plan('catalogue', [aProduct({ code: 'LATE-1' })]));
    await late.write('prices', await plan('prices', [{ line: 1, code: '6200-2RS', priceList: 'Perdida', price: '1' }]));
    const next = (await on.distributor.catalogueDrafts.begin('siguiente')).unwrap();
    const more = await plan('catalogue', [aProduct({ code: 'LATE-2' })]);
    await expect(late.write('catalogue', more)).rejects.toThrow('took over');
    await expect(late.publish('tarde')).rejects.toThrow('took over');
    await late.abandon();
    await next.write('catalogue', await plan('catalogue', [aProduct({ code: 'NEXT' })]));
    await next.publish('siguiente');
    await on.distributor.follower.look();
    expect(await on.database.query(`select code from product where code like 'LATE-%' or code = 'NEXT'`)).toEqual([
      { code: 'NEXT' },
    ]);
    expect(await on.database.query(`select 1 from price_list where name = 'Perdida'`)).toEqual([]);
  });

  it('gives a product that only has rows of other makers its own', async () => {
    const [brand] = await on.database.query<{ id: number }>('select id from product_brand order by id limit 1');
    const own = await on.database.query<{ id: number }>(
      `insert into product (brand_id, code) values ($1, 'Bare-1') returning id`,
      [brand?.id],
    );
    const [name] = await on.database.query<{ name: string }>('select name from product_brand where id = $1', [
      brand?.id,
    ]);
    await apply('catalogue', [
      aProduct({ line: 1, code: 'BARE-0', brand: name?.name ?? '' }),
      aProduct({ line: 2, code: 'BARE-1', brand: name?.name ?? '' }),
    ]);
    expect(await on.database.query('select code from product_price where product_id = $1', [own[0]?.id])).toEqual([
      { code: 'Bare-1' },
    ]);
  });

  it('takes what a product fits, makes the vehicles that nobody knew, and says its years anew', async () => {
    await apply('catalogue', [aProduct({ code: 'FITS-1' })]);
    const gol = { line: 1, code: 'FITS-1', vehicleBrand: 'Volkswagen', model: 'Gol Trend', engine: '1.6' } as const;
    const drafts = [
      { ...gol, position: 'Delantero', notes: 'con aire', segment: 'Autos', years: [{ from: 2008 }] },
      { ...gol, line: 2, model: 'Saveiro', years: [{ to: 2005 }] },
      { ...gol, line: 3, code: 'NOBODY', years: [{}] },
    ];
    const { refused } = await on.distributor.catalogueDrafts.stored('applications', drafts);
    expect([...refused]).toEqual([[3, { code: 'product-not-found', value: 'NOBODY' }]]);
    const names = {
      brands: [],
      families: [],
      priceLists: [],
      vehicles: ['VOLKSWAGEN › Gol  trend', 'Volkswagen › Gol'],
    };
    expect((await on.distributor.catalogueDrafts.unknownNames(names)).vehicles).toEqual(names.vehicles);
    expect(await statuses('applications', drafts)).toEqual(['new', 'new']);
    await apply('applications', drafts);
    expect(await statuses('applications', drafts)).toEqual(['unchanged', 'unchanged']);
    expect((await on.distributor.catalogueDrafts.unknownNames(names)).vehicles).toEqual(['Volkswagen › Gol']);

    const fits = async () => {
      const [row] = await on.database.query<{ id: number }>(`select id from product where code = 'FITS-1'`);
      const [catalogueProduct] = await on.distributor.productRepository.products([asId(String(row?.id))]);
      return catalogueProduct?.shown.cars;
    };
    const before = await fits();
    expect(before).toHaveLength(2);
    const again = [
      {
        ...gol,
        brand: 'skf',
        vehicleBrand: 'volkswagen',
        position: 'delantero',
        notes: 'Con  aire',
        years: [{ from: 2008, to: 2013 }],
      },
    ];
    const [changed] = await plan('applications', again);
    expect(changed?.status === 'changed' && changed.changes).toEqual([
      { field: 'year', from: '2008 en adelante', to: '2008-2013' },
    ]);
    await apply('applications', again);
    expect(await statuses('applications', again)).toEqual(['unchanged']);
    const after = await fits();
    expect(after).toHaveLength(2);
    expect(JSON.stringify(after)).toContain('1.6 Delantero · con aire · 08–13');

    // A single text, as it may have been imported before, is the same application; which part is the position can be
    // said.
    const joined = again.map((each) => ({ ...each, position: undefined, notes: 'Delantero · con aire' }));
    const oneText = joined.map(({ position: _, ...each }) => each);
    expect(await statuses('applications', oneText)).toEqual(['unchanged']);
    await on.database.query(`update application set notes = details, position = '' where position = 'Delantero'`);
    expect(await statuses('applications', oneText)).toEqual(['unchanged']);
    const [apart] = await plan('applications', again);
    expect(apart?.status === 'changed' && apart.changes).toEqual([
      { field: 'position', from: '', to: 'delantero' },
      { field: 'notes', from: 'Delantero · con aire', to: 'Con  aire' },
    ]);
    const storedApplications = () =>
      on.database.query<{ position: string; notes: string }>(
        `select distinct on (vehicle_id, engine, details) position, notes from application
          where product_id = (select id from product where code = 'FITS-1') and details <> ''
          order by vehicle_id, engine, details, generation desc`,
      );
    await apply('applications', again);
    expect(await statuses('applications', again)).toEqual(['unchanged']);
    expect(await storedApplications()).toEqual([{ position: 'Delantero', notes: 'con aire' }]);

    // Words that were never two are not made a second application.
    await on.database.query(
      `update application set notes = 'Delantero con aire', position = '' where details = 'Delantero · con aire'`,
    );
    expect(await statuses('applications', again)).toEqual(['unchanged']);
    const later = again.map((each) => ({ ...each, years: [{ from: 2008, to: 2015 }] }));
    await apply('applications', later);
    expect(await storedApplications()).toEqual([{ position: '', notes: 'Delantero con aire' }]);
    expect(await statuses('applications', later)).toEqual(['unchanged']);
    expect(
      await on.database.query(`select count(*)::int as brands from vehicle_brand where name_key = 'volkswagen'`),
    ).toEqual([{ brands: 1 }]);
  });

  it('takes equivalences for products it finds, and refuses the others by line', async () => {
    await apply('catalogue', [
      aProduct({ line: 1, code: 'TWO-BRANDS', brand: 'SKF' }),
      aProduct({ line: 2, code: 'TWO-BRANDS', brand: 'FAG' }),
    ]);
    const row = (line: number, code: string, equivalentCode: string, brand?: string) => ({
      line,
      code,
      equivalentBrand: 'CORVEN',
      equivalentCode,
      ...(brand === undefined ? {} : { brand }),
    });
    const drafts = [
      row(1, '6200-2rs', '3003'),
      row(2, 'NOBODY', '1'),
      row(3, 'TWO-BRANDS', '2'),
      row(4, 'TWO-BRANDS', '2', 'fag'),
    ];
    const { refused } = await on.distributor.catalogueDrafts.stored('equivalences', drafts);
    expect([...refused]).toEqual([
      [2, { code: 'product-not-found', value: 'NOBODY' }],
      [3, { code: 'product-ambiguous', value: 'TWO-BRANDS' }],
    ]);
    await apply('equivalences', drafts);
    expect(await statuses('equivalences', drafts)).toEqual(['unchanged', 'unchanged']);
    const [catalogueProduct] = await on.distributor.productRepository.products([asId('1')]);
    expect(catalogueProduct?.shown.codesOtherBrands).toEqual([{ brand: 'CORVEN', code: '3003' }]);
  });

  it('changes with rows that say no description only what they say of products that exist', async () => {
    const described = aProduct({ line: 1, code: 'PART', brand: 'SKF', position: 'Delantero' });
    await apply('catalogue', [
      described,
      aProduct({ line: 2, code: 'BOTH', brand: 'SKF' }),
      aProduct({ line: 3, code: 'BOTH', brand: 'KOYO' }),
    ]);
    const row = (line: number, code: string, brand: string) => ({
      line,
      code,
      brand,
      position: 'Trasero',
      attributes: {},
    });
    const drafts = [row(1, 'part', ''), row(2, 'BOTH', ''), row(3, 'NOBODY', ''), row(4, 'PART', 'FAG')];
    const { refused, named } = await on.distributor.catalogueDrafts.stored('catalogue', drafts);
    expect(new Map(refused)).toEqual(
      new Map([
        [2, { code: 'product-ambiguous', value: 'BOTH' }],
        [3, { code: 'product-undescribed', value: 'NOBODY' }],
        [4, { code: 'product-undescribed', value: 'FAG PART' }],
      ]),
    );
    expect(named?.get(1)).toMatchObject({ code: 'PART', brand: 'SKF' });
    await apply('catalogue', [row(1, 'PART', 'skf')]);
    expect(await plan('catalogue', [{ ...described, position: 'Trasero' }])).toMatchObject([{ status: 'unchanged' }]);
  });

  it('puts a vehicle brand that comes without a segment into the general one, and moves none that is there', async () => {
    await apply('catalogue', [aProduct({ code: 'FITS-2' })]);
    const segmentOf = async (key: string) => {
      const [row] = await on.database.query<{ name: string | null }>(
        'select s.name from vehicle_brand b left join vehicle_brand_segment s on s.id = b.segment_id where b.name_key = $1',
        [key],
      );
      return row?.name ?? null;
    };
    await on.database.query(
      `insert into vehicle_brand (name, name_key, generation) values ('Aparte', 'aparte', 1) on conflict do nothing`,
    );
    const row = { code: 'FITS-2', model: 'Uno', years: [{}] } as const;
    await apply('applications', [
      { ...row, line: 1, vehicleBrand: 'Zanella' },
      { ...row, line: 2, vehicleBrand: 'volkswagen', model: 'Gol Trend' },
      { ...row, line: 3, vehicleBrand: 'Aparte' },
    ]);
    expect(await segmentOf('zanella')).toBe('General');
    expect(await segmentOf('volkswagen')).toBe('Autos');
    expect(await segmentOf('aparte')).toBeNull();
    await apply('applications', [{ ...row, line: 1, vehicleBrand: 'Gilera', model: 'Smash' }]);
    expect(
      await on.database.query(`select count(*)::int as count from vehicle_brand_segment where name = 'General'`),
    ).toEqual([{ count: 1 }]);
  });

  it('takes prices into the list they name', async () => {
    const drafts = [{ line: 1, code: '6202-2RS', priceList: 'Mayorista', price: '2500' }];
    await apply('prices', drafts);
    expect(await statuses('prices', drafts)).toEqual(['unchanged']);
    const [again] = await plan('prices', [{ line: 1, code: '6202-2RS', priceList: 'MAYORISTA', price: '2600.00' }]);
    expect(again?.status === 'changed' && again.changes).toEqual([{ field: 'price', from: '2500.00', to: '2600.00' }]);
    await apply('prices', [{ line: 1, code: '6202-2RS', priceList: 'MAYORISTA', price: '2600.00' }]);
    expect(await on.database.query('select name from price_list order by id')).toEqual([
      { name: 'Lista 1' },
      { name: 'Mayorista' },
    ]);
  });

  it('takes no price into a list that was withdrawn', async () => {
    await apply('prices', [{ line: 1, code: '6202-2RS', priceList: 'Retirada', price: '2500' }]);
    await on.database.query(`update price_list set withdrawn_at = now() where name = 'Retirada'`);
    const drafts = [
      { line: 1, code: '6202-2RS', priceList: 'RETIRADA', price: '2600' },
      { line: 2, code: 'NADA', priceList: 'Retirada', price: '1' },
    ];
    expect([...(await on.distributor.catalogueDrafts.stored('prices', drafts)).refused]).toEqual([
      [2, { code: 'product-not-found', value: 'NADA' }],
      [1, { code: 'price-list-withdrawn', value: 'RETIRADA' }],
    ]);
    await on.database.query(`update price_list set withdrawn_at = null where name = 'Retirada'`);
    expect(await statuses('prices', drafts.slice(0, 1))).toEqual(['changed']);
  });

  it('says of prices alone that the search has nothing to read anew, and of anything else that it has', async () => {
    const from = on.distributor.follower.generation();
    const changed = (part: 'anything' | 'searched') =>
      changedProducts(on.database, from, on.distributor.follower.generation(), 10, part);
    const [product] = await on.database.query<{ id: number }>(`select id from product where code = '6202-2RS'`);
    await apply('prices', [{ line: 1, code: '6202-2RS', priceList: 'Solo precios', price: '2500' }]);
    expect([await changed('anything'), await changed('searched')]).toEqual([[product?.id], []]);
    await apply('stock', [{ line: 1, code: '6202-2rs', stock: '41' }]);
    expect(await changed('searched')).toEqual([product?.id]);
  });

  it('takes stock, and leaves all else of the article as it is', async () => {
    const contentsSql = `
      select to_jsonb(v) - 'generation' - 'stock_quantity' - 'stock_state' as rest, stock_quantity as stock, stock_state as state
        from price_version v join product_price pp on pp.id = v.product_price_id where pp.code = '6202-2RS'
       order by v.generation desc limit 1`;
    const [before] = await on.database.query<{ rest: object }>(contentsSql);
    const drafts = [{ line: 1, code: '6202-2rs', stock: '0' }];
    await apply('stock', drafts);
    expect(await statuses('stock', drafts)).toEqual(['unchanged']);
    expect(await on.database.query(contentsSql)).toMatchObject([{ rest: before?.rest, stock: '0.00', state: 2 }]);
    const named = { line: 2, code: '6202-2RS', brand: 'skf', stock: '7' };
    const [changed] = await plan('stock', [named]);
    expect(changed?.status === 'changed' && changed.changes).toContainEqual({ field: 'stock', from: '0.00', to: '7' });
    // Named without its brand and with it, in one sheet: what is said last counts.
    await apply('stock', [{ line: 1, code: '6202-2RS', stock: '3' }, named]);
    expect(await on.database.query(contentsSql)).toMatchObject([{ rest: before?.rest, stock: '7.00', state: 0 }]);
    const refused = (await on.distributor.catalogueDrafts.stored('stock', [{ line: 1, code: 'NADA', stock: '1' }]))
      .refused;
    expect([...refused]).toEqual([[1, { code: 'product-not-found', value: 'NADA' }]]);
  });

  it('takes a price that is said twice, with the brand and without it, as it is said last', async () => {
    const price = (line: number, amount: string, brand: object) => ({
      ...{ line, code: '6202-2RS', priceList: 'Dos veces', price: amount },
      ...brand,
    });
    await apply('prices', [price(1, '10', {}), price(2, '11', { brand: 'skf' })]);
    expect(await statuses('prices', [price(1, '11', {})])).toEqual(['unchanged']);
  });

  it('takes vehicle versions, and widens their years', async () => {
    const gol = {
      line: 1,
      brand: 'VW',
      model: 'Gol',
      version: 'Gol 1.6 Power',
      engine: '1.6',
      fuel: 'Nafta',
      yearFrom: 2008,
      yearTo: 2012,
    };
    await apply('vehicles', [gol]);
    expect(await statuses('vehicles', [gol])).toEqual(['unchanged']);
    const [wider] = await plan('vehicles', [{ ...gol, yearTo: 2014 }]);
    expect(wider?.status === 'changed' && wider.changes).toEqual([{ field: 'yearTo', from: '2012', to: '2014' }]);
    await apply('vehicles', [{ ...gol, yearTo: 2014 }]);
    expect(await statuses('vehicles', [{ ...gol, yearTo: 2014 }])).toEqual(['unchanged']);
  });

  it('knows which keys a list could have named', async () => {
    const keys: string[] = [];
    for await (const page of on.distributor.catalogueDrafts.keys('catalogue', new Set(['FAG']))) keys.push(...page);
    expect(keys).toEqual([draftKey('catalogue', aProduct({ code: 'TWO-BRANDS', brand: 'FAG' }))]);
  });

  it('knows each subfamily with its family', async () => {
    const { family, subfamily } = aProduct();
    expect(await on.distributor.catalogueDrafts.families()).toEqual(
      expect.arrayContaining([
        { name: family, parent: null },
        { name: subfamily, parent: family },
      ]),
    );
  });
});
