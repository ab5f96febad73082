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

const countSql: Readonly<Record<ProductUse, string>> = {
  orders: byRow('sales_order_line', 'distinct x.order_id'),
  carts: byRow('cart_line', 'distinct x.customer_id'),
  quotes: byRow('quote_line', 'distinct x.quote_id'),
  savedLists: byRow('saved_list_line', 'distinct x.list_id'),
  claims: byProduct('claim_product', 'distinct x.claim_id'),
  warranties: byProduct('warranty', '*'),
  offers: byRow('offer'),
  lots: byRow('offer_lot_product', 'distinct x.offer_lot_id'),
  news: byProduct('product_news', '*'),
};

/** What names a product. Its rows are locked first, so that nothing comes to name it meanwhile. */
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
