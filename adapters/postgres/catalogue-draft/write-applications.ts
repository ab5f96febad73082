import type { ApplicationDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { wordsAfter } from '#core/catalogue/import/plan/words-after.ts';
import { type FittingWords, joinedWords } from '#core/catalogue/products/fitting-words.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';
import type { Names } from './names.ts';
import { productsOf } from './products-of.ts';
import { toYearsColumn } from './years-column.ts';

const writeSql = `
  with input as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])
      as t (product_id, vehicle_id, engine, position, notes, years)),
  kept as (
    insert into application (product_id, vehicle_id, engine, position, notes, years, generation)
    select product_id, vehicle_id, engine, position, notes, years::int4multirange, $1 from input
    on conflict do nothing returning product_id)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from kept on conflict do nothing`;

/** What makes two applications one, as far as a sheet's words tell (core/catalogue/import/drafts/keys.ts). */
interface Words extends FittingWords {
  readonly engine: string;
}
interface Fit extends Words {
  readonly product_id: number;
  readonly vehicle_id: number;
}
const keyOf = ({ product_id, vehicle_id, engine, ...words }: Fit): string =>
  [product_id, vehicle_id, engine.toUpperCase(), folded(joinedWords(words))].join('\n');

/** As there is each already, however the sheet writes it: other years are to take the place of those. */
const storedWords = async (queries: Queries, products: readonly number[]): Promise<ReadonlyMap<string, Words>> => {
  const rows = await queries.query<Fit>(
    `select distinct on (product_id, vehicle_id, engine, details) product_id, vehicle_id, engine, position, notes
       from application where product_id = any($1::int[])
      order by product_id, vehicle_id, engine, details, generation desc`,
    [[...new Set(products)]],
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
};

/** Adds what products fit, or says the years of it anew; brands and models that nobody knew are made. */
export const writeApplications = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly ApplicationDraft[],
): Promise<void> => {
  const { found } = await productsOf(queries, drafts);
  const stored = await storedWords(
    queries,
    [...found.values()].map(({ id }) => id),
  );
  const placed: (Fit & Pick<ApplicationDraft, 'years'>)[] = [];
  for (const { line, vehicleBrand, segment, model, engine = '', position, notes, years } of drafts) {
    const product = found.get(line);
    if (product === undefined) continue;
    const vehicleId = await names.vehicle(await names.vehicleBrand(vehicleBrand, segment), model);
    const application = {
      product_id: product.id,
      vehicle_id: vehicleId,
      engine,
      position: position ?? '',
      notes: notes ?? '',
    };
    const held = stored.get(keyOf(application));
    const words = held === undefined ? application : wordsAfter(position, held);
    placed.push({ ...application, engine: held?.engine ?? engine, ...words, years });
  }
  const products = placed.map(({ product_id }) => product_id);
  await queries.query(writeSql, [
    generation,
    products,
    placed.map(({ vehicle_id }) => vehicle_id),
    placed.map(({ engine }) => engine),
    placed.map(({ position }) => position),
    placed.map(({ notes }) => notes),
    placed.map(({ years }) => toYearsColumn(years)),
  ]);
};
