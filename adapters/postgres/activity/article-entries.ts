import { productActions } from '#core/audit/audit-action.ts';
import { productChanges } from '#core/catalogue/management/product-changes.ts';
import { asId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { codeKey } from '../database/code-key.ts';
import type { Queries } from '../database/database.ts';
import { findManagedProducts, type ProductAt } from '../products/product-management-sql.ts';

/** A condition with its value; the parameter's number is written in the place of `$n`. */
export type Condition = readonly [text: string, value: unknown];

const withCode = (key: string): string => `select id from product where ${codeKey('code')} = ${key}`;

/**
 * Entries about an article: those that name its code, and those of many articles whose generation changed one of that
 * code. The latter are read from the newest, with a look at the key of what changed for each: imports and rises are few
 * beside articles.
 */
export const articleWays = (code: string): readonly (readonly Condition[])[] => [
  [
    ['e.action = any($n)', productActions],
    [`e.facts ? 'code' and ${codeKey(`(e.facts ->> 'code')`)} = $n`, normaliseCode(code)],
  ],
  [
    [
      `e.generation is not null and (select true from catalogue_change c
         where c.generation = e.generation and c.product_id = any(array(${withCode('$n')})) limit 1)`,
      normaliseCode(code),
    ],
  ],
];

interface Entry {
  readonly generation: number | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

const touchedSql = `
  select c.generation, min(c.product_id) as product from catalogue_change c
   where c.generation = any($2::int[]) and c.product_id = any(array(${withCode('$1')}))
   group by c.generation having count(*) = 1`;

/**
 * Entries of many articles with what of this one moved in them, before and after, where one article alone has the code:
 * its contents of before stay in the catalogue (docs/decisions/0003-catalogue-generations.md).
 */
export const withWhatMoved = async <Row extends Entry>(
  queries: Queries,
  code: string,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const generations = rows.flatMap(({ generation }) => (generation === null ? [] : [generation]));
  if (generations.length === 0) return rows;
  const touched = await queries.query<{ generation: number; product: number }>(touchedSql, [
    normaliseCode(code),
    generations,
  ]);
  const asked = touched.map(({ generation, product }) => ({ id: asId<'product'>(String(product)), generation }));
  const moved = await changesAt(queries, asked);
  // An entry that says by itself what was before, of a family for example, keeps that.
  const tells = ({ generation, facts }: Row): boolean =>
    generation !== null && moved.has(generation) && !('before' in facts);
  return rows.map((row) => (tells(row) ? { ...row, facts: { ...row.facts, ...moved.get(row.generation ?? 0) } } : row));
};

/**
 * By its generation what of a product moved in it, all in one statement: a page may have a hundred. Left out is where
 * nothing moved that a form shows, or the product was new.
 */
const changesAt = async (queries: Queries, asked: readonly ProductAt[]): Promise<ReadonlyMap<number, object>> => {
  if (asked.length === 0) return new Map();
  const found = await findManagedProducts(
    queries,
    asked.flatMap((each) => [{ ...each, generation: each.generation - 1 }, each]),
  );
  const at = new Map(found.map(({ id, generation, product }) => [`${id} ${generation}`, product]));
  return new Map(
    asked.flatMap(({ id, generation }) => {
      const [before, after] = [at.get(`${id} ${generation - 1}`), at.get(`${id} ${generation}`)];
      const changes = before === undefined || after === undefined ? null : productChanges(before, after);
      return changes === null ? [] : [[generation, changes] as const];
    }),
  );
};
