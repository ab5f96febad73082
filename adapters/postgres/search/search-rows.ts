import type { SearchDocument, Stock } from '#core/search/document.ts';
import type { Queries } from '../database/database.ts';
import { isPriced } from './is-priced.ts';

/**
 * What the search index wants of products, one JSON text a row so that it can be read in another thread. Each table is read once in the order
 * of products and its rows are put together: one question for each product and table took three times as long. Names come by themselves: they are few. A row that
 * nobody can order is Red, as it is shown (docs/rules/search.md 17).
 */
const documentsSql = (within: (productId: string) => string): string => `
  select p.id, json_build_object(
      'i', p.id, 'c', p.code, 'b', p.brand_id, 't', v.type_id, 'd', v.description, 'po', v.position, 'en', v.engines,
      'at', v.applications_text, 'te', v.technical, 'eq', coalesce(equivalent.codes, '[]'), 're', coalesce(relation.codes, '[]'),
      'ap', coalesce(fitting.vehicles, '[]'), 'r', coalesce(price.rows, '[]')
    )::text as document
    from product p
    join (select distinct on (product_id) * from product_version
           where ${within('product_id')} and generation <= $1
           order by product_id, generation desc) v on v.product_id = p.id
    left join (select e.product_id, json_agg(json_build_array(e.code, e.brand_name)) as codes from equivalent_code e
                where ${within('e.product_id')} and e.generation <= $1
                group by 1) equivalent on equivalent.product_id = p.id
    left join (select r.product_id, json_agg(json_build_array(other.code, other.brand_id)) as codes
                 from product_relation r join product other on other.id = r.related_product_id
                where ${within('r.product_id')} and r.generation <= $1
                group by 1) relation on relation.product_id = p.id
    left join (select a.product_id, json_agg(json_build_array(a.vehicle_id, a.engine, lower(a.range), upper(a.range) - 1)) as vehicles
                 from (select product_id, vehicle_id, engine, unnest(years) as range from (
                         select distinct on (product_id, vehicle_id, engine, details) * from application
                          where ${within('product_id')} and generation <= $1
                          order by product_id, vehicle_id, engine, details, generation desc) newest) a
                group by 1) fitting on fitting.product_id = p.id
    left join (select pp.product_id,
                      json_agg(json_build_array(pp.code, pp.brand_id, x.internal_code, x.barcode,
                        case when x.is_discontinued or x.is_not_available or not ${isPriced('pp.id', '$1')} then 2 else x.stock_state end,
                        exists (select from offer o where o.product_price_id = pp.id and o.active))) as rows
                 from product_price pp
                 join lateral (select * from price_version pv where pv.product_price_id = pp.id and pv.generation <= $1
                                order by pv.generation desc limit 1) x on true
                where ${within('pp.product_id')}
                group by 1) price on price.product_id = p.id
   where ${within('p.id')}
   order by p.id`;

const pageSql = documentsSql((productId) => `${productId} > $2 and ${productId} <= $3`);
const someSql = documentsSql((productId) => `${productId} = any($2::int[])`);
const lastOfPageSql = 'select max(id) as last from (select id from product where id > $1 order by id limit $2) page';

/** The names that documents tell by their numbers. */
export interface DocumentNames {
  readonly brands: ReadonlyMap<number, string>;
  readonly types: ReadonlyMap<number, { readonly name: string; readonly parentId: number }>;
}

export const documentNames = async (queries: Queries): Promise<DocumentNames> => {
  const brands = await queries.query<{ id: number; name: string }>('select id, name from product_brand');
  const types = await queries.query<{ id: number; name: string; parent_id: number | null }>(
    'select id, name, parent_id from product_type',
  );
  return {
    brands: new Map(brands.map(({ id, name }) => [id, name])),
    types: new Map(types.map(({ id, name, parent_id }) => [id, { name, parentId: parent_id ?? 0 }])),
  };
};

interface DocumentRow {
  readonly id: number;
  readonly document: string;
}

/** The documents of the next products after an id, as texts (one that is not visible has none); the last id, or null at the end. */
export const documentTexts = async (
  queries: Queries,
  after: number,
  generation: number,
  limit: number,
): Promise<{ readonly texts: readonly string[]; readonly last: number | null }> => {
  const [page] = await queries.query<{ last: number | null }>(lastOfPageSql, [after, limit]);
  const last = page?.last ?? null;
  if (last === null) return { texts: [], last };
  const rows = await queries.query<DocumentRow>(pageSql, [generation, after, last]);
  return { texts: rows.map(({ document }) => document), last };
};

/** The documents of some products; those that are no longer visible are left out. */
export const documentsOf = async (
  queries: Queries,
  ids: readonly number[],
  generation: number,
): Promise<SearchDocument[]> => {
  const names = await documentNames(queries);
  const rows = await queries.query<DocumentRow>(someSql, [generation, ids]);
  return rows.map(({ document }) => searchDocument(document, names));
};

interface DocumentJson {
  readonly i: number;
  readonly c: string;
  readonly b: number;
  readonly t: number;
  readonly d: string;
  readonly po: string;
  readonly en: string;
  readonly at: string;
  readonly te: Readonly<Record<string, string>>;
  readonly eq: readonly (readonly [code: string, brand: string])[];
  readonly re: readonly (readonly [code: string, brandId: number])[];
  readonly ap: readonly (readonly [vehicleId: number, engine: string, from: number | null, to: number | null])[];
  readonly r: readonly (readonly [
    code: string,
    brandId: number,
    internalCode: string,
    barcode: string,
    stock: Stock,
    hasOffer: boolean,
  ])[];
}

const decimal = /^-?\d+(\.\d+)?$/;

export const searchDocument = (text: string, { brands, types }: DocumentNames): SearchDocument => {
  const json = JSON.parse(text) as DocumentJson;
  const technical = Object.entries(json.te);
  const stocks = json.r.map(([, , , , stock]) => stock);
  const brandName = (id: number): string => brands.get(id) ?? '';
  const type = types.get(json.t);
  const parentTypeId = type?.parentId ?? 0;
  return {
    key: json.i,
    code: json.c,
    brandId: json.b,
    brandName: brandName(json.b),
    typeId: json.t,
    typeName: type?.name ?? '',
    parentTypeId,
    parentTypeName: types.get(parentTypeId)?.name ?? '',
    description: json.d,
    codes: [
      ...json.eq.map(([code, brand]) => ({ code, brand, kind: 'equivalent' as const })),
      ...json.re.map(([code, brandId]) => ({ code, brand: brandName(brandId), kind: 'relation' as const })),
      ...json.r.flatMap(([code, brandId, internalCode, barcode]) => {
        const brand = brandName(brandId);
        return [
          ...(code === json.c && brandId === json.b ? [] : [{ code, brand, kind: 'row' as const }]),
          ...[internalCode, barcode].filter(Boolean).map((own) => ({ code: own, brand, kind: 'internal' as const })),
        ];
      }),
    ],
    words: [json.po, json.at, ...technical.map(([, value]) => value)],
    applications: json.ap.map(([vehicleId, engine, from, to]) => ({ vehicleId, engine, from, to })),
    engines: [...new Set([json.en, ...json.ap.map(([, engine]) => engine)].filter((engine) => engine !== ''))],
    stock: stocks.length === 0 ? 2 : (Math.min(...stocks) as Stock),
    hasOffer: json.r.some(([, , , , , hasOffer]) => hasOffer),
    numbers: Object.fromEntries(
      technical.filter(([, value]) => decimal.test(value)).map(([name, value]) => [name, Number(value)]),
    ),
    texts: json.te,
  };
};
