import { draftKey } from '#core/catalogue/import/drafts/comparable.ts';
import type { ApplicationDraft, DraftOf, ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { applicationKey } from '#core/catalogue/import/drafts/keys.ts';
import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import type { StoredBatch } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { wordsAfter } from '#core/catalogue/import/plan/words-after.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { articlesOf } from './articles-of.ts';
import { productsOf } from './products-of.ts';
import { storedCosts, storedPrices, storedStock } from './stored-article-values.ts';
import { type BatchReader, keyed } from './stored-batch.ts';
import {
  type ApplicationRow,
  applicationDraft,
  type ProductRow,
  productDraft,
  productFacts,
  type VehicleRow,
  vehicleDraft,
} from './stored-drafts.ts';
import { storedEquivalences, storedRelations } from './stored-relations.ts';
import { fromYearsColumn } from './years-column.ts';

const none: ReadonlyMap<number, PlaceFailure> = new Map();

const productsSql = (generation: string) => `
  select ${productFacts.columns}
    from (select ${generation} as now) g
    cross join unnest($1::text[], $2::text[]) as i (name_key, code)
    join product_brand b on b.name_key = i.name_key
    join lateral (select * from product p where p.brand_id = b.id and upper(p.code) = i.code limit 1) p on true
    ${productFacts.joins}`;

/** Rows without a description are of products that exist: by code and brand, or by code alone. */
const products: BatchReader<'catalogue'> = async (queries, drafts, generation) => {
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

const applicationsSql = (generation: string) => `
  select distinct on (a.product_id, a.vehicle_id, a.engine, a.details)
         a.product_id, b.name as brand, v.name as model, a.engine, a.position, a.notes, a.years::text as years
    from application a join vehicle v on v.id = a.vehicle_id join vehicle_brand b on b.id = v.vehicle_brand_id
   where a.product_id = any($1::int[]) and a.generation <= ${generation}
   order by a.product_id, a.vehicle_id, a.engine, a.details, a.generation desc`;

const applications: BatchReader<'applications'> = async (queries, drafts, generation) => {
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

const vehiclesSql = (generation: string) => `
  select distinct on (x.vehicle_id, x.name, x.engine, x.fuel) s.name as segment, b.name as brand, v.name as model, x.name as version,
         x.engine, x.fuel, x.year_from, x.year_to, x.external_code
    from vehicle_brand b
    join vehicle v on v.vehicle_brand_id = b.id
    join vehicle_version x on x.vehicle_id = v.id and x.generation <= ${generation}
    left join vehicle_brand_segment s on s.id = b.segment_id
   where b.name_key = any($1::text[]) and v.name_key = any($2::text[])
   order by x.vehicle_id, x.name, x.engine, x.fuel, x.generation desc`;

const vehicles: BatchReader<'vehicles'> = async (queries, drafts, generation) => {
  const rows = await queries.query<VehicleRow>(vehiclesSql(generation), [
    [...new Set(drafts.map(({ brand }) => folded(brand)))],
    [...new Set(drafts.map(({ model }) => folded(model)))],
  ]);
  return { rows: new Map(rows.map((row) => keyed('vehicles', vehicleDraft(row)))), refused: none };
};

const readers: { readonly [Kind in ImportKind]: BatchReader<Kind> } = {
  ...{ catalogue: products, applications, vehicles },
  ...{ equivalences: storedEquivalences, relations: storedRelations },
  ...{ prices: storedPrices, stock: storedStock, costs: storedCosts },
};

/** What the catalogue holds of some drafts; `at` is the generation that counts, that of now where none is said. */
export const storedRows = <Kind extends ImportKind>(
  queries: Queries,
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  at?: number,
): Promise<StoredBatch> => readers[kind](queries, drafts, at === undefined ? publishedGeneration : String(at));
