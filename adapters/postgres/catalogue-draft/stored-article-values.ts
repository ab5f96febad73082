import { draftKey, sameValue } from '#core/catalogue/import/drafts/comparable.ts';
import type { Draft, DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { StoredBatch } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { articlesOf, type FoundArticle } from './articles-of.ts';
import { type BatchReader, keyed } from './stored-batch.ts';

const rowsOf = (articles: ReadonlyMap<number, FoundArticle>): readonly number[] => [
  ...new Set([...articles.values()].flatMap(({ rows }) => rows.map(({ id }) => id))),
];

/** By its key which article a draft means, with brand or without: two that mean the same say it twice. */
const meaningsOf = <Kind extends 'prices' | 'stock' | 'costs'>(
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  found: ReadonlyMap<number, FoundArticle>,
  within: (draft: DraftOf[Kind]) => string = () => '',
): ReadonlyMap<string, string> =>
  new Map(
    drafts.flatMap((draft) => {
      const [first] = found.get(draft.line)?.rows ?? [];
      return first === undefined ? [] : [[draftKey(kind, draft), `${first.id} ${within(draft)}`] as const];
    }),
  );

/** The keys of drafts whose article is discontinued, in all of its rows. */
const discontinuedKeys = async <Kind extends 'prices' | 'stock' | 'costs'>(
  queries: Queries,
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  found: ReadonlyMap<number, FoundArticle>,
): Promise<ReadonlySet<string>> => {
  const rows = await queries.query<{ id: number }>(
    `select id from (
       select distinct on (product_price_id) product_price_id as id, is_discontinued from price_version
        where product_price_id = any($1::int[]) and generation <= ${publishedGeneration}
        order by product_price_id, generation desc) v
      where is_discontinued`,
    [rowsOf(found)],
  );
  const gone = new Set(rows.map(({ id }) => id));
  const isGone = (article: FoundArticle | undefined) => article?.rows.every(({ id }) => gone.has(id)) ?? false;
  return new Set(drafts.filter(({ line }) => isGone(found.get(line))).map((draft) => draftKey(kind, draft)));
};

/**
 * What an article says beside a sheet: the same where all of its rows do, else what the first row says that says
 * something else, and '' where those that differ say nothing. A row of which `textOfRow` is undefined doesn't count.
 */
const textOfArticle = (
  article: FoundArticle | undefined,
  textOfRow: (row: number) => string | undefined,
  isSame: (known: string) => boolean,
): string | undefined => {
  const known = (article?.rows ?? []).flatMap(({ id }) => textOfRow(id) ?? []);
  const others = known.filter((text) => !isSame(text));
  return others.find((text) => text !== '') ?? others[0] ?? known[0];
};

/** The prices of articles in the lists that a sheet names. */
export const storedPrices: BatchReader<'prices'> = async (queries, drafts, generation) => {
  const { found, refused } = await articlesOf(queries, drafts);
  // A sheet names one or two of a shop's many lists: the prices of the others need not be read.
  const named = new Set(drafts.map(({ priceList }) => folded(priceList)));
  const lists = await queries.query<{ id: number; name: string; is_withdrawn: boolean }>(
    'select id, name, withdrawn_at is not null as is_withdrawn from price_list',
    [],
  );
  const withdrawn = new Set(lists.filter((list) => list.is_withdrawn).map(({ name }) => folded(name)));
  const rows = await queries.query<{ id: number; name: string; price: string }>(
    `select distinct on (l.product_price_id, l.price_list_id) l.product_price_id as id, pl.name, l.price
       from list_price l join price_list pl on pl.id = l.price_list_id
      where l.product_price_id = any($1::int[]) and l.price_list_id = any($2::int[]) and l.generation <= ${generation}
      order by l.product_price_id, l.price_list_id, l.generation desc`,
    [rowsOf(found), lists.filter(({ name }) => named.has(folded(name))).map(({ id }) => id)],
  );
  const held = new Map(rows.map((row) => [`${row.id} ${folded(row.name)}`, row.price]));
  const there = drafts.flatMap((draft) => {
    const article = found.get(draft.line);
    const priceOf = (row: number) => held.get(`${row} ${folded(draft.priceList)}`);
    if (article?.rows.every(({ id }) => priceOf(id) === undefined) ?? true) return [];
    const price = textOfArticle(
      article,
      (row) => priceOf(row) ?? '',
      (known) => sameValue('price', known, draft.price),
    );
    return price === undefined ? [] : [{ ...draft, price }];
  });
  const outOfUse = drafts
    .filter(({ line, priceList }) => !refused.has(line) && withdrawn.has(folded(priceList)))
    .map(({ line, priceList }) => [line, { code: 'price-list-withdrawn', value: priceList }] as const);
  return {
    rows: new Map(there.map((draft) => keyed('prices', draft))),
    refused: new Map([...refused, ...outOfUse]),
    meanings: meaningsOf('prices', drafts, found, ({ priceList }) => folded(priceList)),
    discontinued: await discontinuedKeys(queries, 'prices', drafts, found),
  };
};

/** What sheets of stock and of costs say of an article: the column of its price rows. */
const valueColumns = { stock: 'stock_quantity', costs: 'purchase_cost' } as const;

/** The one value that each draft says of its article, beside what the article's price rows say. */
const valuesOfArticles = async <Kind extends keyof typeof valueColumns>(
  queries: Queries,
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  generation: string,
  field: {
    readonly name: string;
    readonly of: (draft: DraftOf[Kind]) => string;
    readonly with: (draft: DraftOf[Kind], value: string) => DraftOf[Kind] & Draft;
  },
): Promise<StoredBatch> => {
  const { found, refused } = await articlesOf(queries, drafts);
  const rows = await queries.query<{ id: number; value: string }>(
    `select distinct on (v.product_price_id) v.product_price_id as id, coalesce(v.${valueColumns[kind]}::text, '') as value
       from price_version v
      where v.product_price_id = any($1::int[]) and v.generation <= ${generation}
      order by v.product_price_id, v.generation desc`,
    [rowsOf(found)],
  );
  const held = new Map(rows.map(({ id, value }) => [id, value]));
  const there = drafts.flatMap((draft) => {
    const known = textOfArticle(
      found.get(draft.line),
      (row) => held.get(row),
      (one) => sameValue(field.name, one, field.of(draft)),
    );
    return known === undefined ? [] : [field.with(draft, known)];
  });
  return {
    rows: new Map(there.map((draft) => keyed(kind, draft))),
    refused,
    // Stock comes several times a day, and what is said last of an article counts (docs/rules/imports.md 11).
    ...(kind === 'stock' ? {} : { meanings: meaningsOf(kind, drafts, found) }),
    discontinued: await discontinuedKeys(queries, kind, drafts, found),
  };
};

/** The stock of articles. */
export const storedStock: BatchReader<'stock'> = (queries, drafts, generation) =>
  valuesOfArticles(queries, 'stock', drafts, generation, {
    name: 'stock',
    of: (draft) => draft.stock,
    with: (draft, value) => ({ ...draft, stock: value }),
  });

/** The purchase costs of articles. */
export const storedCosts: BatchReader<'costs'> = (queries, drafts, generation) =>
  valuesOfArticles(queries, 'costs', drafts, generation, {
    name: 'purchaseCost',
    of: (draft) => draft.purchaseCost,
    with: (draft, value) => ({ ...draft, purchaseCost: value }),
  });
