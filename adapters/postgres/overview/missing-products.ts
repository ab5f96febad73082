import { type MissingProduct, shownMissingProducts } from '#core/overview/missing-product.ts';
import { asId } from '#core/shared/ids.ts';
import type { Database } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';

/**
 * The rows that were asked for come in their order, so that only those before the last one shown have their stock
 * looked up. Each order is asked for its lines (`offset 0` keeps it so), which the index `sales_order_line_asked`
 * answers alone: never all lines are read. What is discontinued does not come back.
 */
const missingSql = `
  with sent as materialized (
    select id, customer_id from sales_order where sent_at >= $1::timestamptz and state <> 'Cancelled'),
  asked as materialized (
    select l.product_price_id as row, o.customer_id, l.quantity, true as is_ordered
      from sent o cross join lateral (
        select product_price_id, quantity from sales_order_line
         where order_id = o.id and product_price_id is not null offset 0) l
     union all
    select product_price_id, customer_id, quantity, false from cart_line
     where added_at >= $1::timestamptz and product_price_id is not null),
  counted as materialized (
    select row, count(distinct customer_id)::int as customers, sum(quantity)::int as units,
           count(distinct customer_id) filter (where is_ordered)::int as order_customers,
           coalesce(sum(quantity) filter (where is_ordered), 0)::int as order_units,
           count(distinct customer_id) filter (where not is_ordered)::int as cart_customers,
           coalesce(sum(quantity) filter (where not is_ordered), 0)::int as cart_units
      from asked group by row order by customers desc, units desc, row)
  select pp.product_id as "productId", c.row as "productPriceId", pp.code, b.name as brand, v.description,
         json_build_object('customers', c.order_customers, 'units', c.order_units) as ordered,
         json_build_object('customers', c.cart_customers, 'units', c.cart_units) as "inCarts"
    from (select c.* from counted c
            cross join lateral (select stock_state, is_not_available, is_discontinued from price_version x
                                 where x.product_price_id = c.row and x.generation <= ${publishedGeneration}
                                 order by x.generation desc limit 1) x
           where (x.stock_state = 2 or x.is_not_available) and not x.is_discontinued
           limit ${shownMissingProducts}) c
    join product_price pp on pp.id = c.row
    join product_brand b on b.id = pp.brand_id
    join lateral (select description from product_version pv where pv.product_id = pp.product_id and pv.generation <= ${publishedGeneration}
                   order by pv.generation desc limit 1) v on true
   order by c.customers desc, c.units desc, c.row`;

type MissingRow = Omit<MissingProduct, 'productId' | 'productPriceId'> & {
  readonly productId: number;
  readonly productPriceId: number;
};

/** What was asked for since then and cannot be had now, the most asked first. */
export const readMissingProducts = async (database: Database, since: string): Promise<readonly MissingProduct[]> =>
  (await database.query<MissingRow>(missingSql, [since])).map(({ productId, productPriceId, ...row }) => ({
    ...row,
    productId: asId(String(productId)),
    productPriceId: asId(String(productPriceId)),
  }));
