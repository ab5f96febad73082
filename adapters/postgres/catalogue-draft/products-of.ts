import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { Queries } from '../database/database.ts';
import { groupedByCode, type NamedRow, namedAmong } from './named-rows.ts';

export interface FoundProduct {
  readonly id: number;
  readonly code: string;
  readonly brand: string;
}

const findSql = `
  select p.id, p.code, b.name as brand, b.name_key
    from product p join product_brand b on b.id = p.brand_id
   where upper(p.code) = any($1::text[])`;

/** The product that each row means, by its line: by code and brand, or by code alone where one product has it. */
export const productsOf = async (
  queries: Queries,
  rows: readonly NamedRow[],
): Promise<{
  readonly found: ReadonlyMap<number, FoundProduct>;
  readonly refused: ReadonlyMap<number, PlaceFailure>;
}> => {
  const codes = [...new Set(rows.map(({ code }) => code.toUpperCase()))];
  const products = await queries.query<FoundProduct & { readonly name_key: string }>(findSql, [codes]);
  return namedAmong(rows, groupedByCode(products));
};
