import type { NamedPicture } from '#core/files/products/product-picture.repository.port.ts';
import { maxPicturesAtOnce } from '#core/files/products/product-picture.service.ts';
import type { Queries } from '../database/database.ts';
import { picturedProducts } from './product-pictures-sql.ts';

/** Reads one more than may be given at once, so that the caller sees that there are too many. */
const namedSql = `
  select v.product_id as id, v.picture_keys as keys from product_version v
   where v.picture_keys <> '{}' and v.picture_keys && $1::text[] and v.generation <= $2
     and not exists (select from product_version n
                      where n.product_id = v.product_id and n.generation > v.generation and n.generation <= $2)
   order by v.product_id limit ${maxPicturesAtOnce + 1}`;

/** What sheets name as pictures of products (docs/rules/imports.md 19), by product. */
export const namedPictures = async (
  queries: Queries,
  keys: readonly string[],
  generation: number,
): Promise<readonly NamedPicture[]> => {
  const rows = await queries.query<{ id: number; keys: readonly string[] }>(namedSql, [keys, generation]);
  if (rows.length === 0) return [];
  const products = await picturedProducts(
    queries,
    rows.map(({ id }) => id),
    generation,
  );
  const keysOf = new Map(rows.map((row) => [String(row.id), row.keys]));
  const asked = new Set(keys);
  return products.flatMap((product) =>
    (keysOf.get(product.id) ?? []).flatMap((key, at) =>
      asked.has(key) ? [{ key, choice: { product, place: at + 1 } }] : [],
    ),
  );
};
