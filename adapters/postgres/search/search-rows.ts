import type { DocumentApplication, SearchDocument, Stock } from '#core/search/index/document.ts';
import { fromYearsColumn } from '../catalogue-draft/years-column.ts';
import type { Queries } from '../database/database.ts';
import { isPriced } from './is-priced.ts';

/**
 * What the search index wants of products, one JSON text a row so that it can be read in another thread. Each table is
 * read once in the order of products: a question for each product and table, or `unnest` before rows are put together,
 * took three times as long. A row that nobody can order is Red, as it is shown (docs/rules/search.md 17).
 */
const documentsSql = (within: (productId: string) => string): string => `
  select p.id, json_build_array(
      p.id, p.brand_id, v.type_id, array[p.code, v.description, v.position, v.engines, v.applications_text], v.technical,
      equivalent.codes, relation.codes, fitting.vehicles, price.rows
    )::text as document
    from product p
    join (select distinct on (product_id) * from product_version
           where ${within('product_id')} and generation <= $1
           order by product_id, generation desc) v on v.product_id = p.id
    left join (select e.product_id, to_json(array_agg(array[e.code, e.brand_name])) as codes from equivalent_code e
                where ${within('e.product_id')} and e.generation <= $1
                group by 1) equivalent on equivalent.product_id = p.id
    left join (select r.product_id, json_agg(json_build_array(other.code, other.brand_id)) as codes
                 from product_relation r join product other on other.id = r.related_product_id
                where ${within('r.product_id')} and r.generation <= $1
                group by 1) relation on relation.product_id = p.id
    left join (select product_id, json_agg(json_build_array(vehicle_id, engine, years)) as vehicles
                 from (select distinct on (product_id, vehicle_id, engine, details) * from application
                        where ${within('product_id')} and generation <= $1
                        order by product_id, vehicle_id, engine, details, generation desc) newest
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

/**
 * The documents of the next products after an id, as texts (one that is not visible has none); the last id, or null at
 * the end.
 */
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

/** A document as its text says it; a list of nothing is null. */
type DocumentJson = readonly [
  id: number,
  brandId: number,
  typeId: number,
  texts: readonly [code: string, description: string, position: string, engines: string, applications: string],
  technical: Readonly<Record<string, string>>,
  equivalents: readonly (readonly [code: string, brand: string])[] | null,
  relations: readonly (readonly [code: string, brandId: number])[] | null,
  vehicles: readonly (readonly [vehicleId: number, engine: string, years: string])[] | null,
  rows:
    | readonly (readonly [
        code: string,
        brandId: number,
        internalCode: string,
        barcode: string,
        stock: Stock,
        hasOffer: boolean,
      ])[]
    | null,
];

const decimal = /^-?\d+(\.\d+)?$/;

const applicationsOf = ([vehicleId, engine, years]: readonly [number, string, string]): DocumentApplication[] =>
  fromYearsColumn(years).map(({ from = null, to = null }) => ({ vehicleId, engine, from, to }));

export const searchDocument = (text: string, { brands, types }: DocumentNames): SearchDocument => {
  const json = JSON.parse(text) as DocumentJson;
  const [key, brandId, typeId, texts, byName, equivalents, relations, vehicles, priced] = json;
  const [code, description, position, engines, applicationsText] = texts;
  const rows = priced ?? [];
  const technical = Object.entries(byName);
  const stocks = rows.map(([, , , , stock]) => stock);
  const brandName = (id: number): string => brands.get(id) ?? '';
  const type = types.get(typeId);
  const parentTypeId = type?.parentId ?? 0;
  const applications = (vehicles ?? []).flatMap(applicationsOf);
  return {
    key,
    code,
    brandId,
    brandName: brandName(brandId),
    typeId,
    typeName: type?.name ?? '',
    parentTypeId,
    parentTypeName: types.get(parentTypeId)?.name ?? '',
    description,
    codes: [
      ...(equivalents ?? []).map(([other, brand]) => ({ code: other, brand, kind: 'equivalent' as const })),
      ...(relations ?? []).map(([other, id]) => ({ code: other, brand: brandName(id), kind: 'relation' as const })),
      ...rows.flatMap(([rowCode, rowBrandId, internalCode, barcode]) => {
        const brand = brandName(rowBrandId);
        return [
          ...(rowCode === code && rowBrandId === brandId ? [] : [{ code: rowCode, brand, kind: 'row' as const }]),
          ...[internalCode, barcode].filter(Boolean).map((own) => ({ code: own, brand, kind: 'internal' as const })),
        ];
      }),
    ],
    words: [position, applicationsText, ...technical.map(([, value]) => value)],
    applications,
    engines: [...new Set([engines, ...applications.map(({ engine }) => engine)].filter((engine) => engine !== ''))],
    stock: stocks.length === 0 ? 2 : (Math.min(...stocks) as Stock),
    hasOffer: rows.some(([, , , , , hasOffer]) => hasOffer),
    numbers: Object.fromEntries(
      technical.filter(([, value]) => decimal.test(value)).map(([name, value]) => [name, Number(value)]),
    ),
    texts: byName,
  };
};
