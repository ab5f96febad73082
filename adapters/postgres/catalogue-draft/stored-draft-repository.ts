import type { NamedPriceList, StoredDraftRepository } from '#core/catalogue/export/stored-draft.repository.port.ts';
import { draftKey } from '#core/catalogue/import/drafts/comparable.ts';
import type {
  CostDraft,
  DraftOf,
  EquivalenceDraft,
  PriceDraft,
  StockDraft,
} from '#core/catalogue/import/drafts/drafts.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { Database, Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { ownRowOf } from '../products/own-row.ts';
import { knownAliases } from './known-aliases.ts';
import {
  type ApplicationRow,
  applicationDraft,
  type ProductRow,
  productDraft,
  productFacts,
  type VehicleRow,
  vehicleDraft,
} from './stored-drafts.ts';

/** Products or models that one statement reads: few enough that it holds up nobody. */
const atOnce = { product: 1000, vehicle: 300 };

/** What a page is asked with: its generation, and the ids that it is of: after the first, up to the second. */
type Page = readonly [generation: number, after: number, last: number];

const products = async (queries: Queries, page: Page): Promise<readonly DraftOf['catalogue'][]> => {
  const rows = await queries.query<ProductRow>(
    `select ${productFacts.columns}
       from (select $1::int as now) g
       cross join product p join product_brand b on b.id = p.brand_id ${productFacts.joins}
      where p.id > $2 and p.id <= $3 order by p.id`,
    page,
  );
  return rows.map(productDraft);
};

const isPublished = `exists (select from product_version v where v.product_id = p.id and v.generation <= $1)`;

/**
 * The price rows of a page's products, `pp`, with what each says, `x`; of an article with several that say something
 * the one that imports compare with (docs/rules/imports.md 17).
 */
const articleRows = (textSql: (row: string) => string): string => `
       join product_price pp on pp.product_id = p.id join product_brand b on b.id = pp.brand_id
       join lateral (${textSql('pp.id')}) x on true
      where p.id > $2 and p.id <= $3 and ${isPublished}
        and not exists (select from product_price o join product op on op.id = o.product_id join lateral (${textSql('o.id')}) ox on true
                         where upper(o.code) = upper(pp.code) and o.brand_id = pp.brand_id and o.id <> pp.id
                           and (not (${ownRowOf('o', 'op')}), o.id) < (not (${ownRowOf('pp', 'p')}), pp.id))
      order by p.id, pp.id`;

/** A column of a price row where it says something. */
const valueSql =
  (column: 'stock_quantity' | 'purchase_cost') =>
  (row: string): string =>
    `
  select v.${column} as value from (select ${column} from price_version where product_price_id = ${row} and generation <= $1
                                     order by generation desc limit 1) v
   where v.${column} is not null`;

const stock = (queries: Queries, page: Page): Promise<readonly StockDraft[]> =>
  queries.query<StockDraft>(
    `select 0 as line, pp.code, b.name as brand, x.value::text as stock from product p ${articleRows(valueSql('stock_quantity'))}`,
    page,
  );

const costs = (queries: Queries, page: Page): Promise<readonly CostDraft[]> =>
  queries.query<CostDraft>(
    `select 0 as line, pp.code, b.name as brand, x.value::text as "purchaseCost" from product p ${articleRows(valueSql('purchase_cost'))}`,
    page,
  );

const priceSql = (row: string): string => `
  select l.price from list_price l where l.product_price_id = ${row} and l.price_list_id = pl.id and l.generation <= $1
   order by l.generation desc limit 1`;

const prices = (queries: Queries, page: Page, priceListId: string): Promise<readonly PriceDraft[]> =>
  queries.query<PriceDraft>(
    `select 0 as line, pp.code, b.name as brand, pl.name as "priceList", x.price::text as price
       from product p join price_list pl on pl.id = $4::int ${articleRows(priceSql)}`,
    [...page, priceListId],
  );

const equivalences = (queries: Queries, page: Page): Promise<readonly EquivalenceDraft[]> =>
  queries.query<EquivalenceDraft>(
    `select 0 as line, p.code, b.name as brand, e.brand_name as "equivalentBrand", e.code as "equivalentCode"
       from product p join product_brand b on b.id = p.brand_id join equivalent_code e on e.product_id = p.id
      where p.id > $2 and p.id <= $3 and e.generation <= $1 and ${isPublished} order by p.id, e.brand_name, e.code`,
    page,
  );

const relations = async (queries: Queries, page: Page): Promise<readonly DraftOf['relations'][]> => {
  const rows = await queries.query<DraftOf['relations'] & { readonly notes: string }>(
    `select 0 as line, p.code, b.name as brand, r.title, rp.code as "relatedCode", rb.name as "relatedBrand",
            r.quantity::text as quantity, r.notes
       from product p join product_brand b on b.id = p.brand_id join product_relation r on r.product_id = p.id
       join product rp on rp.id = r.related_product_id join product_brand rb on rb.id = rp.brand_id
      where p.id > $2 and p.id <= $3 and r.generation <= $1 and ${isPublished} order by p.id, r.title, rb.name, rp.code`,
    page,
  );
  return rows.map(({ notes, ...row }) => ({ ...row, ...withoutEmptyCells({ notes }) }));
};

interface FittingRow extends ApplicationRow {
  readonly product_code: string;
  readonly product_brand: string;
  readonly segment: string | null;
}

