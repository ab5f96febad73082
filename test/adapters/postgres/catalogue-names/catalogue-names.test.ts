import { describe, expect, it } from 'vitest';
import { createActivityRepository } from '#adapters/postgres/activity/activity.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createVehicleRepository } from '#adapters/postgres/catalogue/vehicles.ts';
import { createCatalogueNameRepository } from '#adapters/postgres/catalogue-names/catalogue-names.ts';
import { createCustomerConfigurationRepository } from '#adapters/postgres/customers/customer-configuration.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { documentsOf } from '#adapters/postgres/search/search-rows.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { withKnownNames } from '#core/catalogue/import/names/known-names.ts';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import { emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { readDrafts } from '#core/catalogue/import/rows/read-drafts.ts';
import type { CatalogueName, NamePage } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameId, NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { createCatalogueNameService } from '#core/catalogue/names/create-catalogue-name-service.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Ok } from '#core/shared/result.ts';
import { aProduct, callerOf, writeProducts } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { writeForLong } from '#test/contracts/long-writing.ts';
import { pausing, untilOneWaits } from '#test/contracts/pausing.ts';
import { aSheet, today } from '#test/core/catalogue/import/a-sheet.builder.ts';

const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

describe.each(databases)('names of the catalogue on %s', (_name, open) => {
  const on = distributorForAll(open);
  const service = () =>
    createCatalogueNameService({
      names: createCatalogueNameRepository({
        database: on.database,
        follower: on.distributor.follower,
        termsMoved: () => on.distributor.terms.forget(null),
      }),
      vehicles: createVehicleRepository(on.database, on.distributor.follower),
      searchIndex: { current: () => buildSearchIndex([]) },
      hasher,
    });
  const write = async (...drafts: Parameters<typeof aProduct>[0][]) => {
    await writeProducts(
      on.distributor.catalogueDrafts,
      drafts.map((draft, index) => aProduct({ line: index + 1, ...draft })),
    );
    await on.distributor.follower.look();
  };
  const all = async (kind: NameKind, text = '') => {
    const names: CatalogueName[] = [];
    let after: string | null = null;
    do {
      const page: NamePage = (
        await service().page(manager, kind, { text, parentId: '', isTop: false }, after)
      ).unwrap();
      names.push(...page.names);
      after = page.next;
    } while (after !== null);
    return names;
  };
  const idOf = async (kind: NameKind, name: string, parent: string | null = null): Promise<NameId> => {
    const found = (await all(kind)).find((each) => each.name === name && (each.parent?.name ?? null) === parent);
    if (found === undefined) throw new Error(`no ${name}`);
    return found.id;
  };
  const products = async (...codes: string[]) => {
    const rows = await on.database.query<{ id: number; code: string }>(
      'select id, code from product where code = any($1::text[]) order by code',
      [codes],
    );
    return on.distributor.productRepository.products(rows.map(({ id }) => asId(String(id))));
  };
  const entries = (action: string) =>
    on.database.query<{ user_name: string; facts: Record<string, unknown> }>(
      'select user_name, facts from audit_entry where action = $1 order by id',
      [action],
    );

  it('a brand renamed is so at once on its products and in the search, and lists may say the former name', async () => {
    await write({ brand: 'Bosh', code: 'RENAME-1', family: 'Encendido' });
    expect((await products('RENAME-1'))[0]?.shown.productBrandName).toBe('Bosh');
    const id = await idOf('brands', 'Bosh');
    const { tag } = (await service().one(manager, 'brands', id)).unwrap();
    const renamed = (await service().change(manager, 'brands', id, tag, { name: ' Bosch ', parentId: null })).unwrap();
    expect(renamed).toMatchObject({ name: 'Bosch', aliases: [{ name: 'Bosh' }] });
    const [product] = await products('RENAME-1');
    expect(product?.shown.productBrandName).toBe('Bosch');
    const generation = on.distributor.follower.generation();
    const [document] = await documentsOf(on.database, [Number(product?.shown.productId)], generation);
    expect(document?.brandName).toBe('Bosch');
    expect(await service().change(manager, 'brands', id, tag, { name: 'Otra', parentId: null })).toMatchObject({
      val: { code: 'name-moved', by: 'gerente' },
    });
    expect((await entries('catalogue-name-changed')).at(-1)).toMatchObject({
      user_name: 'gerente',
      facts: { kind: 'brands', before: { name: 'Bosh' }, after: { name: 'Bosch' } },
    });
    const rename = withKnownNames(await on.distributor.catalogueDrafts.aliases());
    expect(rename(aProduct({ brand: 'BOSH' })).brand).toBe('Bosch');
  });

  it('two names of before that are compared as one now are listed together, and merged', async () => {
    const id = (await service().create(manager, 'brands', { name: 'Par m²', parentId: null })).unwrap().id;
    // As a database had it in which both stood: migration 0097 lets the other have the key.
    await on.database.query(`update product_brand set name_key = 'par m²' where id = $1`, [Number(id)]);
    const plain = (await service().create(manager, 'brands', { name: 'Par m2', parentId: null })).unwrap().id;
    for (const text of ['Par m²', 'par m2'])
      expect((await all('brands', text)).map(({ name }) => name).sort()).toEqual(['Par m2', 'Par m²']);
    expect((await service().merge(manager, 'brands', id, plain)).ok).toBe(true);
    expect((await all('brands', 'Par m²')).map(({ name }) => name)).toEqual(['Par m2']);
  });

  it('a name that another has, or is called by, is refused; its own former name is not', async () => {
    await write({ brand: 'Uno', code: 'N-1' }, { brand: 'Dos', code: 'N-2' });
    const [uno, dos] = [await idOf('brands', 'Uno'), await idOf('brands', 'Dos')];
    const change = (id: NameId, name: string) =>
      service().change(manager, 'brands', id, null, { name, parentId: null });
    expect(await change(uno, 'DOS')).toMatchObject({ val: { code: 'name-taken', id: dos, name: 'Dos' } });
    await change(uno, 'Primera');
    expect(await change(dos, 'uno')).toMatchObject({ val: { code: 'name-is-alias', id: uno, name: 'Primera' } });
    expect(await service().create(manager, 'brands', { name: 'Uno', parentId: null })).toMatchObject({
      val: { code: 'name-is-alias' },
    });
    const back = (await change(uno, 'Uno')).unwrap();
    expect(back.aliases.map(({ name }) => name)).toEqual(['Primera']);
    const [alias] = back.aliases;
    const alone = (await service().forgetAlias(manager, 'brands', uno, alias?.id ?? '')).unwrap();
    expect(alone.aliases).toEqual([]);
    expect(await service().forgetAlias(manager, 'brands', uno, alias?.id ?? '')).toMatchObject({
      val: { code: 'alias-not-found' },
    });
    expect(await change(uno, 'x\0'.repeat(100))).toMatchObject({ val: { code: 'name-too-long' } });
    expect(await change(asId('no-such'), 'x')).toMatchObject({ val: { code: 'name-not-found' } });
  });

  it('a brand merged into another takes its products, discounts and prices with it', async () => {
    await write(
      { brand: 'VW - VolksWagen', code: 'VW-1', listPrice: '10' },
      { brand: 'Volkswagen', code: 'VW-2', listPrice: '20' },
    );
    const [source, target] = [await idOf('brands', 'VW - VolksWagen'), await idOf('brands', 'Volkswagen')];
    await on.database.query(
      `insert into customer_discount (customer_id, brand_id, percentage) values (1, $1, 10), (2, $1, 10), (2, $2, 30)`,
      [Number(source), Number(target)],
    );
    await on.database.query(
      'insert into user_exclusion (user_id, brand_id, type_id, place) select id, $1, 1, 1 from app_user',
      [Number(source)],
    );
    expect((await service().mergePlan(manager, 'brands', source, target)).unwrap()).toEqual({
      uses: { products: 1, discounts: 1 },
      termsLost: { discounts: 1, surcharges: 0 },
      offersTogether: 0,
      clashes: [],
      clashCount: 0,
      turns: { shown: [], hidden: [] },
    });
    const merged = (await service().merge(manager, 'brands', source, target)).unwrap();
    expect(merged).toMatchObject({ id: target, aliases: [{ name: 'VW - VolksWagen' }] });
    expect((await products('VW-1', 'VW-2')).map(({ shown }) => shown.productBrandName)).toEqual([
      'Volkswagen',
      'Volkswagen',
    ]);
    const discounts = await on.database.query(
      'select customer_id, percentage from customer_discount where brand_id = $1 order by customer_id',
      [Number(target)],
    );
    expect(discounts).toMatchObject([
      { customer_id: 1, percentage: '10.00' },
      { customer_id: 2, percentage: '30.00' },
    ]);
    expect(await service().merge(manager, 'brands', source, target)).toMatchObject({ val: { code: 'name-not-found' } });
    expect((await entries('catalogue-name-merged')).at(-1)?.facts).toMatchObject({
      name: 'VW - VolksWagen',
      into: 'Volkswagen',
      products: 1,
    });
    // The next list says it as before, and means the same product.
    const rename = withKnownNames(await on.distributor.catalogueDrafts.aliases());
    const again = rename(aProduct({ brand: 'VW - VolksWagen', code: 'VW-1', listPrice: '10' }));
    const { rows } = await on.distributor.catalogueDrafts.stored('catalogue', [again]);
    expect(rows.size).toBe(1);
    expect(await on.distributor.catalogueDrafts.writing()).toBeNull();
  });

  it('what a merge changes of a customer is in its activity, with what is gone', async () => {
    await write({ brand: 'Gamma', code: 'GAMMA-1' }, { brand: 'Gama', code: 'GAMA-1' });
    const [source, target] = [await idOf('brands', 'Gamma'), await idOf('brands', 'Gama')];
    const ids = [Number(source), Number(target)];
    await on.database.query(
      `insert into customer_discount (customer_id, brand_id, percentage, text) values (1, $1, 25, 'G'), (1, $2, 10, 'G')`,
      ids,
    );
    await on.database.query(
      'insert into customer_surcharge (customer_id, brand_id, percentage) values (1, $1, 80), (1, $2, 50), (2, $1, 30)',
      ids,
    );
    expect((await service().mergePlan(manager, 'brands', source, target)).unwrap()).toMatchObject({
      uses: { products: 1, surcharges: 1 },
      termsLost: { discounts: 1, surcharges: 1 },
    });
    const heard: string[] = [];
    await on.database.listen(liveChannel, (payload) => {
      const { name, facts } = JSON.parse(payload) as { name: string; facts: { customerId?: string } };
      if (name === 'CustomersChanged') heard.push(`${facts.customerId}`);
    });
    (await service().merge(manager, 'brands', source, target)).unwrap();
    await expect.poll(() => heard.toSorted()).toEqual(['1', '2']);
    const activity = createActivityRepository(on.database);
    const told = async (id: string) =>
      (await activity.page({ customerId: asId(id) }, null, 2)).map(({ action, userName, facts }) => {
        const { before, after } = facts;
        return { action, userName, before, after };
      });
    const gama = { productBrandId: 'Gama', productTypeId: null };
    const gamma = { ...gama, productBrandId: 'Gamma' };
    expect(await told('1')).toEqual([
      { action: 'surcharges-changed', userName: 'gerente', before: [{ ...gamma, surcharge: '80.00' }], after: [] },
      {
        ...{ action: 'customer-changed', userName: 'gerente' },
        before: {
          discountItems: expect.arrayContaining([
            { brandId: 'Gamma', typeId: '', percentage: '25', text: 'G' },
            { brandId: 'Gama', typeId: '', percentage: '10', text: 'G' },
          ]),
        },
        after: { discountItems: expect.not.arrayContaining([expect.objectContaining({ brandId: 'Gamma' })]) },
      },
    ]);
    expect((await told('2'))[0]).toEqual({
      ...{ action: 'surcharges-changed', userName: 'gerente' },
      before: [{ ...gamma, surcharge: '30.00' }],
      after: [{ ...gama, surcharge: '30.00' }],
    });
    const left = await on.database.query(
      'select customer_id, percentage from customer_surcharge where brand_id = any($1) order by customer_id',
      [ids],
    );
    expect(left).toEqual([
      { customer_id: 1, percentage: '50.00' },
      { customer_id: 2, percentage: '30.00' },
    ]);
  });

  it('a merge waits for a margin that a customer without any is given meanwhile; later there is none by that name', async () => {
    await write({ brand: 'Delltta', code: 'DELTA-1' }, { brand: 'Delta', code: 'DELTA-2' });
    const [source, target] = [await idOf('brands', 'Delltta'), await idOf('brands', 'Delta')];
    const author = { userName: 'dos.admin', actedBy: null };
    const margin = { productBrandId: asId<'product-brand'>(source), productTypeId: null, percentage: money('35') };
    let merging: Promise<unknown> = Promise.resolve();
    const database = pausing(on.database, 'terms_version + 1', async () => {
      merging = service().merge(manager, 'brands', source, target);
      merging.catch(() => undefined);
      await untilOneWaits(on.database);
    });
    const given = createCustomerConfigurationRepository(database, () => undefined);
    expect(await given.surcharges(asId('2'), author, (held) => Ok([...held, margin]))).toMatchObject({ ok: true });
    expect(await merging).toMatchObject({ ok: true });
    const left = await on.database.query(
      'select customer_id, percentage from customer_surcharge where brand_id = any($1)',
      [[Number(source), Number(target)]],
    );
    expect(left).toEqual([{ customer_id: 2, percentage: '35.00' }]);
    const [last] = await createActivityRepository(on.database).page({ customerId: asId('2') }, null, 1);
    expect(last).toMatchObject({ action: 'surcharges-changed', userName: 'gerente' });
    for (const gone of [margin, { ...margin, productBrandId: null, productTypeId: asId<'product-type'>('999999') }]) {
      expect(await given.surcharges(asId('2'), author, (held) => Ok([...held, gone]))).toMatchObject({
        val: { code: 'surcharge-unknown' },
      });
    }
  });

  it('offers by value or quantity that a merge makes count together are told before', async () => {
    await write(
      { brand: 'Alfa', code: 'JUNTAS-1', family: 'Volante', subfamily: 'Fundas' },
      { brand: 'Alpha', code: 'JUNTAS-2', family: 'Volantes', subfamily: 'Fundas' },
    );
    const [alfa, alpha] = [await idOf('brands', 'Alfa'), await idOf('brands', 'Alpha')];
    const [source, target] = [await idOf('families', 'Volante'), await idOf('families', 'Volantes')];
    const child = await idOf('families', 'Fundas', 'Volante');
    const add = (parent: NameId, type: NameId | null, brand: NameId | null, until: string | null = null) =>
      on.database.query(
        `insert into offer_value_quantity (parent_type_id, type_id, brand_id, min_quantity, percentage, until_day)
         values ($1, $2, $3, 2, 5, $4)`,
        [Number(parent), type === null ? null : Number(type), brand === null ? null : Number(brand), until],
      );
    const together = async (kind: NameKind, from: NameId, into: NameId) =>
      (await service().mergePlan(manager, kind, from, into)).unwrap().offersTogether;
    await add(source, null, alfa);
    await add(source, child, alpha, '2020-01-01');
    expect(await together('brands', alpha, alfa)).toBe(0);
    await add(source, child, alpha);
    expect(await together('brands', alpha, alfa)).toBe(2);
    expect(await together('families', source, target)).toBe(0);
    await add(target, null, null);
    expect(await together('families', source, target)).toBe(3);
    await on.database.query('delete from offer_value_quantity where parent_type_id = any($1)', [
      [Number(source), Number(target)],
    ]);
  });

  it('what customers have by a subfamily passes to the one of its name', async () => {
    await write(
      { brand: 'T', code: 'TERM-1', family: 'Escape', subfamily: 'Caños' },
      { brand: 'T', code: 'TERM-2', family: 'Escapes', subfamily: 'Caños' },
    );
    const [source, target] = [await idOf('families', 'Escape'), await idOf('families', 'Escapes')];
    const child = await idOf('families', 'Caños', 'Escapes');
    await on.database.query(
      'insert into customer_discount (customer_id, type_id, percentage) values (1, $1, 7), (2, $1, 7), (2, $2, 9)',
      [Number(await idOf('families', 'Caños', 'Escape')), Number(child)],
    );
    const versions = () => on.database.query('select terms_version from customer where id in (1, 2) order by id', []);
    const before = await versions();
    expect((await service().mergePlan(manager, 'families', source, target)).unwrap()).toMatchObject({
      uses: { discounts: 1 },
      termsLost: { discounts: 1, surcharges: 0 },
    });
    (await service().merge(manager, 'families', source, target)).unwrap();
    expect(
      await on.database.query('select customer_id, percentage from customer_discount where type_id = $1 order by 1', [
        Number(child),
      ]),
    ).toEqual([
      { customer_id: 1, percentage: '7.00' },
      { customer_id: 2, percentage: '9.00' },
    ]);
    expect(await versions()).not.toEqual(before);
  });

  it('a code under a brand and its other name in one sheet is told with both prices', async () => {
    await write({ brand: 'Aros', code: 'RA-1', listPrice: '10' }, { brand: 'Arosa', code: 'RA-2', listPrice: '20' });
    await service().merge(manager, 'brands', await idOf('brands', 'Arosa'), await idOf('brands', 'Aros'));
    const reasonsOf = async (kind: 'catalogue' | 'prices', between: number, ...prices: readonly string[]) => {
      const [text, heading] = kind === 'prices' ? ['Lista 1', 'Lista de precios'] : ['Aro', 'Descripción'];
      const others = Array.from({ length: between }, (_, place) => [`RA-OTRO-${place}`, 'Aros', text, '5']);
      const [first, ...rest] = prices.map((price, place) => ['RA-1', place === 0 ? 'Aros' : 'AROSA', text, price]);
      const rows = [['Código', 'Marca', heading, 'Precio'], first ?? [], ...others, ...rest];
      const reading = (await readDrafts(kind, emptyMapping, aSheet(rows), { today })).unwrap();
      const rejected: RejectedRow[] = [];
      await importRows<'catalogue' | 'prices'>(
        kind,
        { layout: reading.layout, batches: reading.batches, rowsOf: async () => [] },
        on.distributor.catalogueDrafts,
        null,
        {
          onProgress: async () => undefined,
          onRejected: async (some) => void rejected.push(...some),
          onRepeated: async () => undefined,
        },
        new AbortController().signal,
      );
      return rejected.flatMap(({ reasons }) => reasons).filter((reason) => 'firstLine' in reason);
    };
    const thing = { firstLine: 2, name: 'RA-1 Aros' };
    const differing = { code: 'two-prices', ...thing, first: '1', second: '2' };
    for (const kind of ['catalogue', 'prices'] as const)
      expect(await reasonsOf(kind, 0, '1', '2')).toEqual([differing]);
    // The second one comes in a later batch.
    expect(await reasonsOf('catalogue', 60, '1', '2')).toEqual([differing]);
    expect(await reasonsOf('catalogue', 0, '1', '1,00')).toEqual([{ code: 'duplicate-in-file', ...thing }]);
  });

  it('a brand is not merged while a code is in both, nor into itself', async () => {
    await write({ brand: 'Gemela A', code: 'igual-1' }, { brand: 'Gemela B', code: 'IGUAL-1' });
    const [source, target] = [await idOf('brands', 'Gemela A'), await idOf('brands', 'Gemela B')];
    expect((await service().mergePlan(manager, 'brands', source, target)).unwrap()).toMatchObject({
      clashes: ['igual-1'],
      clashCount: 1,
    });
    expect(await service().merge(manager, 'brands', source, target)).toMatchObject({
      val: { code: 'merge-clash', codes: ['igual-1'], count: 1 },
    });
    expect(await service().merge(manager, 'brands', source, source)).toMatchObject({ val: { code: 'merge-itself' } });
    expect((await service().one(manager, 'brands', source)).ok).toBe(true);
    expect(await on.distributor.catalogueDrafts.writing()).toBeNull();
  });

  it('a family merged into another takes its subfamilies along; of two of one name one stays', async () => {
    await write(
      { brand: 'F', code: 'FAM-1', family: 'Frenado', subfamily: 'Pastillas' },
      { brand: 'F', code: 'FAM-2', family: 'Frenado', subfamily: 'Discos' },
      { brand: 'F', code: 'FAM-3', family: 'Frenos', subfamily: 'Pastillas' },
    );
    const [source, target] = [await idOf('families', 'Frenado'), await idOf('families', 'Frenos')];
    const child = await idOf('families', 'Pastillas', 'Frenos');
    expect(await service().merge(manager, 'families', source, child)).toMatchObject({
      val: { code: 'merge-too-deep' },
    });
    const own = await idOf('families', 'Discos', 'Frenado');
    expect(await service().merge(manager, 'families', source, own)).toMatchObject({ val: { code: 'merge-into-own' } });
    expect((await service().mergePlan(manager, 'families', source, target)).unwrap().uses).toMatchObject({
      products: 2,
      subfamilies: 2,
    });
    await on.database.query(
      `insert into offer_value_quantity (parent_type_id, type_id, min_quantity, percentage) values ($1, null, 2, 5), ($1, $2, 3, 5)`,
      [Number(source), Number(await idOf('families', 'Pastillas', 'Frenado'))],
    );
    (await service().merge(manager, 'families', source, target)).unwrap();
    const offers = await on.database.query(
      'select parent_type_id, type_id from offer_value_quantity order by min_quantity',
      [],
    );
    expect(offers).toEqual([
      { parent_type_id: Number(target), type_id: null },
      { parent_type_id: Number(target), type_id: Number(child) },
    ]);
    const places = (await products('FAM-1', 'FAM-2', 'FAM-3')).map(({ shown, parentTypeName }) => [
      parentTypeName,
      shown.productTypeName,
    ]);
    expect(places).toEqual([
      ['Frenos', 'Pastillas'],
      ['Frenos', 'Discos'],
      ['Frenos', 'Pastillas'],
    ]);
    expect((await all('families', 'frenado')).map(({ name }) => name)).toEqual(['Frenos']);
    const { types } = await createTaxonomyRepository(on.database, on.distributor.follower).names();
    expect([...types.values()].some(({ name }) => name === 'Frenado')).toBe(false);
    const rename = withKnownNames(await on.distributor.catalogueDrafts.aliases());
    expect(rename(aProduct({ family: 'Frenado', subfamily: 'Discos' }))).toMatchObject({ family: 'Frenos' });
  });

  it('what a disabled pair of brand and family shows or hides is told, of brands and of families', async () => {
    await write(
      { brand: 'Par A', code: 'PAR-1', family: 'Juntas', subfamily: 'Cárter' },
      { brand: 'Par B', code: 'PAR-2', family: 'Juntas nuevas' },
      { brand: 'Par C', code: 'PAR-3', family: 'Juntas', subfamily: 'Tapa' },
    );
    const [a, b, c] = [await idOf('brands', 'Par A'), await idOf('brands', 'Par B'), await idOf('brands', 'Par C')];
    const [old, next] = [await idOf('families', 'Juntas'), await idOf('families', 'Juntas nuevas')];
    const turns = async (kind: NameKind, source: NameId, target: NameId) =>
      (await service().mergePlan(manager, kind, source, target)).unwrap().turns;
    expect(await turns('families', old, next)).toEqual({ shown: [], hidden: [] });
    await on.database.query('insert into product_brand_type_disabled (brand_id, type_id) values ($1, $2), ($3, $4)', [
      ...[Number(a), Number(old)],
      ...[Number(c), Number(next)],
    ]);
    expect(await turns('families', old, next)).toEqual({ shown: ['Par A en Cárter'], hidden: ['Par C en Tapa'] });
    expect(await turns('brands', a, b)).toEqual({ shown: ['Par A en Cárter'], hidden: [] });
    expect(await turns('brands', c, a)).toEqual({ shown: [], hidden: ['Par C en Tapa'] });
    await on.database.query('update product_brand set disabled = true where id = $1', [Number(b)]);
    expect(await turns('brands', a, b)).toEqual({ shown: [], hidden: [] });
  });

  it('a subfamily moves to another family, never under itself or a third level', async () => {
    await write(
      { brand: 'F', code: 'MOVE-1', family: 'Motor', subfamily: 'Bujías' },
      { brand: 'F', code: 'MOVE-2', family: 'Luz' },
    );
    const [id, motor, luz] = [
      await idOf('families', 'Bujías', 'Motor'),
      await idOf('families', 'Motor'),
      await idOf('families', 'Luz'),
    ];
    const change = (of: NameId, name: string, parentId: NameId | null) =>
      service().change(manager, 'families', of, null, { name, parentId });
    expect((await change(id, 'Bujías', luz)).unwrap().parent?.name).toBe('Luz');
    expect((await products('MOVE-1'))[0]?.parentTypeName).toBe('Luz');
    for (const parent of [id, asId<'catalogue-name'>('999999'), asId<'catalogue-name'>('x')]) {
      expect(await change(motor, 'Motor', parent)).toMatchObject({ val: { code: 'name-parent-unknown' } });
    }
    expect(await change(luz, 'Luz', motor)).toMatchObject({ val: { code: 'name-parent-unknown' } });
    const rename = withKnownNames(await on.distributor.catalogueDrafts.aliases());
    expect(rename(aProduct({ family: 'Motor', subfamily: 'Bujías' }))).toMatchObject({ family: 'Luz' });
  });

  it('only what nothing uses is deleted', async () => {
    await write({ brand: 'Usada', code: 'USED-1', family: 'Usada' });
    const used = await idOf('brands', 'Usada');
    expect(await service().remove(manager, 'brands', used)).toMatchObject({
      val: { code: 'name-in-use', uses: { products: 1 } },
    });
    expect(await service().remove(manager, 'families', await idOf('families', 'Usada'))).toMatchObject({
      val: { code: 'name-in-use' },
    });
    const made = (await service().create(manager, 'brands', { name: 'Sobra', parentId: null })).unwrap();
    expect(await service().remove(manager, 'brands', made.id)).toMatchObject({ ok: true });
    expect(await service().remove(manager, 'brands', made.id)).toMatchObject({ val: { code: 'name-not-found' } });
    // A family that its products left, with contents of before.
    await write({ brand: 'Usada', code: 'USED-2', family: 'Vacía', subfamily: 'Dentro' });
    await write({ brand: 'Usada', code: 'USED-2', family: 'Usada' });
    const [family, within] = [await idOf('families', 'Vacía'), await idOf('families', 'Dentro', 'Vacía')];
    expect(await service().remove(manager, 'families', family)).toMatchObject({
      val: { code: 'name-in-use', uses: { subfamilies: 1 } },
    });
    for (const id of [within, family])
      expect(await service().remove(manager, 'families', id)).toMatchObject({ ok: true });
  });

  it('vehicle brands, models, engines and segments are renamed and merged, with what fits them', async () => {
    await on.database.query(
      'truncate vehicle_brand_segment, vehicle_brand, vehicle, application, vehicle_version restart identity cascade',
      [],
    );
    await aFleet(on.database);
    await on.database.query(
      `insert into vehicle_brand (segment_id, name, name_key, generation) values (2, 'VW', 'vw', 1)`,
      [],
    );
    await on.database.query(
      `insert into vehicle (vehicle_brand_id, name, name_key, generation) values (4, 'Gol', 'gol', 1), (4, 'Up', 'up', 1)`,
      [],
    );
    await on.database.query(
      `insert into application (product_id, vehicle_id, engine, generation) values (1, 5, '1.6 AP', 1), (4, 5, '1.6 nafta', 1), (4, 6, '1.0', 1)`,
      [],
    );
    const merge = async (kind: NameKind, source: NameId, target: NameId) =>
      (await service().merge(manager, kind, source, target)).unwrap();
    const fits = async () => {
      const found = await products('6200-2RS', '6203-2RS');
      return found.map(({ shown }) =>
        shown.cars.map(
          ({ brand, vehicle, types }) => `${brand} ${vehicle}: ${types.map(({ details }) => details).join(', ')}`,
        ),
      );
    };
    const [vw, volkswagen] = [
      await idOf('vehicle-brands', 'VW', 'Autos'),
      await idOf('vehicle-brands', 'Volkswagen', 'Autos'),
    ];
    expect((await service().mergePlan(manager, 'vehicle-brands', vw, volkswagen)).unwrap().uses).toEqual({
      products: 2,
      models: 2,
    });
    expect((await merge('vehicle-brands', vw, volkswagen)).aliases).toMatchObject([{ name: 'VW' }]);
    expect(await fits()).toEqual([
      ['Volkswagen Gol: 1.4 AP, 1.6 AP', 'Volkswagen Golf: 2.0'],
      ['Volkswagen Gol: 1.6 nafta', 'Volkswagen Up: 1.0'],
    ]);
    const gol = await idOf('models', 'Gol', 'Volkswagen');
    const engines = async () =>
      (await service().page(manager, 'engines', { text: '', parentId: gol, isTop: false }, null)).unwrap().names;
    expect((await engines()).map(({ name }) => name)).toEqual(['1.4 AP', '1.6 AP', '1.6 nafta']);
    const [other, wanted, same] = await engines();
    if (other === undefined || wanted === undefined || same === undefined) throw new Error('no engines');
    expect(await service().merge(manager, 'engines', same.id, wanted.id)).toMatchObject({ ok: true });
    const renamed = (
      await service().change(manager, 'engines', wanted.id, wanted.tag, { name: '1.6 8V AP', parentId: gol })
    ).unwrap();
    expect(renamed.aliases.map(({ name }) => name)).toEqual(['1.6 AP', '1.6 nafta']);
    expect((await fits())[1]?.[0]).toBe('Volkswagen Gol: 1.6 8V AP');
    const renamedModel = await service().change(manager, 'models', gol, null, {
      name: 'Gol Trend',
      parentId: volkswagen,
    });
    expect(renamedModel.unwrap().aliases).toMatchObject([{ name: 'Gol' }]);
    const autos = await idOf('segments', 'Autos');
    await service().change(manager, 'segments', autos, null, { name: 'Livianos', parentId: null });

    // A list says all of it as before.
    const rename = withKnownNames(await on.distributor.catalogueDrafts.aliases());
    expect(
      rename({
        ...{ line: 1, code: '6203-2RS', vehicleBrand: 'VW', model: 'GOL', engine: '1.6 Nafta', segment: 'Autos' },
        years: [{}],
      }),
    ).toEqual({
      line: 1,
      code: '6203-2RS',
      years: [{}],
      vehicleBrand: 'Volkswagen',
      model: 'Gol Trend',
      engine: '1.6 8V AP',
      segment: 'Livianos',
    });
    expect(rename({ line: 1, brand: 'VW', model: 'Up', version: 'Move' })).toEqual({
      line: 1,
      segment: 'Livianos',
      brand: 'Volkswagen',
      model: 'Up',
      version: 'Move',
    });

    expect(await service().remove(manager, 'segments', autos)).toMatchObject({ val: { uses: { vehicleBrands: 2 } } });
    expect(await service().remove(manager, 'vehicle-brands', volkswagen)).toMatchObject({
      val: { uses: { models: 3, products: 3 } },
    });
    expect(await service().merge(manager, 'engines', renamed.id, asId('3:1.3'))).toMatchObject({
      val: { code: 'merge-elsewhere' },
    });
    const lonely = (await service().create(manager, 'models', { name: 'Amarok', parentId: volkswagen })).unwrap();
    const engine = (await service().create(manager, 'engines', { name: '2.0 TDI', parentId: lonely.id })).unwrap();
    for (const name of ['Nro º', 'Motor 2ª', '1600 cm²']) {
      (await service().create(manager, 'engines', { name, parentId: lonely.id })).unwrap();
      expect((await service().create(manager, 'engines', { name, parentId: lonely.id })).ok).toBe(false);
      (await service().create(manager, 'segments', { name, parentId: null })).unwrap();
      expect((await service().create(manager, 'segments', { name, parentId: null })).ok).toBe(false);
      for (const kind of ['engines', 'segments'] as const) {
        const found = await service().page(manager, kind, { text: name, parentId: '', isTop: false }, null);
        expect(found.unwrap().names.map((each) => each.name)).toEqual([name]);
      }
    }
    expect(await service().create(manager, 'engines', { name: '2.0 tdi', parentId: lonely.id })).toMatchObject({
      val: { code: 'name-taken' },
    });
    expect(await service().create(manager, 'models', { name: 'Suelto', parentId: null })).toMatchObject({
      val: { code: 'name-parent-unknown' },
    });
    for (const [kind, id] of [
      ['engines', engine.id],
      ['models', lonely.id],
    ] as const) {
      expect(await service().remove(manager, kind, id)).toMatchObject({ ok: true });
    }
    expect(await service().one(manager, 'engines', asId("x'; --"))).toMatchObject({ val: { code: 'name-not-found' } });
  });

  it('models and engines that are merged have the years of both', async () => {
    await on.database.query(
      'truncate vehicle_brand_segment, vehicle_brand, vehicle, application, vehicle_version restart identity cascade',
      [],
    );
    await aFleet(on.database);
    await on.database.query(
      `with made as (insert into vehicle_brand (segment_id, name, name_key, generation) values (2, 'Prueba', 'prueba', 1) returning id)
       insert into vehicle (vehicle_brand_id, name, name_key, generation)
       select made.id, names.name, lower(names.name), 1 from made, (values ('Viejo'), ('Nuevo')) as names (name)`,
      [],
    );
    const [old, kept] = [await idOf('models', 'Viejo', 'Prueba'), await idOf('models', 'Nuevo', 'Prueba')];
    const add = (product: number, model: NameId, engine: string, generation: number, years: string) =>
      on.database.query(
        `insert into application (product_id, vehicle_id, engine, generation, years) values ($1, $2, $3, $4, $5::text::int4multirange)`,
        [product, Number(model), engine, generation, years],
      );
    await add(1, old, '1.6', 1, '{[1998,2004]}');
    await add(1, kept, '1.6', 1, '{[2008,2012]}');
    await add(1, kept, '1.6 8v', 1, '{[2013,2014]}');
    await add(4, old, '1.6', 1, '{[1990,1991]}');
    await add(4, old, '1.6', 3, '{[1994,1995]}');
    await add(4, kept, '1.6', 2, '{[2000,2001]}');
    const stored = async () =>
      (
        await on.database.query<{ said: string }>(
          `select concat_ws(' ', product_id, generation, engine, years) as said from application where vehicle_id = $1
            order by product_id, engine, generation`,
          [Number(kept)],
        )
      ).map(({ said }) => said);
    (await service().merge(manager, 'models', old, kept)).unwrap();
    const ofFour = ['4 1 1.6 {[1990,1992)}', '4 2 1.6 {[1990,1992),[2000,2002)}', '4 3 1.6 {[1994,1996),[2000,2002)}'];
    expect(await stored()).toEqual(['1 1 1.6 {[1998,2005),[2008,2013)}', '1 1 1.6 8v {[2013,2015)}', ...ofFour]);
    (await service().merge(manager, 'engines', asId(`${kept}:1.6 8v`), asId(`${kept}:1.6`))).unwrap();
    expect(await stored()).toEqual(['1 1 1.6 {[1998,2005),[2008,2015)}', ...ofFour]);
  });

  it('is refused to roles that may not, and while somebody writes the catalogue', async () => {
    const seller = callerOf(0, { role: 'Seller', customerId: null });
    expect(await service().create(seller, 'brands', { name: 'X', parentId: null })).toMatchObject({
      val: { code: 'not-allowed' },
    });
    const draft = (await on.distributor.catalogueDrafts.begin('importador')).unwrap();
    await writeForLong(on.database);
    expect(await service().create(manager, 'brands', { name: 'X', parentId: null })).toMatchObject({
      val: { code: 'catalogue-busy', holder: 'importador' },
    });
    await draft.abandon();
    expect((await service().create(manager, 'brands', { name: 'X', parentId: null })).ok).toBe(true);
  });

  it('are found and held apart without any accent, and by plain letters', async () => {
    for (const kind of ['segments', 'brands'] as const) {
      for (const name of ['Škoda y otros', 'Strøm'])
        (await service().create(manager, kind, { name, parentId: null })).unwrap();
      for (const text of ['skoda', 'Škoda'])
        expect((await all(kind, text)).map(({ name }) => name)).toEqual(['Škoda y otros']);
      for (const text of ['strom', 'STRØM']) expect((await all(kind, text)).map(({ name }) => name)).toEqual(['Strøm']);
      expect(await service().create(manager, kind, { name: 'SKODA Y OTROS', parentId: null })).toMatchObject({
        ok: false,
      });
    }
  });

  it('are listed by pages, in order, each once', async () => {
    await write(...Array.from({ length: 120 }, (_, index) => ({ brand: `Página ${index % 60}`, code: `P-${index}` })));
    const names = (await all('brands', 'pagina')).map(({ name }) => name);
    expect(new Set(names).size).toBe(60);
    expect(names).toHaveLength(60);
    expect(await service().page(manager, 'brands', { text: '', parentId: '', isTop: true }, 'x')).toMatchObject({
      val: { code: 'page-key-unreadable' },
    });
  });
});
