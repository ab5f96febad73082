import { draftKey, type Fields, fieldsOf, sameValue } from '#core/catalogue/import/drafts/comparable.ts';
import type { ApplicationDraft, Draft, DraftOf, ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { applicationKey } from '#core/catalogue/import/drafts/keys.ts';
import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import type { StoredBatch } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { wordsAfter } from '#core/catalogue/import/plan/words-after.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import { titleKey } from '#core/shared/title-key.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { articlesOf, type FoundArticle } from './articles-of.ts';
import { productsOf } from './products-of.ts';
import { relatedRows } from './related-rows.ts';
import {
  type ApplicationRow,
  applicationDraft,
  type ProductRow,
  productDraft,
  productFacts,
  type VehicleRow,
  vehicleDraft,
} from './stored-drafts.ts';
import { fromYearsColumn } from './years-column.ts';

/** `generation` is SQL for the one that counts. */
type Reader<Kind extends ImportKind> = (
  queries: Queries,
  drafts: readonly DraftOf[Kind][],
  generation: string,
) => Promise<StoredBatch>;

const none: ReadonlyMap<number, PlaceFailure> = new Map();

const productsSql = (generation: string) => `
  select ${productFacts.columns}
    from (select ${generation} as now) g
    cross join unnest($1::text[], $2::text[]) as i (name_key, code)
    join product_brand b on b.name_key = i.name_key
    join lateral (select * from product p where p.brand_id = b.id and upper(p.code) = i.code limit 1) p on true
    ${productFacts.joins}`;

/** Rows without a description are of products that exist: by code and brand, or by code alone. */
const products: Reader<'catalogue'> = async (queries, drafts, generation) => {
  const undescribed = drafts.filter(({ description }) => description === undefined);
  const { found, refused } = await productsOf(
    queries,
    undescribed.map(({ line, code, brand }) => ({ line, code, ...withoutEmptyCells({ brand }) })),
  );
  const brandOf = ({ line, brand }: ProductDraft): string => found.get(line)?.brand ?? brand;
  const stored = await queries.query<ProductRow>(productsSql(generation), [
    drafts.map((draft) => folded(brandOf(draft))),
    drafts.map(({ code }) => code.toUpperCase()),
  ]);
  const rows = new Map(stored.map((row) => keyed('catalogue', productDraft(row))));
  const isMissing = (draft: ProductDraft): boolean =>
    refused.get(draft.line)?.code !== 'product-ambiguous' &&
    !rows.has(draftKey('catalogue', { ...draft, brand: brandOf(draft) }));
  const sold = await soldElsewhere(queries, drafts.filter(isMissing));
  const missing = undescribed.filter(isMissing).map(({ line, code, brand }): [number, PlaceFailure] => {
    return [line, { code: 'product-undescribed', value: [brand, code].filter(Boolean).join(' ') }];
  });
  const discontinued = new Set(
    stored.filter((row) => row.is_discontinued).map((row) => draftKey('catalogue', productDraft(row))),
  );
  return { rows, refused: new Map([...refused, ...missing, ...sold]), named: found, discontinued };
};

/** Rows that would make a product of what is sold in place of another one already (docs/rules/imports.md 17). */
const soldElsewhere = async (
  queries: Queries,
  drafts: readonly ProductDraft[],
): Promise<ReadonlyMap<number, PlaceFailure>> => {
  if (drafts.length === 0) return none;
  const { found } = await articlesOf(
    queries,
    drafts.map(({ line, code, brand }) => ({ line, code, ...withoutEmptyCells({ brand }) })),
  );
  if (found.size === 0) return none;
  const ids = [...found.values()].flatMap(({ rows }) => rows.map(({ productId }) => productId));
  const products = await queries.query<{ id: number; name: string }>(
    `select p.id, b.name || ' ' || p.code as name from product p join product_brand b on b.id = p.brand_id
      where p.id = any($1::int[])`,
    [[...new Set(ids)]],
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return new Map(
    [...found].map(([line, { brand, code, rows }]): [number, PlaceFailure] => {
      const product = names.get(rows[0]?.productId ?? 0) ?? '';
      return [line, { code: 'product-sold-elsewhere', value: `${brand} ${code}`, product }];
    }),
  );
};

const equivalences: Reader<'equivalences'> = async (queries, drafts, generation) => {
  const { found, refused } = await productsOf(queries, drafts);
  const rows = await queries.query<{ product_id: number; brand_name: string; code: string }>(
    `select product_id, upper(brand_name) as brand_name, upper(code) as code from equivalent_code
      where product_id = any($1::int[]) and generation <= ${generation}`,
    [[...new Set([...found.values()].map(({ id }) => id))]],
  );
  const held = new Set(rows.map((row) => `${row.product_id}\n${row.brand_name}\n${row.code}`));
  const there = drafts.filter((draft) =>
    held.has(
      `${found.get(draft.line)?.id}\n${draft.equivalentBrand.toUpperCase()}\n${draft.equivalentCode.toUpperCase()}`,
    ),
  );
  return { rows: new Map(there.map((draft) => keyed('equivalences', draft))), refused };
};

/** What is related so already; with another quantity or note it is refused: the one of before could not come back. */
const relations: Reader<'relations'> = async (queries, drafts, generation) => {
  const [own, others] = [await productsOf(queries, drafts), await productsOf(queries, relatedRows(drafts))];
  const refused = new Map<number, PlaceFailure>([...others.refused, ...own.refused]);
  const rows = await queries.query<RelationRow>(
    `select product_id, related_product_id, title, quantity, notes from product_relation
      where product_id = any($1::int[]) and generation <= ${generation}`,
    [[...new Set([...own.found.values()].map(({ id }) => id))]],
  );
  const keyIn = (product: number, related: number, title: string): string => `${product} ${related} ${titleKey(title)}`;
  const held = new Map(rows.map((row) => [keyIn(row.product_id, row.related_product_id, row.title), row]));
  const meanings = new Map<number, string>();
  const there = drafts.flatMap((draft): readonly DraftOf['relations'][] => {
    const [product, related] = [own.found.get(draft.line), others.found.get(draft.line)];
    if (product === undefined || related === undefined) return [];
    const name = `${related.brand} ${related.code}`;
    if (product.id === related.id) refused.set(draft.line, { code: 'related-to-itself', value: name });
    const meaning = keyIn(product.id, related.id, draft.title);
    meanings.set(draft.line, meaning);
    const row = held.get(meaning);
    if (row === undefined) return [];
    const { quantity = String(row.quantity), notes = row.notes } = draft;
    const isSame = sameValue('quantity', String(row.quantity), quantity) && sameValue('notes', row.notes, notes);
    if (!isSame) refused.set(draft.line, { code: 'relation-differs', value: name });
    return [{ ...draft, quantity: String(row.quantity), ...(row.notes === '' ? {} : { notes: row.notes }) }];
  });
  return { rows: new Map(there.map((draft) => keyed('relations', draft))), refused, meanings };
};

interface RelationRow {
  readonly product_id: number;
  readonly related_product_id: number;
  readonly title: string;
  readonly quantity: number;
  readonly notes: string;
}

const applicationsSql = (generation: string) => `
  select distinct on (a.product_id, a.vehicle_id, a.engine, a.details)
         a.product_id, b.name as brand, v.name as model, a.engine, a.position, a.notes, a.years::text as years
    from application a join vehicle v on v.id = a.vehicle_id join vehicle_brand b on b.id = v.vehicle_brand_id
   where a.product_id = any($1::int[]) and a.generation <= ${generation}
   order by a.product_id, a.vehicle_id, a.engine, a.details, a.generation desc`;

const applications: Reader<'applications'> = async (queries, drafts, generation) => {
  const { found, refused } = await productsOf(queries, drafts);
  const rows = await queries.query<ApplicationRow>(applicationsSql(generation), [
    [...new Set([...found.values()].map(({ id }) => id))],
  ]);
  const keyIn = (productId: number | undefined, draft: Omit<ApplicationDraft, 'brand'>): string =>
    `${productId} ${applicationKey(draft)}`;
  const held = new Map(rows.map((row) => [keyIn(row.product_id, { ...applicationDraft(row), code: '' }), row]));
  const there = drafts.flatMap((draft) => {
    const { brand: _brand, ...rest } = draft;
    const row = held.get(keyIn(found.get(draft.line)?.id, { ...rest, code: '' }));
    if (row === undefined) return [];
    // Fields of the key keep the draft's spelling; the segment is the brand's.
    const { position, notes, ...own } = draft;
    const stands = { position: row.position, notes: row.notes };
    const words = wordsAfter(position, stands) === stands ? { position, notes } : stands;
    return [{ ...own, ...withoutEmptyCells(words), years: fromYearsColumn(row.years) }];
  });
  return { rows: new Map(there.map((draft) => keyed('applications', draft))), refused, named: found };
};

const rowsOf = (articles: ReadonlyMap<number, FoundArticle>): readonly number[] => [
  ...new Set([...articles.values()].flatMap(({ rows }) => rows.map(({ id }) => id))),
];

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

const prices: Reader<'prices'> = async (queries, drafts, generation) => {
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
    discontinued: await discontinuedKeys(queries, kind, drafts, found),
  };
};

const stock: Reader<'stock'> = (queries, drafts, generation) =>
  valuesOfArticles(queries, 'stock', drafts, generation, {
    name: 'stock',
    of: (draft) => draft.stock,
    with: (draft, value) => ({ ...draft, stock: value }),
  });

const costs: Reader<'costs'> = (queries, drafts, generation) =>
  valuesOfArticles(queries, 'costs', drafts, generation, {
    name: 'purchaseCost',
    of: (draft) => draft.purchaseCost,
    with: (draft, value) => ({ ...draft, purchaseCost: value }),
  });

const vehiclesSql = (generation: string) => `
  select distinct on (x.vehicle_id, x.name, x.engine, x.fuel) s.name as segment, b.name as brand, v.name as model, x.name as version,
         x.engine, x.fuel, x.year_from, x.year_to, x.external_code
    from vehicle_brand b
    join vehicle v on v.vehicle_brand_id = b.id
    join vehicle_version x on x.vehicle_id = v.id and x.generation <= ${generation}
    left join vehicle_brand_segment s on s.id = b.segment_id
   where b.name_key = any($1::text[]) and v.name_key = any($2::text[])
   order by x.vehicle_id, x.name, x.engine, x.fuel, x.generation desc`;

const vehicles: Reader<'vehicles'> = async (queries, drafts, generation) => {
  const rows = await queries.query<VehicleRow>(vehiclesSql(generation), [
    [...new Set(drafts.map(({ brand }) => folded(brand)))],
    [...new Set(drafts.map(({ model }) => folded(model)))],
  ]);
  return { rows: new Map(rows.map((row) => keyed('vehicles', vehicleDraft(row)))), refused: none };
};

const keyed = <Kind extends ImportKind>(kind: Kind, draft: DraftOf[Kind] & Draft): readonly [string, Fields] => [
  draftKey(kind, draft),
  fieldsOf(draft),
];

const readers: { readonly [Kind in ImportKind]: Reader<Kind> } = {
  ...{ catalogue: products, equivalences, relations, applications, prices, stock, costs, vehicles },
};

/** What the catalogue holds of some drafts; `at` is the generation that counts, that of now where none is said. */
export const storedRows = <Kind extends ImportKind>(
  queries: Queries,
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  at?: number,
): Promise<StoredBatch> => readers[kind](queries, drafts, at === undefined ? publishedGeneration : String(at));
