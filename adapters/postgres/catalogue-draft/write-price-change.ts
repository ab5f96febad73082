import type { PricesToChange } from '#core/catalogue/import/catalogue-draft.repository.port.ts';
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

/** As core/pricing/changed-price.ts changes a price: a test holds the two to one another. */
const changedSql = `
  least(greatest(case when round(s.price * $6::numeric, $7::int) > 0 then round(s.price * $6::numeric, $7::int)
    else round(s.price * $6::numeric, 2) end, 0.01), $8::numeric)`;

const writeOf = (source: string, price: string): string => `
  with source as (select pp.id, pp.product_id, ${source} as price, ${heldIn('$4::int')} as held
                    from product_price pp where pp.id > $2 and pp.id <= $3),
       moved as (select s.id, s.product_id, ${price} as price, s.held from source s where s.price is not null and ($5::int is null or s.price > 0)),
       kept as (insert into list_price (product_price_id, price_list_id, generation, price)
                select id, $4, $1, price from moved where price is distinct from held returning product_price_id),
       changed as (insert into catalogue_change (generation, product_id)
                   select distinct $1::int, m.product_id from moved m join kept k on k.product_price_id = m.id on conflict do nothing)
  select count(*)::int as count from kept`;

const byPercentageSql = writeOf(heldIn('$5::int'), changedSql);
const bySheetSql = writeOf(
  '(select r.price from price_change_row r where r.price_change_id = $6 and r.product_price_id = pp.id)',
  's.price',
);

/** Writes the prices of a change for the price rows after one and up to another; answers how many are others. */
export const writePriceChange = async (
  queries: Queries,
  generation: number,
  { id, priceListId, source }: PricesToChange,
  after: number,
  upTo: number,
): Promise<number> => {
  const place = [generation, after, upTo, rowId(priceListId)];
  const [written] =
    source.kind === 'sheet'
      ? await queries.query<{ count: number }>(bySheetSql, [...place, null, rowId(id)])
      : await queries.query<{ count: number }>(byPercentageSql, [
          ...place,
          rowId(source.fromListId),
          money(1).plus(source.percentage.dividedBy(100)).toString(),
          decimalsOfRounding[source.rounding],
          maxPrice.toString(),
        ]);
  return written?.count ?? 0;
};

export const lastPriceRow = async (queries: Queries): Promise<number> => {
  const [end] = await queries.query<{ last: number | null }>('select max(id) as last from product_price', []);
  return end?.last ?? 0;
};
