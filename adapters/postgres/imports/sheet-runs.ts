import type { ImportProgress } from '#core/imports/import-record.ts';
import { importRetentionMs } from '#core/imports/import-retention.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SheetLook } from '#core/sheets/sheet-look.ts';
import type { ListedSheetRun, SheetRunRepository, SheetRunStanding } from '#core/sheets/sheet-run.repository.port.ts';
import type { StoredSheetRun } from '#core/sheets/sheet-run.ts';
import type { Database, Queries } from '../database/database.ts';
import { asJson } from './json-text.ts';

/** Sheets that are kept, beyond those that are worked on. */
const maxKept = 50;

/** A statement of so many bytes takes a few milliseconds, so that other people's calls never wait long behind one. */
const partBytes = 256 * 1024;

interface Times {
  readonly lookedAt: string;
  readonly changedAt: string;
}
type RunRow = Omit<StoredSheetRun, keyof Times> & Times;
type ListRow = Omit<ListedSheetRun, keyof Times> & Times;
interface Written {
  readonly rowsDone: number | null;
  readonly rowsTotal: number | null;
}

const columns = `s.id, s.kind, s.target, s.file_name as "fileName", s.mapping, s.sheet, s.supplier, s.state, s.report, s.understood, s.failure, s.attempt,
  s.caller, s.started_by as "startedBy", s.import_id as "importId", s.earlier_import_id as "earlierImportId", s.looked_at as "lookedAt", s.changed_at as "changedAt"`;

const withTimes = <Row extends Times>(row: Row) => ({
  ...row,
  lookedAt: Date.parse(row.lookedAt),
  changedAt: Date.parse(row.changedAt),
});

const time = (ms: number): string => new Date(ms).toISOString();
const jsonOrNull = (value: object | null): string | null => (value === null ? null : asJson(value));

const progressOf = ({ rowsDone, rowsTotal }: Written): ImportProgress | null =>
  rowsDone === null || rowsTotal === null ? null : { done: rowsDone, total: rowsTotal };

const values = (run: StoredSheetRun): readonly unknown[] => [
  ...[run.id, run.kind, run.fileName, run.mapping, run.sheet, run.supplier, run.state],
  ...[jsonOrNull(run.report), jsonOrNull(run.understood), jsonOrNull(run.failure), run.attempt, asJson(run.caller)],
  ...[
    run.startedBy,
    run.importId,
    time(run.lookedAt),
    time(run.changedAt),
    run.earlierImportId,
    jsonOrNull(run.target),
  ],
];

const insertSql = `
  insert into sheet_run (id, kind, file_name, mapping, sheet, supplier, state, report, understood, failure, attempt, caller, started_by,
                         import_id, looked_at, changed_at, earlier_import_id, target)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10::jsonb, $11, $12::jsonb, $13, $14, $15, $16, $17, $18::jsonb)`;

const updateSql = `
  update sheet_run set kind = $2, file_name = $3, mapping = $4, sheet = $5, supplier = $6, state = $7, report = $8::jsonb,
    understood = $9::jsonb, failure = $10::jsonb, attempt = $11, caller = $12::jsonb, started_by = $13, import_id = $14, looked_at = $15,
    changed_at = $16, earlier_import_id = $17, target = $18::jsonb, look = coalesce($19::jsonb, look)
   where id = $1`;

const forgetOldSql = `
  delete from sheet_run
   where looked_at < $1 and (state <> 'writing' or changed_at < $1)
      or state not in ('reading', 'writing') and id not in (select id from sheet_run order by changed_at desc, id limit ${maxKept})
  returning 1`;

const listSql = `
  select s.id, s.file_name as "fileName", s.supplier, s.state, s.started_by as "startedBy", s.looked_at as "lookedAt",
         s.changed_at as "changedAt", r.rows_done as "rowsDone", r.rows_total as "rowsTotal", s.failure->>'code' as "failureCode", s.import_id is not null as "wasApplied",
         case when jsonb_array_length(s.understood->'preview'->'sheets') > 1 then s.understood->'preview'->>'sheet' else '' end as worksheet,
         case when s.report is not null then json_build_object('created', s.report->'created', 'changed', s.report->'changed',
           'unchanged', s.report->'unchanged', 'rejectedCount', s.report->'rejectedCount') end as counts
    from sheet_run s left join import_record r on r.import_id = s.import_id and s.state = 'writing'
   where s.kind = $1 and ($2::text is null or s.target->>'id' = $2) order by s.changed_at desc, s.id limit ${maxKept}`;

const lookSql = `
  with s as (update sheet_run set looked_at = $2 where id = $1 and (looked_at >= $3 or state = 'writing') returning *)
  select ${columns}, r.rows_done as "rowsDone", r.rows_total as "rowsTotal"
    from s left join import_record r on r.import_id = s.import_id and s.state = 'writing'`;

