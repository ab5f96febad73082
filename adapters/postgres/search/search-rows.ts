import type { SearchDocument, Stock } from '#core/search/document.ts';
import type { Queries } from '../database/database.ts';

/** What the search index wants of a product, one JSON text a row so that it can be read in another thread. */
const documentsSql = (which: string): string => `
  select p.id, json_build_object(
      'i', p.id, 'c', p.code, 'b', p.brand_id, 'bn', b.name, 't', v.type_id, 'tn', t.name, 'p', coalesce(t.parent_id, 0),
      'pn', coalesce(f.name, ''), 'd', v.description, 'po', v.position, 'en', v.engines, 'at', v.applications_text, 'te', v.technical,
      'eq', (select coalesce(json_agg(json_build_array(e.code, e.brand_name)), '[]') from equivalent_code e
              where e.product_id = p.id and e.generation <= $2),
      're', (select coalesce(json_agg(json_build_array(rp.code, rb.name)), '[]') from product_relation r
               join product rp on rp.id = r.related_product_id join product_brand rb on rb.id = rp.brand_id
              where r.product_id = p.id and r.generation <= $2),
      'ap', (select coalesce(json_agg(json_build_array(a.vehicle_id, a.engine, a.year_from, a.year_to)), '[]')
               from application a
              where a.product_id = p.id and a.generation <= $2),
      'r', (select coalesce(json_agg(json_build_array(pp.code, pb.name, x.internal_code, x.barcode, x.stock_state,
                     exists (select from offer o where o.product_price_id = pp.id) or x.promotion_percentage is not null)), '[]')
              from product_price pp join product_brand pb on pb.id = pp.brand_id
              join lateral (select * from price_version pv where pv.product_price_id = pp.id and pv.generation <= $2
                             order by pv.generation desc limit 1) x on true
             where pp.product_id = p.id)
    )::text as document
    from product p
    join product_brand b on b.id = p.brand_id
    join lateral (select * from product_version pv where pv.product_id = p.id and pv.generation <= $2
                   order by pv.generation desc limit 1) v on true
    join product_type t on t.id = v.type_id
    left join product_type f on f.id = t.parent_id
   where ${which}`;

const pageSql = `${documentsSql('p.id > $1')} order by p.id limit $3`;
const someSql = documentsSql('p.id = any($1::int[])');

interface DocumentRow {
  readonly id: number;
  readonly document: string;
}

/** The next documents after a product id, as texts; the last id, or null at the end. */
export const documentTexts = async (
  queries: Queries,
  after: number,
  generation: number,
  limit: number,
): Promise<{ readonly texts: readonly string[]; readonly last: number | null }> => {
  const rows = await queries.query<DocumentRow>(pageSql, [after, generation, limit]);
  return { texts: rows.map(({ document }) => document), last: rows.at(-1)?.id ?? null };
};

/** The documents of some products; those that are no longer visible are left out. */
export const documentsOf = async (
  queries: Queries,
  ids: readonly number[],
  generation: number,
): Promise<SearchDocument[]> => {
  const rows = await queries.query<DocumentRow>(someSql, [ids, generation]);
  return rows.map(({ document }) => searchDocument(document));
};

interface DocumentJson {
  readonly i: number;
  readonly c: string;
  readonly b: number;
  readonly bn: string;
  readonly t: number;
  readonly tn: string;
  readonly p: number;
  readonly pn: string;
  readonly d: string;
  readonly po: string;
  readonly en: string;
  readonly at: string;
  readonly te: Readonly<Record<string, string>>;
  readonly eq: readonly (readonly [code: string, brand: string])[];
  readonly re: readonly (readonly [code: string, brand: string])[];
  readonly ap: readonly (readonly [vehicleId: number, engine: string, from: number | null, to: number | null])[];
  readonly r: readonly (readonly [
    code: string,
    brand: string,
    internalCode: string,
    barcode: string,
    stock: Stock,
    hasOffer: boolean,
  ])[];
}

const decimal = /^-?\d+(\.\d+)?$/;

export const searchDocument = (text: string): SearchDocument => {
  const json = JSON.parse(text) as DocumentJson;
  const technical = Object.entries(json.te);
  const stocks = json.r.map(([, , , , stock]) => stock);
  return {
    key: json.i,
    code: json.c,
    brandId: json.b,
    brandName: json.bn,
    typeId: json.t,
    typeName: json.tn,
    parentTypeId: json.p,
    parentTypeName: json.pn,
    description: json.d,
    codes: [
      ...json.eq.map(([code, brand]) => ({ code, brand, kind: 'equivalent' as const })),
      ...json.re.map(([code, brand]) => ({ code, brand, kind: 'relation' as const })),
      ...json.r.flatMap(([code, brand, internalCode, barcode]) => [
        ...(code === json.c && brand === json.bn ? [] : [{ code, brand, kind: 'row' as const }]),
        ...[internalCode, barcode].filter(Boolean).map((own) => ({ code: own, brand, kind: 'internal' as const })),
      ]),
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
