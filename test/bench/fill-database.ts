import type { Database, Queries } from '#adapters/postgres/database/database.ts';
import type { SearchDocument } from '#core/search/index/document.ts';
import { Ok } from '#core/shared/result.ts';
import { generatedCatalogue } from './generated-catalogue.ts';

const rowsAtOnce = 1000;

const range = async (
  database: Database,
  table: string,
): Promise<{ readonly first: number; readonly count: number }> => {
  const [row] = await database.query<{ first: number; count: number }>(
    `select coalesce(min(id), 0) as first, count(*)::int as count from ${table}`,
  );
  return row ?? { first: 0, count: 0 };
};

/** Technical attributes are texts, numbers among them too. */
const asTexts = (numbers: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));

/**
 * Adds so many generated products, with price rows, list prices, equivalences and applications, as one published
 * generation.
 */
export const fillDatabase = async (database: Database, count: number): Promise<void> => {
  const [{ generation }] = (await database.query<{ generation: number }>(
    'select max(generation) + 1 as generation from catalogue_generation',
  )) as [{ generation: number }];
  const [{ last }] = (await database.query<{ last: number }>('select max(id) as last from product')) as [
    { last: number },
  ];
  const [{ lastRow }] = (await database.query<{ lastRow: number }>(
    'select max(id) as "lastRow" from product_price',
  )) as [{ lastRow: number }];
  const [brands, types, vehicles] = [
    await range(database, 'product_brand'),
    await range(database, 'product_type where parent_id is not null'),
    await range(database, 'vehicle'),
  ];
  const brandOf = (document: SearchDocument): number => brands.first + (document.brandId % brands.count);
  const typeOf = (document: SearchDocument): number => types.first + (document.typeId % types.count);

  const write = async (queries: Queries, documents: readonly SearchDocument[]): Promise<void> => {
    // What is generated fits: looking up a foreign key for each of twenty million prices took most of the time of a
    // million products.
    await queries.query('set local session_replication_role = replica');
    const ids = documents.map(({ key }) => last + key);
    const rowIds = documents.map(({ key }) => lastRow + key);
    await queries.query(
      `with i as (select * from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::int[])
              as t (id, row_id, brand_id, code, type_id, description, technical, stock)),
       p as (insert into product (id, brand_id, code) overriding system value select id, brand_id, code from i),
       v as (insert into product_version (product_id, generation, type_id, description, technical)
             select id, $9, type_id, description, technical::jsonb from i),
       r as (insert into product_price (id, product_id, brand_id, code) overriding system value select row_id, id, brand_id, code from i),
       x as (insert into price_version (product_price_id, generation, stock_state) select row_id, $9, stock from i)
       insert into list_price (product_price_id, price_list_id, generation, price)
       select row_id, l.id, $9, 1000 + row_id % 90000 from i, price_list l`,
      [
        ids,
        rowIds,
        documents.map(brandOf),
        documents.map(({ code, key }) => `${code}${key % 7 === 0 ? `/${key}` : key}`),
        documents.map(typeOf),
        documents.map(({ description }) => description),
        documents.map(({ numbers, texts }) => JSON.stringify({ ...asTexts(numbers), ...texts })),
        documents.map(({ stock }) => stock),
        generation,
      ],
    );
    const equivalents = documents.flatMap(({ key, codes }) =>
      codes.map(({ code, brand }) => [last + key, brand, code]),
    );
    await queries.query(
      `insert into equivalent_code (product_id, brand_name, code, generation)
       select *, $4 from unnest($1::int[], $2::text[], $3::text[]) on conflict do nothing`,
      [
        equivalents.map(([id]) => id),
        equivalents.map(([, brand]) => brand),
        equivalents.map(([, , code]) => code),
        generation,
      ],
    );
    const applications = documents.flatMap(({ key, applications: fits }) =>
      fits.map(({ vehicleId, engine }) => [last + key, vehicles.first + (vehicleId % vehicles.count), engine]),
    );
    await queries.query(
      `insert into application (product_id, vehicle_id, engine, generation)
       select *, $4 from unnest($1::int[], $2::int[], $3::text[]) on conflict do nothing`,
      [
        applications.map(([id]) => id),
        applications.map(([, id]) => id),
        applications.map(([, , engine]) => engine),
        generation,
      ],
    );
  };

  let batch: SearchDocument[] = [];
  const writeBatch = async (): Promise<void> => {
    (
      await database.transaction(async (tx) => {
        await write(tx, batch);
        return Ok(undefined);
      })
    ).unwrap();
  };
  for (const document of generatedCatalogue(count)) {
    batch.push(document);
    if (batch.length < rowsAtOnce) continue;
    await writeBatch();
    batch = [];
  }
  if (batch.length > 0) await writeBatch();
  await database.query(`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`);
  await database.query(
    `select setval(pg_get_serial_sequence('product_price', 'id'), (select max(id) from product_price))`,
  );
  await database.query('insert into catalogue_generation (generation, reason) values ($1, $2)', [generation, 'bench']);
  await database.query('vacuum (analyze)');
};
