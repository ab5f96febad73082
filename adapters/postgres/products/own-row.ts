/** SQL: whether a price row is of its product's own brand and code. */
export const ownRowOf = (row: string, product: string): string =>
  `${row}.product_id = ${product}.id and ${row}.brand_id = ${product}.brand_id and upper(${row}.code) = upper(${product}.code)`;

/** SQL: whether a price row pp is of product p's own brand and code. */
export const isOwnRow = ownRowOf('pp', 'p');

/**
 * SQL: the id of product p's own price row, which sheets of products speak of; where a code has two spellings, of the
 * older one.
 */
export const ownRowSql = `select pp.id from product_price pp where ${isOwnRow} order by pp.id limit 1`;
