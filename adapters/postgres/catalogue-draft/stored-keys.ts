import { productKey, vehicleKey } from '#core/catalogue/import/drafts/keys.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';

/** Identities looked at in one statement, whether they are wanted or not: none of them holds others up. */
const atOnce = { product: 3000, vehicle: 1000 };

const windowOf = (table: 'product' | 'vehicle'): string =>
  `(select id from ${table} where id > $1 order by id limit ${atOnce[table]})`;

const productsSql = `
  select p.code, b.name as brand from product p join product_brand b on b.id = p.brand_id
   where p.id in ${windowOf('product')} and b.name_key = any($2::text[])
     and exists (select from product_version v where v.product_id = p.id
                  and v.generation <= ${publishedGeneration})
   order by p.id`;

const vehiclesSql = `
  select b.name as brand, v.name as model, x.name as version, x.engine, x.fuel
    from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id join vehicle_version x on x.vehicle_id = v.id
   where v.id in ${windowOf('vehicle')} and b.name_key = any($2::text[])
   order by v.id`;
/**
 * The keys that a list which speaks of these brands could have named. A list of one brand says nothing about the
 * others; lists of equivalences, applications and prices are additions, whose silence says nothing at all.
 */
export async function* storedKeys(
  queries: Queries,
  kind: ImportKind,
  within: ReadonlySet<string>,
): AsyncGenerator<readonly string[]> {
  if (kind !== 'catalogue' && kind !== 'vehicles') return;
  const brands = [...new Set([...within].map(folded))];
  let after = 0;
  while (true) {
    const page =
      kind === 'catalogue' ? await productKeys(queries, after, brands) : await vehicleKeys(queries, after, brands);
    if (page.keys.length > 0) yield page.keys;
    if (page.last === null) return;
    after = page.last;
  }
}

interface KeyPage {
  readonly keys: readonly string[];
  /** Where the next page begins; null after the last one. */
  readonly last: number | null;
}

const lastOf = async (queries: Queries, table: 'product' | 'vehicle', after: number): Promise<number | null> => {
  const [end] = await queries.query<{ last: number | null }>(`select max(id) as last from ${windowOf(table)} w`, [
    after,
  ]);
  return end?.last ?? null;
};

const productKeys = async (queries: Queries, after: number, brands: readonly string[]): Promise<KeyPage> => {
  const rows = await queries.query<{ code: string; brand: string }>(productsSql, [after, brands]);
  return { keys: rows.map(productKey), last: await lastOf(queries, 'product', after) };
};

interface VehicleKeyRow {
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly engine: string;
  readonly fuel: string;
}

const vehicleKeys = async (queries: Queries, after: number, brands: readonly string[]): Promise<KeyPage> => {
  const rows = await queries.query<VehicleKeyRow>(vehiclesSql, [after, brands]);
  return { keys: rows.map(vehicleKey), last: await lastOf(queries, 'vehicle', after) };
};
