import type { WaitingPictureRepository } from '#core/files/products/waiting-picture.repository.port.ts';
import {
  maxWaitingBytes,
  maxWaitingPictures,
  type WaitingPicture,
  waitingDays,
} from '#core/files/products/waiting-picture.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { missingFile, noteFreed } from './product-pictures-sql.ts';

/** How many files an entry of the audit trail names. */
const maxNamed = 20;

const listSql = `
  select w.file_name as "fileName", w.name, f.size, w.sent_by as "sentBy", w.sent_at as "sentAt"
    from waiting_picture w join stored_file f on f.category = 'Products' and f.name = w.name
   where w.sent_at > now() - interval '${waitingDays} days'
   order by w.sent_at, w.key`;

const forgetSql = `
  delete from waiting_picture w
   where w.sent_at <= now() - interval '${waitingDays} days'
      or exists (select from product_picture p where p.name = w.name)
  returning 1`;

const heldSql = `
  select (select count(*)::int from waiting_picture) as count,
         (select coalesce(sum(f.size), 0)::float8 from stored_file f
           where f.category = 'Products' and exists (select from waiting_picture w where w.name = f.name)) as bytes`;

/** Makes changes of the waiting pictures wait for one another, since each counts them. */
const hold = (tx: Queries) => tx.query('lock table waiting_picture in exclusive mode', []);

type WaitFailure =
  | { readonly code: 'picture-not-sent'; readonly name: string }
  | { readonly code: 'too-many-waiting'; readonly max: number }
  | { readonly code: 'waiting-too-large'; readonly max: number };

const named = (fileNames: readonly string[]): string => fileNames.slice(0, maxNamed).join(', ');

/** Pictures whose article is not known yet. */
export const createWaitingPictureRepository = (database: Database): WaitingPictureRepository => ({
  list: () => database.query<WaitingPicture>(listSql, []),

  wait: (pictures, author) =>
    database.transaction<void, WaitFailure>(async (tx) => {
      await hold(tx);
      const names = pictures.map(({ name }) => name);
      const missing = await missingFile(tx, names);
      if (missing !== null) return Err({ code: 'picture-not-sent', name: missing });
      const keys = pictures.map(({ key }) => key);
      await tx.query('delete from waiting_picture where key = any($1::text[])', [keys]);
      await tx.query(
        `insert into waiting_picture (key, file_name, name, sent_by)
         select key, file_name, name, $4 from unnest($1::text[], $2::text[], $3::text[]) as p (key, file_name, name)`,
        [keys, pictures.map(({ fileName }) => fileName), names, author.userName],
      );
      const [held] = await tx.query<{ count: number; bytes: number }>(heldSql, []);
      if (held !== undefined && held.count > maxWaitingPictures)
        return Err({ code: 'too-many-waiting', max: maxWaitingPictures });
      if (held !== undefined && held.bytes > maxWaitingBytes)
        return Err({ code: 'waiting-too-large', max: maxWaitingBytes });
      await noteFreed(tx);
      const sent = named(pictures.map(({ fileName }) => fileName));
      await recordAudit(tx, author, 'waiting-pictures-sent', { pictures: pictures.length, names: sent });
      return Ok(undefined);
    }),

  async discard(keys, author) {
    const done = await database.transaction<number, never>(async (tx) => {
      await hold(tx);
      const gone = await tx.query<{ file_name: string }>(
        'delete from waiting_picture where key = any($1::text[]) returning file_name',
        [keys],
      );
      if (gone.length === 0) return Ok(0);
      await noteFreed(tx);
      const names = named(gone.map(({ file_name }) => file_name));
      await recordAudit(tx, author, 'waiting-pictures-discarded', { pictures: gone.length, names });
      return Ok(gone.length);
    });
    return done.unwrap();
  },

  async forget() {
    const done = await database.transaction<void, never>(async (tx) => {
      const gone = await tx.query(forgetSql, []);
      if (gone.length > 0) await noteFreed(tx);
      return Ok(undefined);
    });
    done.unwrap();
  },
});
