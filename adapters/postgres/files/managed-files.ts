import type { StoredFile } from '#core/files/file.service.ts';
import type { ManagedFileRepository } from '#core/files/managed-file.repository.port.ts';
import { givesWay, isOfferFolder, type KeptFolder } from '#core/files/upload.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { tell } from '../live/live.ts';
import { createFileRepository } from './files.ts';

const storeSql = `
  insert into stored_file (category, name, size, sort_order)
  select $1, $2, $3, coalesce($4::int, (select coalesce(max(sort_order), 0) + 1 from stored_file where category = $1))
  returning name, size, created_at as "creationTime", category`;

const renameSql = 'update flyer_product set file_name = $2 where file_name = any($1::text[]) and file_name <> $2';

/** An offer's picture is one of the offers; what else is put up stands among the news. */
export const tellOfFolder = async (tx: Queries, folder: KeptFolder): Promise<void> => {
  const name = isOfferFolder(folder) ? 'OffersChanged' : 'NewsChanged';
  await tell(tx, { name, audience: 'everyone', facts: {} });
};

/** Makes changes of a folder wait for one another. */
export const holdFolder = (tx: Queries, folder: KeptFolder) =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`files ${folder}`]);

export const createManagedFileRepository = (database: Database): ManagedFileRepository => ({
  list: createFileRepository(database).list,

  async store({ folder, name, size }, author, inStep) {
    const stored = await database.transaction<StoredFile, never>(async (tx) => {
      await holdFolder(tx, folder);
      const held = await tx.query<{ name: string; sort_order: number }>(
        'select name, sort_order from stored_file where category = $1 order by sort_order',
        [folder],
      );
      const former = held.filter((file) => givesWay(folder, file.name, name));
      const names = former.map((file) => file.name);
      await tx.query('delete from stored_file where category = $1 and name = any($2::text[])', [folder, names]);
      const [file] = await tx.query<StoredFile>(storeSql, [folder, name, size, former[0]?.sort_order ?? null]);
      if (file === undefined) throw new Error('a row was not stored');
      // A flyer's products stay with its new picture.
      if (folder === 'Flyers') await tx.query(renameSql, [names, name]);
      await recordAudit(tx, author, 'picture-put-up', { category: folder, name, size, replaced: names });
      await tellOfFolder(tx, folder);
      await inStep(names);
      return Ok(file);
    });
    return stored.unwrap();
  },

  async remove(folder, name, author, inStep) {
    const done = await database.transaction<boolean, never>(async (tx) => {
      await holdFolder(tx, folder);
      const gone = await tx.query('delete from stored_file where category = $1 and name = $2 returning 1', [
        folder,
        name,
      ]);
      if (gone.length === 0) return Ok(false);
      if (folder === 'Flyers') await tx.query('delete from flyer_product where file_name = $1', [name]);
      await recordAudit(tx, author, 'picture-removed', { category: folder, name });
      await tellOfFolder(tx, folder);
      await inStep();
      return Ok(true);
    });
    return done.unwrap();
  },
});
