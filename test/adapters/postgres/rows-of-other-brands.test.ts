import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStoredDraftRepository } from '#adapters/postgres/catalogue-draft/stored-draft-repository.ts';
import { recordImport } from '#adapters/postgres/imports/import-history.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import { createPriceSheetRepository } from '#adapters/postgres/price-lists/price-sheets.ts';
import { findManagedProduct } from '#adapters/postgres/products/product-management-sql.ts';
import { draftKey } from '#core/catalogue/import/drafts/comparable.ts';
import type { CostDraft, DraftOf, PriceDraft, StockDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { anImport } from '#test/contracts/import-repository.contract.ts';

type Kind = 'prices' | 'stock' | 'costs';
const author = { userName: 'admin', actedBy: null };
const brands = ['Uno', 'Dos', 'Tres'] as const;

/** A product with its price rows, of which none need be its own. */
interface StoredProduct {
  readonly code: string;
  readonly brand: string;
  readonly rows: readonly {
    readonly code: string;
    readonly brand: string;
    readonly price: number | null;
    readonly stock: number | null;
    readonly cost?: number | null;
  }[];
}

describe.each(databases)('price rows of other brands than their product on %s', (_name, open) => {
  const on = distributorForAll(open);

  const plan = async <Of extends Kind>(kind: Of, drafts: readonly DraftOf[Of][]) => {
    const { rows, refused } = await on.distributor.catalogueDrafts.stored(kind, drafts);
    return {
      planned: planBatch(
        kind,
        drafts.filter(({ line }) => !refused.has(line)),
        rows,
      ),
      refused: [...refused],
    };
  };
  /** Imports drafts; answers the id under which the history has it. */
  const imported = async <Of extends Kind>(kind: Of, drafts: readonly DraftOf[Of][]): Promise<string> => {
    const draft = (await on.distributor.catalogueDrafts.begin('prueba')).unwrap();
    await draft.write(kind, (await plan(kind, drafts)).planned);
    await draft.publish('prueba');
    const { run } = anImport('writing');
    await on.database.transaction(async (tx) =>
      Ok(await recordImport(tx, draft.generation, { ...run, kind }, { userName: 'admin', actedBy: null })),
    );
    await on.distributor.follower.look();
    return run.id;
  };

  const brandId = async (name: string): Promise<number> => {
    const [row] = await on.database.query<{ id: number }>(
      `insert into product_brand (name, name_key, generation) values ($1, lower($1), 1)
       on conflict (name_key) do update set name = excluded.name returning id`,
      [name],
    );
    return row?.id ?? 0;
  };
  const listed = 'Lista 1';
  const listId = async (): Promise<number> => {
    const [row] = await on.database.query<{ id: number }>('select id from price_list where name = $1', [listed]);
    return row?.id ?? 0;
  };
  const add = async ({ code, brand, rows }: StoredProduct): Promise<void> => {
    const [product] = await on.database.query<{ id: number }>(
      `with made as (insert into product (brand_id, code) values ($1, $2) returning id),
            told as (insert into product_version (product_id, generation, type_id, description)
                     select id, 1, (select min(id) from product_type where parent_id is not null), 'De prueba' from made)
       select id from made`,
      [await brandId(brand), code],
    );
    for (const row of rows) {
      await on.database.query(
        `with made as (insert into product_price (product_id, brand_id, code) values ($1, $2, $3) on conflict do nothing returning id),
              held as (insert into price_version (product_price_id, generation, stock_quantity, purchase_cost)
                       select id, 1, $4::numeric, $7::numeric from made)
         insert into list_price (product_price_id, price_list_id, generation, price)
         select id, $5, 1, $6::numeric from made where $6::numeric is not null`,
        [product?.id, await brandId(row.brand), row.code, row.stock, await listId(), row.price, row.cost ?? null],
      );
    }
  };
  const alone = (code: string, brand: string, price: number | null, stock: number | null) => ({
    code,
    brand,
    price,
    stock,
  });
  /** 'code of the product / brand code' → price and stock, of the products whose codes begin so. */
  const held = async (prefix: string) =>
    Object.fromEntries(
      (
        await on.database.query<{ place: string; price: string | null; stock: string | null }>(
          `select p.code || ' / ' || b.name || ' ' || pp.code as place,
                  (select l.price::text from list_price l where l.product_price_id = pp.id and l.price_list_id = $2
                    order by l.generation desc limit 1) as price,
                  (select v.stock_quantity::text from price_version v where v.product_price_id = pp.id
                    order by v.generation desc limit 1) as stock
             from product p join product_price pp on pp.product_id = p.id join product_brand b on b.id = pp.brand_id
            where p.code like $1 || '%' order by pp.id`,
          [prefix, await listId()],
        )
      ).map(({ place, price, stock }) => [place, [price, stock]]),
    );
  const exported = async <Of extends Kind>(kind: Of): Promise<readonly DraftOf[Of][]> => {
    const drafts: DraftOf[Of][] = [];
    const list = kind === 'prices' ? String(await listId()) : null;
    for await (const page of createStoredDraftRepository(on.database).drafts(kind, list)) {
      for (const draft of page) drafts.push({ ...draft, line: drafts.length + 1 });
    }
    return drafts;
  };
  const price = (line: number, code: string, brand: string | null, amount: string): PriceDraft => ({
    ...{ line, code, priceList: listed, price: amount },
    ...(brand === null ? {} : { brand }),
  });
  const stock = (line: number, code: string, brand: string, amount: string): StockDraft => ({
    ...{ line, code, brand, stock: amount },
  });

  it('are found by their code and brand, and leave the row of the product as it is', async () => {
    await add({ code: 'A1', brand: 'Uno', rows: [alone('A1', 'Uno', 100, 5), alone('A1-D', 'Dos', 90, 4)] });
    const { planned } = await plan('prices', [price(1, 'a1-d', 'DOS', '95')]);
    expect(planned).toMatchObject([{ status: 'changed', changes: [{ field: 'price', from: '90.00', to: '95' }] }]);
    expect([...(await on.distributor.catalogueDrafts.titles([{ line: 1, code: 'a1-d', brand: 'DOS' }]))]).toEqual([
      [1, 'A1-D Dos De prueba'],
    ]);
    await imported('prices', [price(1, 'a1-d', 'DOS', '95')]);
    await imported('stock', [stock(1, 'A1-D', 'Dos', '0')]);
    expect(await held('A1')).toEqual({ 'A1 / Uno A1': ['100.00', '5.00'], 'A1 / Dos A1-D': ['95.00', '0.00'] });
    const [{ id } = { id: 0 }] = await on.database.query<{ id: number }>(`select id from product where code = 'A1'`);
    const now = on.distributor.follower.generation();
    const { otherRows = [], stock: units } = (await findManagedProduct(on.database, asId(String(id)), now)) ?? {};
    expect(units).toBe(5);
    expect(
      otherRows.map(({ prices, ...rest }) => ({
        ...rest,
        prices: prices.map((one) => [one.priceListId, String(one.price)]),
      })),
    ).toEqual([
      { brand: 'Dos', code: 'A1-D', stockState: 'Red', sale: 'on-sale', prices: [[String(await listId()), '95']] },
    ]);
  });

  it('change together with all that are of the same code and brand, as undoing does', async () => {
    await add({ code: 'B1', brand: 'Uno', rows: [alone('B1', 'Uno', 100, 5), alone('B9', 'Dos', 90, 4)] });
    await add({ code: 'B2', brand: 'Uno', rows: [alone('B2', 'Uno', 200, 6), alone('b9', 'Dos', 91, null)] });
    await add({ code: 'B9', brand: 'Dos', rows: [alone('B9', 'Dos', 92, 3)] });
    const before = await held('B');
    // What is compared with is what its own product says, or the first that says something else.
    expect((await plan('prices', [price(1, 'B9', 'Dos', '50')])).planned).toMatchObject([
      { status: 'changed', changes: [{ from: '92.00', to: '50' }] },
    ]);
    expect((await plan('prices', [price(1, 'B9', 'Dos', '92')])).planned).toMatchObject([
      { status: 'changed', changes: [{ from: '90.00', to: '92' }] },
    ]);
    const prices = await imported('prices', [price(1, 'B9', 'Dos', '50')]);
    const stocks = await imported('stock', [stock(1, 'B9', 'Dos', '1')]);
    expect(await held('B')).toEqual({
      'B1 / Uno B1': ['100.00', '5.00'],
      'B1 / Dos B9': ['50.00', '1.00'],
      'B2 / Uno B2': ['200.00', '6.00'],
      'B2 / Dos b9': ['50.00', '1.00'],
      'B9 / Dos B9': ['50.00', '1.00'],
    });
    for (const id of [stocks, prices]) {
      const undo = createImportUndoRepository(on.database);
      (await undo.carryOut(id, author, async () => undefined, new AbortController().signal)).unwrap();
    }
    expect(await held('B')).toEqual(before);
  });

  it('have purchase costs by their code and brand too', async () => {
    await add({ code: 'G1', brand: 'Uno', rows: [alone('G1', 'Uno', 100, 5), alone('G9', 'Dos', 90, 4)] });
    await add({ code: 'G2', brand: 'Uno', rows: [alone('G9', 'Dos', 91, 4)] });
    const costs = async () => {
      const ids = await on.database.query<{ id: number }>(
        `select id from product where code in ('G1', 'G2') order by id`,
      );
      const products = await on.distributor.productRepository.products(ids.map(({ id }) => asId(String(id))));
      return products.map(({ rows }) => rows.map((row) => [row.code, row.purchaseCost?.toFixed(2)]));
    };
    const cost = (line: number, code: string, purchaseCost: string, brand?: string): CostDraft => ({
      ...{ line, code, purchaseCost },
      ...(brand === undefined ? {} : { brand }),
    });
    expect((await plan('costs', [cost(1, 'g9', '30', 'dos')])).planned).toMatchObject([
      { status: 'changed', changes: [{ field: 'purchaseCost', from: '', to: '30' }] },
    ]);
    await imported('costs', [cost(1, 'G1', '80.5', 'Uno')]);
    const before = await costs();
    const id = await imported('costs', [cost(1, 'g9', '30')]);
    expect(await costs()).toEqual([
      [
        ['G1', '80.50'],
        ['G9', '30.00'],
      ],
      [['G9', '30.00']],
    ]);
    expect((await plan('costs', [cost(1, 'G9', '30.00', 'Dos')])).planned).toMatchObject([{ status: 'unchanged' }]);
    expect(await held('G')).toMatchObject({ 'G1 / Dos G9': ['90.00', '4.00'], 'G2 / Dos G9': ['91.00', '4.00'] });
    const undo = createImportUndoRepository(on.database);
    (await undo.carryOut(id, author, async () => undefined, new AbortController().signal)).unwrap();
    await on.distributor.follower.look();
    expect(await costs()).toEqual(before);
    await imported('costs', [cost(1, 'g9', '30')]);
    // Neither a price nor a stock that comes alone takes a cost away.
    await imported('stock', [stock(1, 'G9', 'Dos', '7')]);
    await imported('prices', [price(1, 'G9', 'Dos', '95')]);
    expect((await plan('costs', [cost(1, 'G9', '30', 'Dos')])).planned).toMatchObject([{ status: 'unchanged' }]);
  });

  it('are unchanged only where each of them has what the sheet says', async () => {
    await add({ code: 'E1', brand: 'Uno', rows: [alone('E1', 'Uno', 100, 5), alone('E9', 'Dos', 90, 4)] });
    await add({ code: 'E9', brand: 'Dos', rows: [alone('E9', 'Dos', null, null)] });
    const prices = [price(1, 'E9', 'Dos', '90')];
    const stocks = [stock(1, 'E9', 'Dos', '4')];
    expect((await plan('prices', prices)).planned).toMatchObject([{ status: 'changed', changes: [{ from: '' }] }]);
    expect((await plan('stock', stocks)).planned).toMatchObject([{ status: 'changed', changes: [{ from: '' }] }]);
    await imported('prices', prices);
    await imported('stock', stocks);
    expect(await held('E')).toEqual({
      'E1 / Uno E1': ['100.00', '5.00'],
      'E1 / Dos E9': ['90.00', '4.00'],
      'E9 / Dos E9': ['90.00', '4.00'],
    });
    expect((await plan('prices', prices)).planned).toMatchObject([{ status: 'unchanged' }]);
    expect((await plan('stock', stocks)).planned).toMatchObject([{ status: 'unchanged' }]);
    await add({ code: 'E2', brand: 'Uno', rows: [alone('E8', 'Dos', null, null)] });
    expect((await plan('prices', [price(1, 'E8', 'Dos', '90')])).planned).toMatchObject([{ status: 'new' }]);
  });

  it("have the prices of a list's sheet, all rows of one article at once", async () => {
    await add({ code: 'D1', brand: 'Uno', rows: [alone('D1', 'Uno', 100, 5), alone('D9', 'Dos', 90, 4)] });
    await add({ code: 'D2', brand: 'Uno', rows: [alone('D2', 'Uno', 200, 6), alone('D9', 'Dos', 90, 4)] });
    const sheets = createPriceSheetRepository(on.database);
    const list = asId<'price-list'>(String(await listId()));
    const change = (await sheets.begin(list, new Date().toISOString(), 'dos.csv', author)).unwrap();
    await sheets.add(change, [price(1, 'D9', 'Dos', '70'), price(2, 'd9', null, '71')]);
    const counts = { new: 1, changed: 0, unchanged: 0, rejected: 0, missing: 0 };
    (
      await sheets.settle(
        change,
        { importId: 'dos', worksheet: '', supplier: null, headings: [], counts, rejected: [] },
        author,
        null,
      )
    ).unwrap();
    const draft = (await on.distributor.catalogueDrafts.begin('prueba')).unwrap();
    const source = { kind: 'sheet', fileName: 'dos.csv' } as const;
    expect(await draft.changePrices({ id: change, priceListId: list, source })).toEqual({ prices: 2, found: 2 });
    await draft.publish('prueba', { kind: 'price-change', id: change, prices: 2, gone: 0 });
    await on.distributor.follower.look();
    expect(await held('D')).toEqual({
      'D1 / Uno D1': ['100.00', '5.00'],
      'D1 / Dos D9': ['71.00', '4.00'],
      'D2 / Uno D2': ['200.00', '6.00'],
      'D2 / Dos D9': ['71.00', '4.00'],
    });
  });

  it('make a code without its brand one of two, and are refused as such', async () => {
    await add({ code: 'C1', brand: 'Uno', rows: [alone('C1', 'Uno', 100, 5), alone('C1', 'Dos', 90, 4)] });
    await add({ code: 'C2', brand: 'Uno', rows: [alone('C2', 'Uno', 100, 5), alone('C3', 'Tres', 90, 4)] });
    const { planned, refused } = await plan('prices', [
      price(1, 'C1', null, '1'),
      price(2, 'C3', null, '1'),
      price(3, 'C3', 'Dos', '1'),
    ]);
    expect(refused).toEqual([
      [1, { code: 'product-ambiguous', value: 'C1' }],
      [3, { code: 'product-not-found', value: 'C3' }],
    ]);
    expect(planned).toMatchObject([{ status: 'changed', draft: { line: 2 } }]);
  });

  it('are no products of their own: a sheet of products that names one is told where it is sold, and makes none', async () => {
    await add({ code: 'F1', brand: 'Uno', rows: [alone('F1', 'Uno', 100, 5), alone('F9', 'Dos', 90, 4)] });
    await add({ code: 'F2', brand: 'Uno', rows: [alone('F2', 'Uno', 100, 5), alone('F1', 'Uno', 91, 4)] });
    const row = (line: number, code: string, brand: string, description?: string) => ({
      ...{ line, code, brand, attributes: {} },
      ...(description === undefined ? {} : { description }),
    });
    const drafts = [
      row(1, 'f9', 'DOS', 'Otra vez'),
      row(2, 'F9', ''),
      row(3, 'F9', 'Tres', 'Nuevo'),
      row(4, 'F1', 'Uno', 'Suyo'),
      row(5, 'F8', 'Dos'),
    ];
    const { rows, refused } = await on.distributor.catalogueDrafts.stored('catalogue', drafts);
    const sold = { code: 'product-sold-elsewhere', value: 'Dos F9', product: 'Uno F1' };
    expect(new Map(refused)).toEqual(
      new Map<number, unknown>([
        [1, sold],
        [2, sold],
        [5, { code: 'product-undescribed', value: 'Dos F8' }],
      ]),
    );
    const placed = drafts.filter(({ line }) => !refused.has(line));
    expect(planBatch('catalogue', placed, rows).map(({ status }) => status)).toEqual(['new', 'changed']);
  });

  it('go out as sheets that change only rows that differ when they come in again, each article once', async () => {
    let run = 0;
    const amount = fc.option(fc.integer({ min: 1, max: 3 }), { nil: null });
    const code = fc.constantFrom('X', 'x', 'Y');
    const brand = fc.constantFrom(...brands);
    const row = fc.record({ code, brand, price: amount, stock: amount, cost: amount });
    const fieldOf = { prices: 'price', stock: 'stock', costs: 'cost' } as const;
    const rows = fc.uniqueArray(row, { selector: (one) => `${one.code} ${one.brand}`, minLength: 1, maxLength: 4 });
    const product = fc.record({ code, brand, rows });
    const products = fc.uniqueArray(product, {
      selector: (one) => `${one.code.toUpperCase()} ${one.brand}`,
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(products, async (some) => {
        const prefix = `P${run++}-`;
        const named = <Of extends { readonly code: string }>(one: Of): Of => ({ ...one, code: `${prefix}${one.code}` });
        for (const one of some) await add({ ...named(one), rows: one.rows.map(named) });
        for (const kind of ['prices', 'stock', 'costs'] as const) {
          const rowsWithValue = some.flatMap(({ rows }) => rows.filter((each) => each[fieldOf[kind]] !== null));
          const drafts = (await exported(kind)).filter((draft) => draft.code.startsWith(prefix));
          const keys = drafts.map((draft) => draftKey(kind, draft as never));
          expect(new Set(keys).size).toBe(keys.length);
          const articles = drafts.map((each) => keyIn({ ...each, code: each.code.slice(prefix.length) }));
          expect(new Set(articles)).toEqual(new Set(rowsWithValue.map(keyIn)));
          const { planned, refused } = await plan(kind, drafts as never);
          expect(refused).toEqual([]);
          const differ = (key: string): boolean => {
            const ofOne = some.flatMap((each) => each.rows).filter((each) => keyIn(each) === key);
            return new Set(ofOne.map((each) => each[fieldOf[kind]])).size > 1;
          };
          expect(planned.map(({ status }) => status)).toEqual(
            articles.map((key) => (differ(key) ? 'changed' : 'unchanged')),
          );
          await imported(kind, drafts as never);
          const { planned: again } = await plan(kind, drafts as never);
          expect(again.filter(({ status }) => status !== 'unchanged')).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
  const keyIn = (one: { readonly code: string; readonly brand?: string }) => `${one.code.toUpperCase()} ${one.brand}`;
});
