import type { FlyerRepository } from '#core/flyers/flyer.repository.port.ts';
import type { FlyerTies } from '#core/flyers/flyer.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from './audit.ts';
import type { Database, Queries } from './database/database.ts';
import { rowId } from './database/row-id.ts';
import { holdFolder, tellOfFolder } from './files/managed-files.ts';

const folder = 'Flyers';

const tiesSql = `
  select f.name, count(*)::int as products from stored_file f join flyer_product p on p.file_name = f.name
   where f.category = '${folder}' group by f.name order by f.name`;
const insertSql = `
  insert into flyer_product (file_name, product_id, place)
  select $1, wanted.id, wanted.place from unnest($2::int[]) with ordinality as wanted (id, place)`;

const read = async (queries: Queries, name: string): Promise<readonly ProductId[] | null> => {
  const file = await queries.query('select 1 from stored_file where category = $1 and name = $2', [folder, name]);
  if (file.length === 0) return null;
  const rows = await queries.query<{ product_id: number }>(
    'select product_id from flyer_product where file_name = $1 order by place',
    [name],
  );
  return rows.map(({ product_id }) => asId(String(product_id)));
};

/** Flyers, and the articles that each is tied to. */
export const createFlyerRepository = (database: Database): FlyerRepository => ({
  ties: () => database.query<FlyerTies>(tiesSql, []),
  productsOf: (name) => read(database, name),

  async tie(name, author, decide) {
    const done = await database.transaction(async (tx) => {
      // Keeps others from deleting the picture until the transaction ends.
      await holdFolder(tx, folder);
      const held = await read(tx, name);
      if (held === null) return Ok(null);
      const decided = decide(held);
      if (!decided.ok || isSame(decided.val, held)) return Ok(decided);
      await tx.query('delete from flyer_product where file_name = $1', [name]);
      await tx.query(insertSql, [name, decided.val.map(rowId)]);
      await recordAudit(tx, author, 'flyer-tied', { name, products: decided.val });
      await tellOfFolder(tx, folder);
      return Ok(decided);
    });
    return done.unwrap();
  },
});

const isSame = (one: readonly ProductId[], other: readonly ProductId[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
