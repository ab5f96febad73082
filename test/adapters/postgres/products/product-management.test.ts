import { describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { productsLocatedAt } from '#adapters/postgres/products/located-products.ts';
import { createProductManagementRepository } from '#adapters/postgres/products/product-management.ts';
import { documentsOf } from '#adapters/postgres/search/search-rows.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createProductManagementService } from '#core/catalogue/management/create-product-management-service.ts';
import {
  everyProduct,
  type ListedProductPage,
  type ProductFilter,
  type SeenProduct,
} from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aProduct, callerOf, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { soldInCombo } from '#test/contracts/sold-in-combo.ts';

const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

describe.each(databases)('products as staff settle them on %s', (_name, open) => {
  const on = distributorForAll(open);
  const service = async () => {
    const generation = on.distributor.follower.generation();
    const ids = await on.database.query<{ id: number }>('select id from product', []);
    const documents = await documentsOf(
      on.database,
      ids.map(({ id }) => id),
      generation,
    );
    const index = buildSearchIndex(documents);
    return createProductManagementService({
      products: createProductManagementRepository({ database: on.database, follower: on.distributor.follower }),
      searchIndex: { current: () => index },
      hasher,
      clock: systemClock,
    });
  };
  const write = async (...drafts: Parameters<typeof aProduct>[0][]) => {
    await writeProducts(
      on.distributor.catalogueDrafts,
      drafts.map((draft, index) => aProduct({ line: index + 1, ...draft })),
    );
    await on.distributor.follower.look();
  };
  const idOf = async (code: string): Promise<ProductId> => {
    const [row] = await on.database.query<{ id: number }>('select id from product where code = $1', [code]);
    return asId(String(row?.id));
  };
  const catalogueProduct = async (id: ProductId) => (await on.distributor.productRepository.products([id]))[0];
  const seen = async (code: string): Promise<SeenProduct> =>
    (await (await service()).one(manager, await idOf(code))).unwrap();
  const change = async (product: SeenProduct, part: Partial<ProductDetails>, tag: string | null = product.tag) =>
    (await service()).change(manager, product.id, tag, { ...product.details, ...part });
  const all = async (part: Partial<ProductFilter>) => {
    const codes: string[] = [];
    let after: string | null = null;
    do {
      const page: ListedProductPage = (
        await (await service()).page(manager, { ...everyProduct, ...part }, after)
      ).unwrap();
      codes.push(...page.products.map(({ code }) => code));
      after = page.next;
    } while (after !== null);
    return codes;
  };
  const entries = (action: string) =>
    on.database.query<{ user_name: string; facts: Record<string, unknown> }>(
      'select user_name, facts from audit_entry where action = $1 order by id',
      [action],
    );

  it('a vehicle stands once for each range of its years; ranges that touch are one', async () => {
    await write({ brand: 'Maker', code: 'PM-YEARS' });
    const [vehicle] = await on.database.query<{ id: number }>(
      `with brand as (insert into vehicle_brand (name, name_key, generation) values ('Rangos', 'rangos', 1) returning id)
       insert into vehicle (vehicle_brand_id, name, name_key, generation) select id, 'Uno', 'uno', 1 from brand returning id`,
    );
    const fit = {
      vehicleId: asId<'vehicle'>(String(vehicle?.id)),
      name: '',
      engine: '1.6 en rangos',
      position: '',
      notes: '',
    };
    const put = async (...spans: readonly (readonly [from: number | null, to: number | null])[]) => {
      const applications = spans.map(([from, to]) => ({ ...fit, from, to }));
      (await change(await seen('PM-YEARS'), { applications })).unwrap();
      await on.distributor.follower.look();
      return (await seen('PM-YEARS')).details.applications.map(({ from, to }) => [from, to]);
    };
    const stored = () => on.database.query('select years::text from application where engine = $1', [fit.engine]);
    expect(await put([2008, null], [1998, 2004])).toEqual([
      [1998, 2004],
      [2008, null],
    ]);
    const before = await stored();
    expect(await put([1998, 2004], [2008, null])).toHaveLength(2);
    expect(await stored()).toEqual(before);
    expect(await put([1998, 2004], [2003, 2007], [2010, 2010])).toEqual([
      [1998, 2007],
      [2010, 2010],
    ]);
    expect(await put([null, null])).toEqual([[null, null]]);
    expect(await put()).toEqual([]);
  });

  it('says of a vehicle where the part goes and what else, and may say otherwise which is which', async () => {
    await write({ brand: 'Maker', code: 'PM-WHERE' });
    const [vehicle] = await on.database.query<{ id: number }>(`select id from vehicle where name_key = 'uno'`);
    const fit = { vehicleId: asId<'vehicle'>(String(vehicle?.id)), name: '', engine: 'donde', from: null, to: null };
    const put = async (...words: readonly { readonly position: string; readonly notes: string }[]) => {
      (await change(await seen('PM-WHERE'), { applications: words.map((each) => ({ ...fit, ...each })) })).unwrap();
      await on.distributor.follower.look();
      const { details } = await seen('PM-WHERE');
      return details.applications.map(({ position, notes }) => ({ position, notes }));
    };
    const joined = [{ position: '', notes: 'Delantero · con aire' }];
    const apart = [{ position: 'Delantero', notes: 'con aire' }];
    expect(await put(...joined)).toEqual(joined);
    expect(await put(...apart)).toEqual(apart);
    const { id } = await seen('PM-WHERE');
    const [catalogueProduct] = await on.distributor.productRepository.products([id]);
    expect(catalogueProduct?.shown.cars[0]?.types[0]?.details).toBe('donde Delantero · con aire');
    expect(await put(...apart, { position: 'Delantero', notes: '' })).toHaveLength(2);
    expect(await put(...joined)).toEqual(joined);
    expect(await put()).toEqual([]);
  });

  it('one is made with its price, keeps the zeros of its code, and everybody reads it at once', async () => {
    await write({ brand: 'Maker', code: 'PM-1', family: 'Encendido' });
    const like = await seen('PM-1');
    const made = (
      await (
        await service()
      ).create(manager, {
        ...like.details,
        code: ' 0012 ',
        description: 'Bujía de iridio',
        multiple: 4,
        iva: money('10.5'),
        purchaseCost: money('700.1'),
        prices: like.details.prices.map(({ priceListId }) => ({ priceListId, price: money('1234.5') })),
        equivalences: [{ brand: 'NGK', code: 'BKR6E' }],
        attributes: { otrosRosca: '14 mm', otrosColor: ' ' },
      })
    ).unwrap();
    expect(made.details).toMatchObject({ code: '0012', multiple: 4, attributes: { otrosRosca: '14 mm' } });
    const shown = await catalogueProduct(made.id);
    expect(shown?.shown).toMatchObject({
      code: '0012',
      description: 'Bujía de iridio',
      codesOtherBrands: [{ brand: 'NGK', code: 'BKR6E' }],
      technicalInformation: { otrosRosca: '14 mm' },
    });
    expect(shown?.rows[0]?.purchaseCost?.toFixed(2)).toBe('700.10');
    const lists = await on.database.query<{ id: number }>('select id from price_list', []);
    const prices = lists.map(({ id }) => shown?.rows[0]?.listPrices.get(asId(String(id)))?.toFixed(2));
    expect(prices).toContain('1234.50');
    expect(await all({ text: '0012' })).toContain('0012');
    expect((await entries('product-created')).at(-1)).toMatchObject({
      user_name: 'gerente',
      facts: { code: '0012', brand: 'Maker' },
    });
  });

  it('a place in the store is found by itself and by what it begins with, and stays through lists that do not say it', async () => {
    const places = { 'SL-1': 'A-03-10', 'SL-2': 'a-03-2', 'SL-3': 'A-031', 'SL-4': 'A-03' };
    await write(
      ...Object.entries(places).map(([code, storageLocation]) => ({ brand: 'Placed', code, storageLocation })),
      { brand: 'Placed', code: 'SL-5' },
      { brand: 'Elsewhere', code: 'SL-6', family: 'De paso', storageLocation: 'A-03-4' },
    );
    expect((await all({ text: 'A-03' })).slice(0, 4)).toEqual(['SL-4', 'SL-2', 'SL-6', 'SL-1']);
    expect((await all({ text: ' a-03-2 ' }))[0]).toBe('SL-2');
    const { details } = await seen('SL-6');
    expect((await all({ text: 'A-03', typeId: details.typeId ?? '' }))[0]).toBe('SL-6');
    expect((await all({ text: 'A-03', brandId: (await seen('SL-1')).details.brandId ?? '' }))[2]).toBe('SL-1');
    await write({ brand: 'Placed', code: 'SL-2', description: 'Otro texto' });
    const kept = await seen('SL-2');
    expect(kept.details).toMatchObject({ description: 'Otro texto', storageLocation: 'a-03-2' });
    expect((await change(kept, { storageLocation: ' B  7 ' })).unwrap().details.storageLocation).toBe('B 7');
    expect(await all({ text: 'a-03-2' })).not.toContain('SL-2');
    expect((await entries('product-changed')).at(-1)).toMatchObject({
      facts: { description: 'Otro texto', before: { storageLocation: 'a-03-2' }, after: { storageLocation: 'B 7' } },
    });
    // Where there are too many they are the first by place, not any.
    const [generation, filter] = [on.distributor.follower.generation(), { text: 'A-03', brandId: '', typeId: '' }];
    const firstTwo = await productsLocatedAt(on.database, generation, filter, 2);
    expect(firstTwo.map((id) => asId(String(id)))).toEqual([await idOf('SL-4'), await idOf('SL-1')]);
    const flawed = await change(await seen('SL-2'), { storageLocation: 'x'.repeat(41) });
    expect(flawed.val).toEqual({
      code: 'product-invalid',
      flaws: [{ field: 'storageLocation', code: 'text-too-long', max: 40 }],
    });
  });

  it('a code of the same maker is refused, in any case of letters, and says whose it is', async () => {
    await write({ brand: 'Twice', code: 'ab-1' }, { brand: 'Twice', code: 'AB1' });
    const held = await seen('ab-1');
    const again = await (await service()).create(manager, { ...held.details, code: 'AB-1' });
    expect(again.val).toEqual({ code: 'product-code-taken', id: held.id, name: 'Twice ab-1' });
    const other = await seen('AB1');
    expect((await change(other, { code: 'Ab-1' })).val).toMatchObject({ code: 'product-code-taken' });
    // Punctuation counts, and its own code in other letters is its own.
    expect((await change(held, { code: 'AB-1' })).unwrap().details.code).toBe('AB-1');
    expect((await change(held, { brandId: asId('999999') }, null)).val).toEqual({
      code: 'product-choice-unknown',
      field: 'brandId',
    });
  });

  it('what is sold in place of another product already is refused, and says as what and where', async () => {
    await write({ brand: 'Host', code: 'HO-1' }, { brand: 'Guest', code: 'GU-1' });
    const [host, guest] = [await seen('HO-1'), await seen('GU-1')];
    await on.database.query('insert into product_price (product_id, brand_id, code) values ($1, $2, $3)', [
      Number(host.id),
      Number(guest.details.brandId),
      'Gu-9',
    ]);
    const sold = { code: 'product-sold-elsewhere', id: host.id, name: 'Guest Gu-9', product: 'Host HO-1' };
    expect((await (await service()).create(manager, { ...guest.details, code: 'GU-9' })).val).toEqual(sold);
    expect((await change(guest, { code: 'gu-9' })).val).toEqual(sold);
    const other = { ...host.details, code: 'GU-9' };
    const made = (await (await service()).create(manager, other)).unwrap();
    expect((await change(made, { brandId: guest.details.brandId })).val).toEqual(sold);
    expect((await seen('GU-1')).tag).toBe(guest.tag);
    expect((await (await service()).remove(manager, made.id)).ok).toBe(true);
    // The product that it stands with may take the name itself; and what was so before stays to be corrected.
    expect((await change(host, { brandId: guest.details.brandId, code: 'GU-9' })).unwrap().brand).toBe('Guest');
    await on.database.query('insert into product_price (product_id, brand_id, code) values ($1, $2, $3)', [
      Number(host.id),
      Number(guest.details.brandId),
      'GU-1',
    ]);
    expect((await change(guest, { description: 'Corregido' })).unwrap().details.description).toBe('Corregido');
  });

  it('a change says what was seen, is told with before and after, and changes nothing where nothing is another', async () => {
    await write({ brand: 'Seen', code: 'SEEN-1', description: 'Antes', listPrice: '100' });
    const before = await seen('SEEN-1');
    const generation = on.distributor.follower.generation();
    const changed = (await change(before, { description: 'Después' })).unwrap();
    expect(changed.details.description).toBe('Después');
    expect((await entries('product-changed')).at(-1)?.facts).toMatchObject({
      code: 'SEEN-1',
      before: { description: 'Antes' },
      after: { description: 'Después' },
    });
    expect((await change(before, { description: 'Otra' })).val).toEqual({ code: 'product-moved', by: 'gerente' });
    expect(on.distributor.follower.generation()).toBe(generation + 1);
    expect((await change(changed, {})).unwrap().tag).toBe(changed.tag);
    expect(on.distributor.follower.generation()).toBe(generation + 1);
    // Nothing of it stands in the way of what comes after.
    const again = (await change(changed, { description: 'Más tarde' })).unwrap();
    expect([again.details.description, on.distributor.follower.generation()]).toEqual(['Más tarde', generation + 2]);
    expect((await change(again, { code: ' ' })).val).toMatchObject({ code: 'product-invalid' });
  });

  it('codes, vehicles and relations that are taken away are gone, and later lists add theirs', async () => {
    await write(
      { brand: 'Parts', code: 'KIT-1', listPrice: '100' },
      { brand: 'Parts', code: 'PIECE-1' },
      { brand: 'Parts', code: 'PIECE-2' },
    );
    const kit = await seen('KIT-1');
    const related = (code: string, id: ProductId) => ({
      title: 'Kit',
      productId: id,
      quantity: 2,
      notes: '',
      name: code,
    });
    const full = (
      await change(kit, {
        equivalences: [
          { brand: 'A', code: '1' },
          { brand: 'B', code: '2' },
        ],
        relations: [related('PIECE-1', await idOf('PIECE-1')), related('PIECE-2', await idOf('PIECE-2'))],
      })
    ).unwrap();
    expect((await catalogueProduct(kit.id))?.shown.relations[0]?.products).toHaveLength(2);
    const less = (
      await change(full, {
        equivalences: [{ brand: 'B', code: '2' }],
        relations: [{ ...related('PIECE-1', await idOf('PIECE-1')), quantity: 3 }],
        prices: full.details.prices.map((each) => ({ ...each, price: null })),
      })
    ).unwrap();
    expect(less.details.equivalences).toEqual([{ brand: 'B', code: '2' }]);
    expect((await catalogueProduct(kit.id))?.shown.relations[0]?.products).toMatchObject([
      { code: 'PIECE-1', quantity: 3 },
    ]);
    expect(await all({ brandId: kit.details.brandId ?? '', state: 'without-price' })).toContain('KIT-1');
    expect((await change(less, { relations: [related('', asId('999999'))] })).val).toEqual({
      code: 'product-choice-unknown',
      field: 'relations.0.title',
    });
    // What another product shows of this one follows its code.
    await change(await seen('PIECE-1'), { code: 'PIECE-1B' });
    expect((await catalogueProduct(kit.id))?.shown.relations[0]?.products).toMatchObject([{ code: 'PIECE-1B' }]);
    await write({ brand: 'Parts', code: 'KIT-1', description: 'De la lista', listPrice: '150' });
    const after = await seen('KIT-1');
    expect(after.details.description).toBe('De la lista');
    expect(after.details.equivalences).toEqual([{ brand: 'B', code: '2' }]);
  });

  it('what is discontinued stays so after a list, what nobody ordered is deleted, and what is in use is not', async () => {
    await write({ brand: 'Gone', code: 'GONE-1', listPrice: '10' }, { brand: 'Gone', code: 'GONE-2', listPrice: '10' });
    const first = await idOf('GONE-1');
    await (await service()).setSale(manager, first, 'discontinued');
    expect(await all({ state: 'discontinued' })).toContain('GONE-1');
    await write({ brand: 'Gone', code: 'GONE-1', listPrice: '11' });
    expect((await seen('GONE-1')).details.sale).toBe('discontinued');
    const row = (await catalogueProduct(first))?.rows[0]?.productPriceId ?? '';
    await on.database.query(`insert into offer (product_price_id, min_quantity, percentage) values ($1, 2, 5)`, [
      Number(row),
    ]);
    expect((await (await service()).remove(manager, first)).val).toEqual({
      code: 'product-in-use',
      uses: { offers: 1 },
    });
    const second = await idOf('GONE-2');
    expect((await (await service()).remove(manager, second)).ok).toBe(true);
    expect(await catalogueProduct(second)).toBeUndefined();
    expect(await all({ text: 'GONE-2' })).not.toContain('GONE-2');
    expect((await (await service()).remove(manager, second)).val).toEqual({ code: 'product-not-found' });
    expect((await entries('product-removed')).at(-1)?.facts).toMatchObject({ code: 'GONE-2' });
  });

  it('a list goes on after its last row, without repeats, narrowed by maker, family and state', async () => {
    const many = Array.from({ length: 120 }, (_, place) => ({
      brand: 'Many',
      code: `M-${String(place).padStart(3, '0')}`,
    }));
    await write(...many);
    const brandId = (await seen('M-000')).details.brandId ?? '';
    const typeId = (await seen('M-000')).details.typeId ?? '';
    const codes = many.map(({ code }) => code);
    expect(await all({ brandId })).toEqual(codes);
    expect((await all({ brandId, typeId })).toSorted()).toEqual(codes);
    expect(await all({ brandId, state: 'without-picture' })).toEqual(codes);
    expect(await all({ brandId, state: 'discontinued' })).toEqual([]);
    expect(new Set(await all({})).size).toBe((await all({})).length);
    const page = (await service()).page(manager, everyProduct, 'nada');
    expect((await page).val).toEqual({ code: 'page-key-unreadable' });
  });

  it('the last change is told with its author: an import’s owner, the person who did it by hand, or nobody where none is known', async () => {
    await write({ brand: 'Last', code: 'LAST-1', listPrice: '10' });
    const before = await seen('LAST-1');
    await change(before, { description: 'A mano' });
    await write({ brand: 'Last', code: 'LAST-1', listPrice: '11' });
    expect((await change(before, { description: 'Otra' })).val).toEqual({ code: 'product-moved', by: '' });
    await on.database.query(
      `insert into import_record (import_id, kind, file_name, imported_by, generation, counts)
       values ('last', 'catalogue', 'lista.csv', 'admin', $1, '{}')`,
      [on.distributor.follower.generation()],
    );
    expect((await change(before, { description: 'Otra' })).val).toEqual({ code: 'product-moved', by: 'admin' });
    await change(await seen('LAST-1'), { description: 'Otra vez a mano' });
    expect((await change(before, { description: 'Otra' })).val).toEqual({ code: 'product-moved', by: 'gerente' });
  });

  it('what was sold in a combo stays, though the combo has other parts by now', async () => {
    await write({ brand: 'Lot', code: 'LOT-1', listPrice: '10' }, { brand: 'Lot', code: 'LOT-2', listPrice: '10' });
    const [first, second] = [await idOf('LOT-1'), await idOf('LOT-2')];
    await soldInCombo(on.database, 9001, { products: [{ productId: first, productCode: 'LOT-1', quantity: 1 }] });
    // As orders were kept once.
    await soldInCombo(on.database, 9002, { components: [{ code: 'LOT-2', brand: 'Lot', quantity: 1 }] });
    for (const id of [first, second]) {
      expect((await (await service()).remove(manager, id)).val).toEqual({
        code: 'product-in-use',
        uses: { orders: 1 },
      });
    }
  });

  it('a state is found wherever its products stand, as they are now and not as they were', async () => {
    const many = Array.from({ length: 130 }, (_, place) => ({
      brand: 'States',
      code: `ST-${String(place).padStart(3, '0')}`,
      listPrice: '10',
    }));
    await write(...many);
    const [brandId, typeId] = [
      (await seen('ST-000')).details.brandId ?? '',
      (await seen('ST-000')).details.typeId ?? '',
    ];
    const set = async (code: string, sale: ProductDetails['sale']) =>
      (await service()).setSale(manager, await idOf(code), sale);
    const codes = async (state: ProductFilter['state']) => [
      await all({ brandId, state }),
      (await all({ brandId, typeId, state })).toSorted(),
    ];
    await set('ST-129', 'discontinued');
    await set('ST-120', 'discontinued');
    await set('ST-110', 'discontinued');
    await set('ST-110', 'not-available');
    await set('ST-120', 'on-sale');
    expect(await codes('discontinued')).toEqual([['ST-129'], ['ST-129']]);
    expect(await codes('not-available')).toEqual([['ST-110'], ['ST-110']]);
    const emptied = await seen('ST-100');
    await change(emptied, { prices: emptied.details.prices.map((each) => ({ ...each, price: null })) });
    const again = await seen('ST-101');
    const none = again.details.prices.map((each) => ({ ...each, price: null }));
    await change((await change(again, { prices: none })).unwrap(), { prices: again.details.prices });
    await write({ brand: 'States', code: 'ST-200' });
    await on.database.query(
      `delete from list_price where product_price_id = (select id from product_price where code = 'ST-200')`,
      [],
    );
    expect(await codes('without-price')).toEqual([
      ['ST-100', 'ST-200'],
      ['ST-100', 'ST-200'],
    ]);
    await on.database.query(
      `insert into product_picture (product_price_id, place, name)
       select id, 1, 'x.png' from product_price where code like 'ST-%' and code <> 'ST-115'`,
      [],
    );
    expect(await codes('without-picture')).toEqual([['ST-115'], ['ST-115']]);
    expect((await all({ brandId, state: 'on-sale' })).length).toBe(129);
  });

  it('a family says which attributes its products have, what most of them have first', async () => {
    await write(
      { brand: 'Attr', code: 'AT-1', family: 'Medidas', attributes: { dientes: '20', notas: 'x' } },
      { brand: 'Attr', code: 'AT-2', family: 'Medidas', attributes: { dientes: '22' } },
      { brand: 'Attr', code: 'AT-3', family: 'Otra familia', attributes: { estrias: '5' } },
    );
    const typeId = (await seen('AT-1')).details.typeId ?? '';
    expect((await (await service()).attributes(manager, typeId)).unwrap()).toEqual(['dientes', 'notas']);
    expect((await (await service()).attributes(manager, '999999')).unwrap()).toEqual([]);
  });
});
