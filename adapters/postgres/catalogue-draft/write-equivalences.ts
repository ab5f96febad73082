import type { EquivalenceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import { productsOf } from './products-of.ts';

const writeSql = `
  with input as (select * from unnest($2::int[], $3::text[], $4::text[]) as t (product_id, brand_name, code)),
  kept as (
    insert into equivalent_code (product_id, brand_name, code, generation)
    select product_id, brand_name, code, $1 from input on conflict do nothing returning product_id)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from kept on conflict do nothing`;

/** Adds codes of other makers to the products that have ours. */
export const writeEquivalences = async (
  queries: Queries,
  generation: number,
  drafts: readonly EquivalenceDraft[],
): Promise<void> => {
  const { found } = await productsOf(queries, drafts);
  const placed = drafts.flatMap((draft) => {
    const product = found.get(draft.line);
    return product === undefined ? [] : [{ draft, id: product.id }];
  });
  await queries.query(writeSql, [
    generation,
    placed.map(({ id }) => id),
    placed.map(({ draft }) => draft.equivalentBrand),
    placed.map(({ draft }) => draft.equivalentCode),
  ]);
};
