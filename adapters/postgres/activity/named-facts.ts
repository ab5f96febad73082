import { priceField } from '#core/catalogue/management/product-changes.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
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

/** Names by their table and id. */
type Names = Readonly<Record<string, string>>;

/** The fact that keeps the names of then: no act has one of its own by this name ('names' are the pictures'). */
const namesThen = 'namesThen';

const keyOfId = (table: string, id: string): string => `${table} ${rowId(id)}`;

/** The names of today of all ids that the facts keep. */
const namesOf = async (queries: Queries, all: readonly Facts[]): Promise<Names> => {
  const wanted = new Map<string, Set<number>>();
  for (const facts of all) {
    mapChanged(facts, (table, id) => {
      getOrCreate(wanted, table, () => new Set()).add(rowId(id));
      return id;
    });
  }
  if (wanted.size === 0) return {};
  const asked = [...wanted];
  const rows = await queries.query<{ of: string; id: number; name: string }>(
    asked
      .map(([table], place) => `select '${table}' as of, id, name from ${table} where id = any($${place + 1}::int[])`)
      .join(' union all '),
    asked.map(([, ids]) => [...ids]),
  );
  return Object.fromEntries(rows.map(({ of, id, name }) => [`${of} ${id}`, name]));
};

/**
 * Facts as an entry keeps them: beside the ids before and after stand the names of then, for the day on which what they
 * are of is gone.
 */
export const withKeptNames = async (queries: Queries, all: readonly Facts[]): Promise<readonly Facts[]> => {
  const today = await namesOf(queries, all);
  return all.map((facts) => {
    const names: Record<string, string> = {};
    mapChanged(facts, (table, id) => {
      const name = today[keyOfId(table, id)];
      if (name !== undefined) names[keyOfId(table, id)] = name;
      return id;
    });
    return Object.keys(names).length === 0 ? facts : { ...facts, [namesThen]: names };
  });
};

/**
 * What entries say with names in place of the ids of sellers, price lists, brands and families before and after: those
 * of today, else those that the entry kept; the id stays where nobody knows one.
 */
export const namedFacts = async (queries: Queries, all: readonly Facts[]): Promise<readonly Facts[]> => {
  const today = await namesOf(queries, all);
  return all.map(({ [namesThen]: names, ...facts }) => {
    const kept = (names ?? {}) as Names;
    return mapChanged(facts, (table, id) => today[keyOfId(table, id)] ?? kept[keyOfId(table, id)] ?? id);
  });
};
