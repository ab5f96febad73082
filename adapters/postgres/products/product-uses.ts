import {
  type ProductUse,
  type ProductUses,
  productUses,
} from '#core/catalogue/management/product-management.repository.port.ts';
import type { Queries } from '../database/database.ts';

const byRow = (table: string, what = 'distinct x.id'): string =>
  `select count(${what})::int as count from ${table} x join product_price pp on pp.id = x.product_price_id where pp.product_id = $1`;
const byProduct = (table: string, what: string): string =>
  `select count(${what})::int as count from ${table} x where x.product_id = $1`;

/** By itself, or in a combo as it was then: an order keeps the parts of its combos, which may have others by now. */
const soldSql = `
  select count(*)::int as count from (
    select x.order_id from sales_order_line x join product_price pp on pp.id = x.product_price_id where pp.product_id = $1
    union
    select o.id from sales_order o join product p on p.id = $1 join product_brand b on b.id = p.brand_id
     where o.id in (select order_id from sales_order_line where offer_lot_id is not null)
       and (o.snapshot @> jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('products',
              jsonb_build_array(jsonb_build_object('productId', p.id::text)))))
         or o.snapshot @> jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('components',
              jsonb_build_array(jsonb_build_object('code', p.code, 'brand', b.name))))))) sold`;

const countSql: Readonly<Record<ProductUse, string>> = {
  orders: soldSql,
  carts: byRow('cart_line', 'distinct x.customer_id'),
  quotes: byRow('quote_line', 'distinct x.quote_id'),
  savedLists: byRow('saved_list_line', 'distinct x.list_id'),
  claims: byProduct('claim_product', 'distinct x.claim_id'),
  warranties: byProduct('warranty', '*'),
  offers: byRow('offer'),
  lots: byRow('offer_lot_product', 'distinct x.offer_lot_id'),
  news: byProduct('product_news', '*'),
  flyers: byProduct('flyer_product', '*'),
};

/** What names a product. Its rows are locked first, so that nothing new can name it before the transaction ends. */
export const usesOfProduct = async (tx: Queries, id: number): Promise<ProductUses> => {
  await tx.query('select id from product_price where product_id = $1 order by id for update', [id]);
  await tx.query('select id from product where id = $1 for update', [id]);
  const found: [ProductUse, number][] = [];
  for (const use of productUses) {
    const [row] = await tx.query<{ count: number }>(countSql[use], [id]);
    if (row !== undefined && row.count > 0) found.push([use, row.count]);
  }
  return Object.fromEntries(found);
};
