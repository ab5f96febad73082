import type { RowOfArticle } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { folded } from '#core/shared/folded.ts';
import { hasSize } from '#core/shared/product-code.ts';
import { codeKey } from '../database/code-key.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';

/** By the index of codes without signs (migration 0090). */
const alikeSql = `
  select i.line, p.code
    from (select line, name_key, code, ${codeKey('code')} as key
            from unnest($1::int[], $2::text[], $3::text[]) as r (line, name_key, code)) i
    join product p on ${codeKey('p.code')} = i.key and upper(p.code) <> upper(i.code)
    join product_brand b on b.id = p.brand_id and b.name_key = i.name_key
   where i.key <> ''
     and exists (select from product_version v where v.product_id = p.id and v.generation <= ${publishedGeneration})
   order by i.line, p.id`;

/**
 * The published article of the same brand whose code is each row's but for signs, spaces and case, by line. `62/22` and
 * `6222` are two sizes (docs/rules/search.md 2).
 */
export const alikeCodesOf = async (
  queries: Queries,
  articles: readonly Required<RowOfArticle>[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await queries.query<{ line: number; code: string }>(alikeSql, [
    articles.map(({ line }) => line),
    articles.map(({ brand }) => folded(brand)),
    articles.map(({ code }) => code),
  ]);
  const written = new Map(articles.map(({ line, code }) => [line, code]));
  const alike = rows.filter(({ line, code }) => hasSize(code) === hasSize(written.get(line) ?? ''));
  return new Map(alike.toReversed().map(({ line, code }) => [line, code]));
};
