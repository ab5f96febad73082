import { priceField } from '#core/catalogue/management/product-changes.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Which table has the name of what a fact keeps by its id. */
const tables: Readonly<Record<string, string>> = {
  sellerId: 'seller',
  priceListId: 'price_list',
  brandId: 'product_brand',
  productBrandId: 'product_brand',
  typeId: 'product_type',
  productTypeId: 'product_type',
};

/** The value with `change` made of each field in it, however deep, that keeps an id, or is named by one. */
const withEachId = (value: unknown, change: (table: string, id: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((each) => withEachId(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      const table = Object.hasOwn(tables, key) ? tables[key] : undefined;
      if (key.startsWith(priceField)) {
        return [`${priceField}${change('price_list', key.slice(priceField.length))}`, field];
      }
      const isId = table !== undefined && (typeof field === 'string' || typeof field === 'number');
      return [key, isId ? change(table, String(field)) : withEachId(field, change)];
    }),
  );
};

const changedFields = ['before', 'after'] as const;

const mapChanged = (facts: Facts, change: (table: string, id: string) => string): Facts => ({
  ...facts,
  ...Object.fromEntries(
    changedFields.filter((field) => field in facts).map((field) => [field, withEachId(facts[field], change)]),
  ),
});

/**
 * What entries say with the names of today in place of the ids of sellers, price lists, brands and families before and
 * after; the id stays where nothing has it any more.
 */
export const namedFacts = async (queries: Queries, all: readonly Facts[]): Promise<readonly Facts[]> => {
  const wanted = new Map<string, Set<number>>();
  for (const facts of all) {
    mapChanged(facts, (table, id) => {
      wanted.set(table, (wanted.get(table) ?? new Set()).add(rowId(id)));
      return id;
    });
  }
  if (wanted.size === 0) return all;
  const asked = [...wanted];
  const rows = await queries.query<{ of: string; id: number; name: string }>(
    asked
      .map(([table], place) => `select '${table}' as of, id, name from ${table} where id = any($${place + 1}::int[])`)
      .join(' union all '),
    asked.map(([, ids]) => [...ids]),
  );
  const names = new Map(rows.map(({ of, id, name }) => [`${of} ${id}`, name]));
  return all.map((facts) => mapChanged(facts, (table, id) => names.get(`${table} ${rowId(id)}`) ?? id));
};
