import type { ApplicationDraft } from '#core/catalogue/import/drafts.ts';
import type { Queries } from '../database/database.ts';
import type { Names } from './names.ts';
import { productsOf } from './products-of.ts';

const writeSql = `
  with input as (
    select * from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::smallint[], $7::smallint[])
      as t (product_id, vehicle_id, engine, details, year_from, year_to)),
  kept as (
    insert into application (product_id, vehicle_id, engine, details, year_from, year_to, generation)
    select *, $1 from input on conflict do nothing returning product_id)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from kept on conflict do nothing`;

/** Adds what products fit, or says the years of it anew; brands and models that nobody knew are made. */
export const writeApplications = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly ApplicationDraft[],
): Promise<void> => {
  const { found } = await productsOf(queries, drafts);
  const placed: { readonly draft: ApplicationDraft; readonly id: number; readonly vehicleId: number }[] = [];
  for (const draft of drafts) {
    const product = found.get(draft.line);
    if (product === undefined) continue;
    const brandId = await names.vehicleBrand(draft.vehicleBrand, draft.segment);
    placed.push({ draft, id: product.id, vehicleId: await names.vehicle(brandId, draft.model) });
  }
  await queries.query(writeSql, [
    generation,
    placed.map(({ id }) => id),
    placed.map(({ vehicleId }) => vehicleId),
    placed.map(({ draft }) => draft.engine ?? ''),
    placed.map(({ draft }) => draft.details ?? ''),
    placed.map(({ draft }) => draft.yearFrom ?? null),
    placed.map(({ draft }) => draft.yearTo ?? null),
  ]);
};
