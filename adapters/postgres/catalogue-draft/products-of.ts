import type { PlaceFailure } from '#core/catalogue/import/row-reasons.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';

interface Named {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
}

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
  rows: readonly Named[],
): Promise<{
  readonly found: ReadonlyMap<number, FoundProduct>;
  readonly refused: ReadonlyMap<number, PlaceFailure>;
}> => {
  const codes = [...new Set(rows.map(({ code }) => code.toUpperCase()))];
  const products = await queries.query<FoundProduct & { readonly name_key: string }>(findSql, [codes]);
  const byCode = grouped(products);
  const found = new Map<number, FoundProduct>();
  const refused = new Map<number, PlaceFailure>();
  for (const { line, code, brand } of rows) {
    const same = byCode.get(code.toUpperCase()) ?? [];
    const meant = brand === undefined ? same : same.filter(({ name_key }) => name_key === folded(brand));
    const [product] = meant;
    if (product === undefined) refused.set(line, { code: 'product-not-found', value: code });
    else if (meant.length > 1) refused.set(line, { code: 'product-ambiguous', value: code });
    else found.set(line, product);
  }
  return { found, refused };
};

const grouped = <Row extends { readonly code: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.code.toUpperCase();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};
