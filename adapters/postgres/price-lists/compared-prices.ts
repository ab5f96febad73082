import type { PriceListManagementRepository } from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';

interface ComparedRow {
  readonly id: number;
  readonly code: string;
  readonly brand: string;
  readonly description: string | null;
  readonly purchase_cost: string | null;
  readonly one: string | null;
  readonly other: string | null;
}

const comparedRowsAtOnce = 1000;

const priceIn = (list: string): string => `
  (select nullif(l.price, 0) from list_price l where l.product_price_id = pp.id and l.price_list_id = ${list} and l.generation <= $4
    order by l.generation desc limit 1)`;

const comparedSql = `
  select pp.id, pp.code, b.name as brand, v.description, x.purchase_cost, ${priceIn('$2::int')} as one, ${priceIn('$3::int')} as other
    from (select * from product_price where id > $1 order by id limit ${comparedRowsAtOnce}) pp
    join product_brand b on b.id = pp.brand_id
    left join lateral (select description from product_version pv where pv.product_id = pp.product_id and pv.generation <= $4
                        order by pv.generation desc limit 1) v on true
    left join lateral (select purchase_cost from price_version pv where pv.product_price_id = pp.id and pv.generation <= $4
                        order by pv.generation desc limit 1) x on true
   order by pp.id`;

/** The prices of two lists side by side, some rows at a time, from the row after `from` on. */
export async function* comparedPrices(
  queries: Queries,
  generation: number,
  oneId: PriceListId,
  otherId: PriceListId,
  from: number,
): ReturnType<PriceListManagementRepository['compared']> {
  for (let after = from; ; ) {
    const rows = await queries.query<ComparedRow>(comparedSql, [after, rowId(oneId), rowId(otherId), generation]);
    yield rows.map((row) => ({
      key: row.id,
      code: row.code,
      brand: row.brand,
      description: row.description ?? '',
      one: fromNullableColumn(row.one),
      other: fromNullableColumn(row.other),
      purchaseCost: fromNullableColumn(row.purchase_cost),
    }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < comparedRowsAtOnce) return;
    after = last.id;
  }
}
