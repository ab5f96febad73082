import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { Queries } from '../database/database.ts';
import { isOwnRow } from '../products/own-row.ts';
import { groupedBy, groupedByCode, type NamedRow, namedAmong } from './named-rows.ts';

/** A brand's code with its price rows, whichever products they stand with (docs/rules/imports.md 17). */
export interface FoundArticle {
  readonly code: string;
  readonly brand: string;
  /** The row that the product calls its own first, then the oldest. */
  readonly rows: readonly { readonly id: number; readonly productId: number }[];
}

interface PriceRow {
  readonly id: number;
  readonly product_id: number;
  readonly brand_id: number;
  readonly code: string;
  readonly brand: string;
  readonly name_key: string;
}

const findSql = `
  select pp.id, pp.product_id, pp.brand_id, pp.code, b.name as brand, b.name_key
    from product_price pp join product p on p.id = pp.product_id join product_brand b on b.id = pp.brand_id
   where upper(pp.code) = any($1::text[])
   order by not (${isOwnRow}), pp.id`;

/** The article that each row means, by its line: by code and brand, or by code alone where one brand has it. */
export const articlesOf = async (
  queries: Queries,
  rows: readonly NamedRow[],
): Promise<{
  readonly found: ReadonlyMap<number, FoundArticle>;
  readonly refused: ReadonlyMap<number, PlaceFailure>;
}> => {
  const codes = [...new Set(rows.map(({ code }) => code.toUpperCase()))];
  const prices = await queries.query<PriceRow>(findSql, [codes]);
  const articles = [...groupedByCode(prices).values()].flatMap(ofBrands);
  return namedAmong(rows, groupedByCode(articles));
};

/** The rows of one code as articles, one a brand. */
const ofBrands = (rows: readonly PriceRow[]): (FoundArticle & { readonly name_key: string })[] =>
  [...groupedBy(rows, ({ brand_id }) => brand_id).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { code, brand, name_key } = first;
    return [{ code, brand, name_key, rows: same.map(({ id, product_id }) => ({ id, productId: product_id })) }];
  });
