import type { NewsBoard } from '#core/news/news-board.port.ts';
import { asId } from '#core/shared/ids.ts';
import type { Database } from './database.ts';

export const createNewsBoard = (database: Database): NewsBoard => ({
  async announced() {
    const rows = await database.query<{ product_id: number; brand_id: number }>(
      'select product_id, brand_id from product_news order by created_at desc, id desc',
      [],
    );
    return rows.map((row) => ({ productId: asId(String(row.product_id)), productBrandId: asId(String(row.brand_id)) }));
  },
});
