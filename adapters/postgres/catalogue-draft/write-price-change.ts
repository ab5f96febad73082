import type { PricesToChange } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { decimalsOfRounding, maxPrice } from '#core/pricing/changed-price.ts';
import { money } from '#core/shared/money.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

/** Price rows looked at in one statement. */
export const priceRowsAtOnce = 1000;

/** What a row costs in a list at the generations before this one, which nobody sees yet. */
const heldIn = (list: string): string => `
  (select l.price from list_price l where l.product_price_id = pp.id and l.price_list_id = ${list} and l.generation < $1
    order by l.generation desc limit 1)`;

/** The SQL of core/pricing/changed-price.ts: a test holds the two to one another. */
const changedSql = `
  least(greatest(case when round(s.price * $6::numeric, $7::int) > 0 then round(s.price * $6::numeric, $7::int)
    else round(s.price * $6::numeric, 2) end, 0.01), $8::numeric)`;

/**
 * What is another price is looked for once: joining what was written to what was to be is a thousand times a thousand
 * rows.
 */
const writeOf = (source: string, price: string): string => `
  with source as (${source}),
       priced as (select s.id, s.product_id, ${price} as price, s.held from source s where s.price is not null and ($5::int is null or s.price > 0)),
       moved as materialized (select id, product_id, price from priced where price is distinct from held),
       kept as (insert into list_price (product_price_id, price_list_id, generation, price) select id, $4, $1, price from moved),
       changed as (insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from moved on conflict do nothing)
  select (select count(*)::int from moved) as prices, (select count(*)::int from source where price is not null) as found`;

const byPercentageSql = writeOf(
  `select pp.id, pp.product_id, ${heldIn('$5::int')} as price, ${heldIn('$4::int')} as held
     from product_price pp where pp.id > $2 and pp.id <= $3`,
  changedSql,
);
const bySheetSql = writeOf(
  `select pp.id, pp.product_id, r.price, ${heldIn('$4::int')} as held
     from price_change_row r join product_price pp on pp.id = r.product_price_id
    where r.price_change_id = $6 and r.product_price_id > $2 and r.product_price_id <= $3`,
  's.price',
);

interface Written {
  readonly prices: number;
  readonly found: number;
}

/**
 * Writes the prices of a change for the price rows after one and up to another; answers how many are others, and how
 * many there were.
 */
export const writePriceChange = async (
  queries: Queries,
  generation: number,
  { id, priceListId, source }: PricesToChange,
  after: number,
  upTo: number,
): Promise<Written> => {
  const place = [generation, after, upTo, rowId(priceListId)];
  const [written] =
    source.kind === 'sheet'
      ? await queries.query<Written>(bySheetSql, [...place, null, rowId(id)])
      : await queries.query<Written>(byPercentageSql, [
          ...place,
          rowId(source.fromListId),
          money(1).plus(source.percentage.dividedBy(100)).toString(),
          decimalsOfRounding[source.rounding],
          maxPrice.toString(),
        ]);
  return written ?? { prices: 0, found: 0 };
};

export const lastPriceRow = async (queries: Queries): Promise<number> => {
  const [end] = await queries.query<{ last: number | null }>('select max(id) as last from product_price', []);
  return end?.last ?? 0;
};