const applications = async (queries: Queries, page: Page): Promise<readonly DraftOf['applications'][]> => {
  const rows = await queries.query<FittingRow>(
    `select distinct on (a.product_id, a.vehicle_id, a.engine, a.details) a.product_id, p.code as product_code,
            pb.name as product_brand, s.name as segment, b.name as brand, v.name as model, a.engine, a.position, a.notes, a.years::text as years
       from product p join product_brand pb on pb.id = p.brand_id join application a on a.product_id = p.id
       join vehicle v on v.id = a.vehicle_id join vehicle_brand b on b.id = v.vehicle_brand_id
       left join vehicle_brand_segment s on s.id = b.segment_id
      where p.id > $2 and p.id <= $3 and a.generation <= $1 and ${isPublished}
      order by a.product_id, a.vehicle_id, a.engine, a.details, a.generation desc`,
    page,
  );
  return rows.map((row) => ({
    ...applicationDraft(row),
    code: row.product_code,
    brand: row.product_brand,
    ...withoutEmptyCells({ segment: row.segment ?? undefined }),
  }));
};

/** Models are read by their maker's name and their own: a maker of two segments is one in a sheet. */
type ModelPlace = readonly [brand: string, model: string];

/** The last of the next models. */
const modelsSql = `
  select brand, model from (
    select b.name_key as brand, v.name_key as model from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id
     where (b.name_key, v.name_key) > ($1, $2) group by b.name_key, v.name_key
     order by b.name_key, v.name_key limit ${atOnce.vehicle}) w
   order by brand desc, model desc limit 1`;

const vehiclesSql = `
  select distinct on (x.vehicle_id, x.name, x.engine, x.fuel) s.name as segment, b.name as brand, v.name as model, x.name as version,
         x.engine, x.fuel, x.year_from, x.year_to, x.external_code
    from vehicle_brand b join vehicle v on v.vehicle_brand_id = b.id
    join vehicle_version x on x.vehicle_id = v.id and x.generation <= $1
    left join vehicle_brand_segment s on s.id = b.segment_id
   where (b.name_key, v.name_key) > ($2, $3) and (b.name_key, v.name_key) <= ($4, $5)
   order by x.vehicle_id, x.name, x.engine, x.fuel, x.generation desc`;

const readers = { catalogue: products, stock, costs, equivalences, relations, applications };

/** What is stored, as the drafts of a sheet that would say it: what an export of the catalogue reads. */
export const createStoredDraftRepository = (database: Database): StoredDraftRepository => {
  const generation = async (): Promise<number> => {
    const [row] = await database.query<{ now: number }>(`select ${publishedGeneration} as now`);
    return row?.now ?? 0;
  };

  async function* pagesOfProducts(): AsyncGenerator<Page> {
    const now = await generation();
    for (let after = 0; ; ) {
      const [end] = await database.query<{ last: number | null }>(
        `select max(id) as last from (select id from product where id > $1 order by id limit ${atOnce.product}) w`,
        [after],
      );
      const last = end?.last ?? null;
      if (last === null) return;
      yield [now, after, last];
      await database.yieldToOthers();
      after = last;
    }
  }

  async function* vehicles(): AsyncGenerator<readonly DraftOf['vehicles'][]> {
    const now = await generation();
    for (let after: ModelPlace = ['', '']; ; ) {
      const [end] = await database.query<{ brand: string; model: string }>(modelsSql, after);
      if (end === undefined) return;
      const last: ModelPlace = [end.brand, end.model];
      const rows = await database.query<VehicleRow>(vehiclesSql, [now, ...after, ...last]);
      yield rows.map(vehicleDraft);
      await database.yieldToOthers();
      after = last;
    }
  }

  async function* pages(kind: ImportKind, priceListId: string | null): AsyncGenerator<readonly DraftOf[ImportKind][]> {
    if (kind === 'vehicles') return yield* vehicles();
    for await (const page of pagesOfProducts()) {
      if (kind !== 'prices') yield await readers[kind](database, page);
      else if (priceListId !== null) yield await prices(database, page, priceListId);
    }
  }

  return {
    priceLists: () =>
      database.query<NamedPriceList>(
        `select id::text, name from price_list where coalesce(generation, 0) <= ${publishedGeneration} order by id`,
      ),
    aliases: () => knownAliases(database),

    async attributeNames() {
      const names = new Set<string>();
      for await (const [now, after, last] of pagesOfProducts()) {
        const rows = await database.query<{ name: string }>(
          `select distinct k.name from product_version v cross join jsonb_object_keys(v.technical) as k (name)
            where v.product_id > $2 and v.product_id <= $3 and v.generation <= $1`,
          [now, after, last],
        );
        for (const { name } of rows) names.add(name);
      }
      return [...names];
    },

    async *drafts<Kind extends ImportKind>(kind: Kind, priceListId: string | null) {
      for await (const page of pages(kind, priceListId)) yield once(kind, page as readonly DraftOf[Kind][]);
    },
  };
};

/** Drafts that the comparison takes for one are one: the last, with which it compares. */
const once = <Kind extends ImportKind>(kind: Kind, drafts: readonly DraftOf[Kind][]): readonly DraftOf[Kind][] => [
  ...new Map(drafts.map((draft) => [draftKey(kind, draft), draft])).values(),
];
