/** SQL: whether a price row pp is of product p's own brand and code. */
export const isOwnRow = 'pp.product_id = p.id and pp.brand_id = p.brand_id and upper(pp.code) = upper(p.code)';

/** SQL: the id of product p's own price row, which sheets speak of; where a code has two spellings, of the older one. */
export const ownRowSql = `select pp.id from product_price pp where ${isOwnRow} order by pp.id limit 1`;
