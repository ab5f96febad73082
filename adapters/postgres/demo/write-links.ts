import { inBatches } from '#core/shared/in-batches.ts';
import type { Queries } from '../database/database.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoCatalogue, DemoPart } from './demo-rows.ts';
import { firstGeneration } from './write-catalogue.ts';

/** A statement writes what these many parts fit, some thousands of rows. */
const partsAtOnce = 400;

/** The vehicles that a part fits are sent once and written for each product of it. */
const applicationsSql = `
  insert into application (product_id, vehicle_id, engine, years, generation)
  select p.product_id, f.vehicle_id, f.engine,
         int4multirange(int4range(f.year_from, f.year_to, '[]')), ${firstGeneration}
    from unnest($1::int[], $2::int[]) as p (part, product_id)
    join unnest($3::int[], $4::int[], $5::text[], $6::int[], $7::int[])
      as f (part, vehicle_id, engine, year_from, year_to) on f.part = p.part`;

/** A product's equivalents are the codes of its part except its own. */
const equivalentsSql = `
  insert into equivalent_code (product_id, brand_name, code, generation)
  select p.product_id, c.brand, c.code, ${firstGeneration}
    from unnest($1::int[], $2::int[], $3::text[], $4::text[]) as p (part, product_id, brand, code)
    join unnest($5::int[], $6::text[], $7::text[]) as c (part, brand, code) on c.part = p.part
   where (c.brand, c.code) <> (p.brand, p.code)`;

/** Vehicles, equivalent codes and relations of the products. */
export const writeLinks = async (queries: Queries, demo: DemoCatalogue): Promise<void> => {
  for (const some of inBatches(demo.parts, partsAtOnce)) await writePartLinks(queries, some);
  await bulkInsert(queries, 'product_relation', demo.relations, [
    ['product_id', 'int', ({ productId }) => productId],
    ['related_product_id', 'int', ({ relatedId }) => relatedId],
    ['title', 'text', ({ title }) => title],
    ['quantity', 'int', ({ quantity }) => quantity],
    ['notes', 'text', ({ notes }) => notes],
    ['generation', 'int', () => firstGeneration],
  ]);
};

const writePartLinks = async (queries: Queries, parts: readonly DemoPart[]): Promise<void> => {
  const products = parts.flatMap((part, index) => part.products.map((product) => ({ index, product })));
  const fits = parts.flatMap((part, index) => part.fits.map((fit) => ({ index, fit })));
  const codes = parts.flatMap((part, index) => part.codes.map((code) => ({ index, code })));
  await queries.query(applicationsSql, [
    products.map(({ index }) => index),
    products.map(({ product }) => product.id),
    fits.map(({ index }) => index),
    fits.map(({ fit }) => fit.vehicleId),
    fits.map(({ fit }) => fit.engine),
    fits.map(({ fit }) => fit.from),
    fits.map(({ fit }) => fit.to),
  ]);
  await queries.query(equivalentsSql, [
    products.map(({ index }) => index),
    products.map(({ product }) => product.id),
    products.map(({ product }) => product.brand),
    products.map(({ product }) => product.code),
    codes.map(({ index }) => index),
    codes.map(({ code }) => code.brand),
    codes.map(({ code }) => code.code),
  ]);
};
