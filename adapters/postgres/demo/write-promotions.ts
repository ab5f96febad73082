import type { Queries } from '../database/database.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoPromotions } from './demo-promotions.ts';

/** The names of the pictures, whose contents are files, and the news. */
export const writePromotions = async (queries: Queries, { pictures, news }: DemoPromotions): Promise<void> => {
  const files = pictures.map((picture, order) => ({ ...picture, order, size: Buffer.byteLength(picture.content) }));
  await bulkInsert(queries, 'stored_file', files, [
    ['category', 'text', ({ category }) => category],
    ['name', 'text', ({ name }) => name],
    ['size', 'int', ({ size }) => size],
    ['sort_order', 'int', ({ order }) => order],
  ]);
  await bulkInsert(queries, 'product_news', news, [
    ['id', 'int', ({ id }) => id],
    ['product_id', 'int', ({ productId }) => productId],
    ['brand_id', 'int', ({ brandId }) => brandId],
    ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
  ]);
};
