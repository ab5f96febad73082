import type { RelationDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import { productsOf } from './products-of.ts';
import { relatedRows } from './related-rows.ts';

const writeSql = `
  with input as (select * from unnest($2::int[], $3::int[], $4::text[], $5::int[], $6::text[])
                   as t (product_id, related_id, title, quantity, notes)),
  kept as (
    insert into product_relation (product_id, related_product_id, title, quantity, notes, generation)
    select product_id, related_id, title, quantity, notes, $1 from input on conflict do nothing returning product_id)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from kept on conflict do nothing`;

/** Adds products to those that they go with, or stand in for. */
export const writeRelations = async (
  queries: Queries,
  generation: number,
  drafts: readonly RelationDraft[],
): Promise<void> => {
  const [own, related] = [await productsOf(queries, drafts), await productsOf(queries, relatedRows(drafts))];
  const placed = drafts.flatMap((draft) => {
    const [product, other] = [own.found.get(draft.line), related.found.get(draft.line)];
    return product === undefined || other === undefined ? [] : [{ draft, product, other }];
  });
  await queries.query(writeSql, [
    generation,
    placed.map(({ product }) => product.id),
    placed.map(({ other }) => other.id),
    placed.map(({ draft }) => draft.title),
    placed.map(({ draft }) => Number(draft.quantity ?? 1)),
    placed.map(({ draft }) => draft.notes ?? ''),
  ]);
};
