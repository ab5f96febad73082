/** The names of a price row's pictures, the first one first. */
export const picturesOfRowSql = (row: string): string =>
  `(select coalesce(json_agg(i.name order by i.place), '[]') from product_picture i where i.product_price_id = ${row})`;

/** Why a generation was published that changed nothing but pictures: an import before it can still be undone. */
export const picturesChanged = 'product-pictures-changed';
