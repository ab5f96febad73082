import type { ProductFilter } from '#core/catalogue/management/managed-product.ts';
import { byStorageLocation } from '#core/catalogue/storage-location.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { isOwnRow } from './own-row.ts';

/** Enough for a whole aisle; more than that nobody pages through. */
const maxLocated = 5000;

/**
 * Products whose newest contents at a generation ($2) have a place that is $1 or begins with it, up to the next letter
 * or digit. The range is looked up in an index of products that have a place.
 */
const locatedSql = `
  select p.id, min(x.storage_location) as location
    from price_version x
    join product_price pp on pp.id = x.product_price_id
    join product p on ${isOwnRow}
    cross join lateral (select type_id from product_version v where v.product_id = p.id and v.generation <= $2
                         order by v.generation desc limit 1) v
    join product_type t on t.id = v.type_id
   where x.storage_location <> '' and x.generation <= $2
     and upper(x.storage_location) collate "C" >= upper($1) collate "C"
     and upper(x.storage_location) collate "C" < (upper($1) || chr(1114111)) collate "C"
     and substr(x.storage_location, length($1) + 1, 1) !~ '[[:alnum:]]'
     and not exists (select from price_version n where n.product_price_id = x.product_price_id and n.generation > x.generation
                        and n.generation <= $2)
     and ($3::int is null or p.brand_id = $3) and ($4::int is null or $4 in (t.id, t.parent_id))
   group by p.id
   order by min(upper(x.storage_location) collate "C"), p.id
   limit $5`;

/** Keys of products by the place where they lie: of more than `atMost` the first by their places as texts. */
export const productsLocatedAt = async (
  queries: Queries,
  generation: number,
  { text, brandId, typeId }: Pick<ProductFilter, 'text' | 'brandId' | 'typeId'>,
  atMost = maxLocated,
): Promise<readonly number[]> => {
  if (text.includes('\0')) return [];
  const idOf = (id: string): number | null => (id === '' ? null : rowId(id));
  const found = await queries.query<{ id: number; location: string }>(locatedSql, [
    text.trim(),
    generation,
    idOf(brandId),
    idOf(typeId),
    atMost,
  ]);
  return [...found]
    .sort((one, other) => byStorageLocation(one.location, other.location) || one.id - other.id)
    .map(({ id }) => id);
};
