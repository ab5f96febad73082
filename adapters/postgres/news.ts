import type { NewsRepository } from '#core/news/news.repository.port.ts';
import { asId, type NewsId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from './audit.ts';
import type { Database, Queries } from './database/database.ts';
import { rowId } from './database/row-id.ts';
import { tell } from './live/live.ts';

interface NewsRow {
  readonly id: number;
  readonly product_id: number;
  readonly brand_id: number;
  readonly brand_name: string;
  readonly created_at: string;
}

const readSql = `
  select n.id, n.product_id, n.brand_id, b.name as brand_name, n.created_at
    from product_news n join product_brand b on b.id = n.brand_id
   order by n.created_at desc, n.id desc`;

const announceSql = `
  insert into product_news (product_id, brand_id, created_at)
  select p.id, b.id, $3 from product p, product_brand b where p.id = $1 and b.id = $2
  on conflict (product_id, brand_id) do nothing
  returning id`;

const tellEverybody = (tx: Queries): Promise<void> =>
  tell(tx, { name: 'NewsChanged', audience: 'everyone', facts: {} });

/** Product news: what is announced, read by customers and by who announces it. */
export const createNewsRepository = (database: Database): NewsRepository => ({
  async announced() {
    const rows = await database.query<NewsRow>(readSql, []);
    return rows.map((row) => ({
      id: asId(String(row.id)),
      productId: asId(String(row.product_id)),
      productBrandId: asId(String(row.brand_id)),
      productBrandName: row.brand_name,
      createdAt: row.created_at,
    }));
  },

  async announce({ productId, productBrandId }, at, author) {
    const stored = await database.transaction<NewsId | null, never>(async (tx) => {
      const [row] = await tx.query<{ id: number }>(announceSql, [rowId(productId), rowId(productBrandId), at]);
      if (row === undefined) return Ok(null);
      await recordAudit(tx, author, 'news-announced', { productId, productBrandId });
      await tellEverybody(tx);
      return Ok(asId<'news'>(String(row.id)));
    });
    return stored.unwrap();
  },

  async withdraw(id, author) {
    const done = await database.transaction<boolean, never>(async (tx) => {
      const [gone] = await tx.query<{ product_id: number; brand_id: number }>(
        'delete from product_news where id = $1 returning product_id, brand_id',
        [rowId(id)],
      );
      if (gone === undefined) return Ok(false);
      await recordAudit(tx, author, 'news-withdrawn', {
        productId: String(gone.product_id),
        productBrandId: String(gone.brand_id),
      });
      await tellEverybody(tx);
      return Ok(true);
    });
    return done.unwrap();
  },
});
