import type { ImportRepository, StoredImport } from '#core/catalogue/import/import.repository.port.ts';
import { importRetentionMs } from '#core/imports/import-retention.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { asJson } from './json-text.ts';

/** Imports that are kept, beyond those that are worked on. */
const maxKept = 50;

type ImportRow = Omit<StoredImport, 'lookedAt' | 'changedAt'> & {
  readonly lookedAt: string;
  readonly changedAt: string;
};

const columns = `run, options, started_by as "startedBy", applied_by as "appliedBy", is_strict as "isStrict", is_begun as "isBegun", is_given_up as "isGivenUp",
  is_published as "isPublished", looked_at as "lookedAt", changed_at as "changedAt", attempt,
  looked_generation as "lookedGeneration"`;

/** An import that a former version kept does not tell what changed. */
const stored = (row: ImportRow): StoredImport => ({
  ...row,
  run: { ...row.run, changedSince: row.run.changedSince ?? null, changedAt: row.run.changedAt ?? 0 },
  lookedAt: Date.parse(row.lookedAt),
  changedAt: Date.parse(row.changedAt),
});

const one = ([row]: readonly ImportRow[]): StoredImport | null => (row === undefined ? null : stored(row));

const time = (ms: number): string => new Date(ms).toISOString();

const values = (kept: StoredImport): readonly unknown[] => [
  kept.run.id,
  asJson(kept.run),
  kept.startedBy,
  kept.isStrict,
  kept.isBegun,
  kept.isGivenUp,
  kept.isPublished,
  time(kept.lookedAt),
  time(kept.changedAt),
  asJson(kept.options),
  kept.attempt,
  kept.lookedGeneration,
  kept.appliedBy === null ? null : asJson(kept.appliedBy),
];

const insertSql = `
  insert into catalogue_import
    (id, run, started_by, is_strict, is_begun, is_given_up, is_published, looked_at, changed_at, options, attempt, looked_generation, applied_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const updateSql = `
  update catalogue_import set run = $2, started_by = $3, is_strict = $4, is_begun = $5, is_given_up = $6,
    is_published = $7, looked_at = $8, changed_at = $9, options = $10, attempt = $11, looked_generation = $12, applied_by = $13
   where id = $1`;

const forgetOldSql = `
  delete from catalogue_import
   where looked_at < $1 and (run->>'state' <> 'writing' or changed_at < $1)
      or run->>'state' not in ('reading', 'writing')
         and id not in (select id from catalogue_import order by changed_at desc, id limit ${maxKept})`;

/** Takes the room back: the embedded database has no autovacuum, and files are large. */
export const shrinkFiles = async (database: Database): Promise<void> => {
  await database.transaction<void, never>(async (tx) => {
    await tx.query('lock table catalogue_import_part in access exclusive mode');
    const left = await tx.query('select 1 from catalogue_import_part limit 1');
    if (left.length === 0) await tx.query('truncate catalogue_import_part');
    return Ok(undefined);
  });
  await database.query('vacuum catalogue_import');
  await database.query('vacuum catalogue_import_rejection');
};

export const createImportRepository = (database: Database): ImportRepository => ({
  async add(kept) {
    await database.query(insertSql, values(kept));
    const gone = await database.query(`${forgetOldSql} returning 1`, [time(kept.lookedAt - importRetentionMs)]);
    if (gone.length > 0) await shrinkFiles(database);
  },

  find: async (id) =>
    one(await database.query<ImportRow>(`select ${columns} from catalogue_import where id = $1`, [id])),

  resting: async () =>
    (
      await database.query<ImportRow>(
        `select ${columns} from catalogue_import where run->>'state' in ('planned', 'failed', 'done') order by changed_at desc, id limit ${maxKept}`,
      )
    ).map(stored),

  beingWritten: async () =>
    (
      await database.query<ImportRow>(
        `select ${columns} from catalogue_import where run->>'state' = 'writing' and not is_given_up and not is_published
          order by changed_at desc, id`,
      )
    ).map(stored),

  follow: async (id, now) =>
    one(
      await database.query<ImportRow>(`update catalogue_import set looked_at = $2 where id = $1 returning ${columns}`, [
        id,
        time(now),
      ]),
    ),

  async update(id, change) {
    const done = await database.transaction<StoredImport, null>(async (tx) => {
      const before = one(
        await tx.query<ImportRow>(`select ${columns} from catalogue_import where id = $1 for update`, [id]),
      );
      const after = before === null ? null : change(before);
      if (after === null) return Err(null);
      await tx.query(updateSql, values(after));
      return Ok(after);
    });
    return done.ok ? done.val : null;
  },

  async forget(id) {
    await database.query('delete from catalogue_import where id = $1', [id]);
    await shrinkFiles(database);
  },
});
