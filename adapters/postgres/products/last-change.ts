import type { LastChange } from '#core/audit/last-change.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { picturesChanged } from '../files/product-picture-rows.ts';
import { isoInstant } from '../live/live.ts';

/**
 * The author and the moment of the generation `last`. `products` is the SQL of the ids, as text, of the products that
 * it may have changed by hand.
 */
export const authorOfLast = (products: string): string => `
  select coalesce(
           (select r.imported_by from import_record r where r.generation = last.generation limit 1),
           (select r.undo_asked_by from import_record r where r.undone_generation = last.generation limit 1),
           case when last.reason in ('product-created', 'product-changed') then (
             select a.user_name from audit_entry a
              where a.action in ('product-created', 'product-changed') and a.facts->>'id' = any(${products}::text[])
              order by a.id desc limit 1) end,
           '') as by, ${isoInstant('published_at')} as at
    from last`;

/**
 * The author of the newest generation that changed the product: of an import, of an undoing, or of a change by hand.
 * Pictures are no part of what is compared. For other generations nobody is known.
 */
const lastSql = `
  with last as (
    select g.generation, g.reason, g.published_at from catalogue_generation g
     where g.generation <= $2 and g.reason <> '${picturesChanged}'
       and exists (select from catalogue_change c where c.generation = g.generation and c.product_id = $1)
     order by g.generation desc limit 1)
  ${authorOfLast('array[$3]')}`;

/** Who changed the product last; null where nobody is known. */
export const lastChangeOf = async (queries: Queries, id: ProductId, generation: number): Promise<LastChange | null> => {
  const [row] = await queries.query<LastChange>(lastSql, [rowId(id), generation, id]);
  return row === undefined || row.by === '' ? null : row;
};