/** Held until the transaction ends. */
const locked = async (tx: Queries, id: string): Promise<StoredSheetRun | null> => {
  const [row] = await tx.query<RunRow>(`select ${columns} from sheet_run s where s.id = $1 for update`, [id]);
  return row === undefined ? null : withTimes(row);
};

/** Takes the room back: the embedded database has no autovacuum, and files are large. */
const shrink = async (database: Database): Promise<void> => {
  await database.transaction<void, never>(async (tx) => {
    await tx.query('lock table sheet_run_part in access exclusive mode');
    const left = await tx.query('select 1 from sheet_run_part limit 1');
    if (left.length === 0) await tx.query('truncate sheet_run_part');
    return Ok(undefined);
  });
  await database.query('vacuum sheet_run');
};

const forgetOld = async (database: Database, now: number): Promise<void> => {
  const gone = await database.query(forgetOldSql, [time(now - importRetentionMs)]);
  if (gone.length > 0) await shrink(database);
};

/** Sheets on their way in, with what they would do. */
export const createSheetRunRepository = (database: Database): SheetRunRepository => ({
  async add(run, content) {
    await database.query(insertSql, values(run));
    try {
      // The first part last: a file that has it is whole, whenever the process ends.
      for (let place = Math.max(0, Math.ceil(content.byteLength / partBytes) - 1); place >= 0; place -= 1) {
        await database.yieldToOthers();
        const part = Buffer.from(content.subarray(place * partBytes, (place + 1) * partBytes));
        await database.query('insert into sheet_run_part (run_id, place, content) values ($1, $2, $3)', [
          run.id,
          place,
          part,
        ]);
      }
    } catch (error) {
      await database.query('delete from sheet_run where id = $1', [run.id]);
      throw error;
    }
    await forgetOld(database, run.lookedAt);
  },

  async list(kind, target, now) {
    await forgetOld(database, now);
    const rows = await database.query<ListRow & Written>(listSql, [kind, target]);
    return rows.map((row) => {
      const { rowsDone, rowsTotal, ...run } = withTimes(row);
      return { ...run, progress: progressOf({ rowsDone, rowsTotal }) };
    });
  },

  async find(id) {
    const [row] = await database.query<RunRow>(`select ${columns} from sheet_run s where s.id = $1`, [id]);
    return row === undefined ? null : withTimes(row);
  },

  async standing(id) {
    const [row] = await database.query<Omit<SheetRunStanding, 'changedAt'> & Pick<Times, 'changedAt'>>(
      'select id, kind, state, attempt, changed_at as "changedAt" from sheet_run where id = $1',
      [id],
    );
    return row === undefined ? null : { ...row, changedAt: Date.parse(row.changedAt) };
  },

  async follow(id, now) {
    const [row] = await database.query<RunRow & Written>(lookSql, [id, time(now), time(now - importRetentionMs)]);
    if (row === undefined) return null;
    const { rowsDone, rowsTotal, ...stored } = withTimes(row);
    return { stored, progress: progressOf({ rowsDone, rowsTotal }) };
  },

  async content(id) {
    const parts: Buffer[] = [];
    for (let place = 0; ; place += 1) {
      await database.yieldToOthers();
      const [part] = await database.query<{ content: Buffer }>(
        'select content from sheet_run_part where run_id = $1 and place = $2',
        [id, place],
      );
      if (part === undefined) break;
      parts.push(part.content);
    }
    return parts.length === 0 ? null : new Uint8Array(Buffer.concat(parts));
  },

  async update(id, change, look) {
    const done = await database.transaction<StoredSheetRun, null>(async (tx) => {
      const row = await locked(tx, id);
      const after = row === null ? null : change(row);
      if (after === null) return Err(null);
      await tx.query(updateSql, [...values(after), jsonOrNull(look ?? null)]);
      return Ok(after);
    });
    return done.ok ? done.val : null;
  },

  async look(id) {
    const [row] = await database.query<{ readonly look: SheetLook | null }>(
      'select look from sheet_run where id = $1',
      [id],
    );
    return row?.look ?? null;
  },

  async dropContent(id) {
    await database.query('delete from sheet_run_part where run_id = $1', [id]);
    await database.query('update sheet_run set look = null where id = $1', [id]);
    await shrink(database);
  },

  async forget(id, mayGo) {
    const gone = await database.transaction<void, null>(async (tx) => {
      const row = await locked(tx, id);
      if (row === null || !mayGo(row)) return Err(null);
      await tx.query('delete from sheet_run where id = $1', [id]);
      return Ok(undefined);
    });
    if (gone.ok) await shrink(database);
    return gone.ok;
  },
});
