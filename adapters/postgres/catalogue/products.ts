import { createLru } from '#adapters/lru-cache/create-lru.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import { type PriceOrder, priceOrders } from '#core/catalogue/products/price-order.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { productsInBatches } from '#core/catalogue/products/products-in-batches.ts';
import type { Disabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { asId, type ProductId, type ProductPriceId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { type CatalogueFollower, catalogueRulesSql } from './catalogue-follower.ts';
import { toCatalogueProduct } from './catalogue-product-row.ts';
import { type CatalogueProductJson, catalogueProductsSql } from './catalogue-products-sql.ts';

/** Products kept in this process; the change sequence takes out what changed. */
const productsKept = 30_000;

/** The catalogue's products, read once and kept while they do not change. */
export const createProductRepository = async (
  database: Database,
  follower: CatalogueFollower,
  report: ReportFailure = () => undefined,
): Promise<ProductRepository> => {
  const kept = createLru<ProductId, CatalogueProduct>(productsKept);
  const productOfRow = createLru<ProductPriceId, ProductId>(productsKept * 4);
  let distributor = await distributorRules(database, null);
  let readingRules: Promise<void> = Promise.resolve();
  let asked = 0;
  let answered = 0;
  /** Reads the rules if they moved since they were last read: what fails stays to be read. */
  const readRules = (): Promise<void> => {
    readingRules = readingRules
      .catch(() => undefined)
      .then(async () => {
        if (answered === asked) return;
        const turn = asked;
        distributor = await distributorRules(database, distributor);
        answered = turn;
      });
    return readingRules;
  };
  const quietly = (): void => void readRules().catch((error: unknown) => report('catalogue-follower', error));

  follower.moves$.subscribe(({ productIds }) => {
    if (productIds === 'many') kept.clear();
    else for (const id of productIds) kept.delete(asId(String(id)));
    asked += 1;
    quietly();
  });
  follower.unchanged$.subscribe(quietly);

  const load = async (ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> => {
    const generation = follower.generation();
    const rows = await database.query<CatalogueProductJson>(catalogueProductsSql, [ids.map(rowId), generation]);
    const products = rows.map(toCatalogueProduct);
    // What was published while this was being read may be newer than what was read: then nothing is kept.
    if (generation === follower.generation())
      for (const product of products) kept.set(product.shown.productId, product);
    return products;
  };

  const products = async (ids: readonly ProductId[]): Promise<readonly CatalogueProduct[]> => {
    const known = ids.map((id) => kept.get(id));
    const missing = ids.filter((_id, place) => known[place] === undefined);
    if (missing.length === 0) return known.filter((product) => product !== undefined);
    const loaded = new Map((await load(missing)).map((product) => [product.shown.productId, product]));
    return ids.flatMap((id, place) => known[place] ?? loaded.get(id) ?? []);
  };

  return {
    products,
    async productsOfRows(rowIds) {
      const unknown = rowIds.filter((id) => !productOfRow.has(id));
      if (unknown.length > 0) {
        const rows = await database.query<{ id: number; product_id: number }>(
          'select id, product_id from product_price where id = any($1::int[])',
          [unknown.map(rowId)],
        );
        for (const row of rows) productOfRow.set(asId(String(row.id)), asId(String(row.product_id)));
      }
      const productIds = new Set(rowIds.flatMap((id) => productOfRow.get(id) ?? []));
      const found = await productsInBatches({ products }, [...productIds]);
      const byProduct = new Map(found.map((product) => [product.shown.productId, product]));
      return new Map(
        rowIds.flatMap((id) => {
          const product = byProduct.get(productOfRow.get(id) ?? asId(''));
          return product === undefined ? [] : [[id, product] as const];
        }),
      );
    },
    async catchUp() {
      await follower.look();
      await readRules();
    },
    generation: () => follower.generation(),
    rules: () => distributor.moved,
    disabled: () => distributor.disabled,
    priceOrder: () => distributor.priceOrder,
  };
};

interface KeptRules {
  /** Which change of them was the last. */
  readonly moved: string;
  /** The rows as they were read, in one text. */
  readonly text: string;
  readonly disabled: Disabled;
  readonly priceOrder: PriceOrder;
}

/**
 * The rules as they stand; what is switched off is the same object as before while it is the same, since what is kept
 * by it stays good.
 */
const distributorRules = async (database: Database, before: KeptRules | null): Promise<KeptRules> => {
  const [row] = await database.query<{
    brands: readonly number[];
    types: readonly number[];
    pairs: readonly (readonly [number, number])[];
    names: readonly (readonly [number, string])[];
    price_order: string | null;
    moved: string;
  }>(
    `select (select coalesce(json_agg(id order by id), '[]') from product_brand where disabled) as brands,
            (select coalesce(json_agg(id order by id), '[]') from product_type where disabled) as types,
            (select coalesce(json_agg(json_build_array(brand_id, type_id) order by brand_id, type_id), '[]')
               from product_brand_type_disabled) as pairs,
            (select coalesce(json_agg(json_build_array(id, name) order by id), '[]') from product_brand
              where disabled or id in (select brand_id from product_brand_type_disabled)) as names,
            (select value->>'priceOrder' from setting where key = 'products') as price_order,
            ${catalogueRulesSql} as moved`,
    [],
  );
  const nothing = { brands: [], types: [], pairs: [], names: [], price_order: null, moved: '' };
  const { brands, types, pairs, names, price_order, moved } = row ?? nothing;
  const text = JSON.stringify([brands, types, pairs, names, price_order]);
  if (text === before?.text) return { ...before, moved };
  return {
    moved,
    text,
    priceOrder: priceOrders.find((order) => order === price_order) ?? 'LowestToHighest',
    disabled: {
      brandIds: new Set(brands.map((id) => asId<'product-brand'>(String(id)))),
      typeIds: new Set(types.map((id) => asId<'product-type'>(String(id)))),
      brandNames: new Map(names.map(([id, name]) => [asId(String(id)), normaliseCode(name)])),
      pairs: pairs.map(([brand, type]) => ({ brandId: asId(String(brand)), typeId: asId(String(type)) })),
    },
  };
};
