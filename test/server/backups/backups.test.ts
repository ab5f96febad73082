import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import type { WholeBackup } from '#adapters/backups/read-backup.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { migrationFiles } from '#adapters/postgres/migration-files.ts';
import { backupName } from '#core/backups/backup-name.ts';
import { isUnchanged, makeBackup, newestBackupAt } from '#server/backups/backup-folder.ts';
import { createBackupScheduler } from '#server/backups/backup-scheduler.ts';
import { backUp, checkDatabase, restore, tryRestore } from '#server/backups/commands.ts';
import { createFailureLog } from '#server/failure-log.ts';
import { installationAt } from '#server/installation.ts';
import { openDatabase } from '#server/open-database.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { updateDatabase } from '#server/update-database.ts';
import { emptyDirectory, migratedDirectory } from '#test/contracts/data-directories.ts';

const root = mkdtempSync(join(tmpdir(), 'mostrador-backups-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const installation = installationAt(pathToFileURL(`${process.cwd()}/dist/`), 'test');

const settingsIn = (directory: string, more: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: directory, ...more }).unwrap();
const settingsFor = (name: string): Settings => settingsIn(join(root, name));
/** Settings of a directory at this program's tables. */
const settingsOfTables = (name: string, more: Record<string, string> = {}): Settings =>
  settingsIn(migratedDirectory(`${name}-`, root), more);
const updated = async (settings: Settings) =>
  updateDatabase(settings, installation, (await openDatabase(settings, installation)).unwrap());
const openedFor = async (settings: Settings): Promise<Database> => (await updated(settings)).unwrap();
const backupsOf = ({ backupDir }: Settings): readonly string[] =>
  existsSync(backupDir) ? readdirSync(backupDir).filter((name) => !name.endsWith('.part')) : [];
const quiet = pino({ level: 'silent' });
const say = () => undefined;
const started = (settings: Settings, database: Database, logger: typeof quiet, everyMs: number) => {
  const room = createBackupScheduler(settings, database, 'test', logger, createFailureLog(logger).report);
  room.start(everyMs);
  return room;
};
const aGate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};
const aSetting = (database: Database, value: string) =>
  database.query(
    `insert into setting values ('x', to_jsonb($1::text)) on conflict (key) do update set value = excluded.value`,
    [value],
  );

describe('automatic backups', () => {
  it('are made while the server runs, not again while nothing changes, and the oldest go', async () => {
    const settings = settingsOfTables('automatic', { BACKUP_KEEP: '2' });
    const database = await openedFor(settings);
    const { stop } = started(settings, database, quiet, 20);
    await expect.poll(() => backupsOf(settings).length, { timeout: 10_000 }).toBe(1);
    await stop();

    // As if all this had been days ago: now the hours have passed, and only what changed is worth a backup.
    const [made = ''] = backupsOf(settings);
    const old = ['mostrador-20200101T000000Z.ndjson.gz', 'mostrador-20200102T000000Z.ndjson.gz'];
    for (const name of old) copyFileSync(join(settings.backupDir, made), join(settings.backupDir, name));
    rmSync(join(settings.backupDir, made));
    writeFileSync(join(settings.backupDir, 'notas.txt'), 'de otro');
    const errors: unknown[] = [];
    const looks = { ...quiet, error: (error: unknown) => errors.push(error), info: say } as never;
    expect(await isUnchanged(settings, database)).toBe(true);
    await aSetting(database, 'another');
    expect(await isUnchanged(settings, database)).toBe(false);
    const { stop: stopAgain } = started(settings, database, looks, 20);
    await expect.poll(() => backupsOf(settings).includes(old[0] ?? ''), { timeout: 10_000 }).toBe(false);
    await stopAgain();
    expect(backupsOf(settings)).toContain(old[1]);
    expect(backupsOf(settings)).toContain('notas.txt');
    expect(backupsOf(settings).length).toBe(3);
    expect(errors).toEqual([]);
    await database.close();
  }, 60_000);

  it('that were begun are given up when the server stops', async () => {
    const settings = settingsOfTables('given-up');
    const database = await openedFor(settings);
    const [begun, gate] = [aGate(), aGate()];
    const held: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          begun.open();
          await gate.opened;
          return work(tx);
        }),
    };
    const { stop } = started(settings, held, quiet, 1);
    await begun.opened;
    expect(readdirSync(settings.backupDir).map((name) => name.endsWith('.part'))).toEqual([true]);
    const stopped = stop();
    gate.open();
    await stopped;
    await database.close();
    expect(readdirSync(settings.backupDir)).toEqual([]);
  }, 60_000);

  it('stay, and are not made again and again, where a clock was once ahead', async () => {
    const settings = settingsOfTables('clock', { BACKUP_KEEP: '2' });
    const database = await openedFor(settings);
    mkdirSync(settings.backupDir);
    for (const year of [2098, 2099]) writeFileSync(join(settings.backupDir, backupName(Date.UTC(year, 0))), '');
    expect(newestBackupAt(settings)).toBeNull();
    const { name, bytes, madeAt } = await makeBackup(settings, database, 'test', new AbortController().signal);
    expect(bytes).toBe(statSync(join(settings.backupDir, name)).size);
    expect(newestBackupAt(settings)).toBe(Date.parse(madeAt));
    expect(await isUnchanged(settings, database)).toBe(true);
    await database.close();
  }, 60_000);

  it('take away what a killed process left, and nothing else', async () => {
    const settings = settingsOfTables('killed');
    const database = await openedFor(settings);
    const backup = backupName(Date.UTC(2026, 0));
    const left = [`${backup}.part`, `${backup}.0123456789ab.part`];
    const kept = ['notas.part', `${backup}.ba9876543210.part`];
    mkdirSync(settings.backupDir);
    for (const name of [...left, ...kept]) {
      writeFileSync(join(settings.backupDir, name), '');
      // The last one was written to just now: by another server.
      if (name !== kept[1]) utimesSync(join(settings.backupDir, name), 0, 0);
    }
    const { name } = await makeBackup(settings, database, 'test', new AbortController().signal);
    await database.close();
    expect(readdirSync(settings.backupDir).toSorted()).toEqual([...kept, name].toSorted());
  }, 60_000);

  it('tell when they fail, and are switched off by 0', async () => {
    const settings = settingsOfTables('failing', { BACKUP_DIR: '/dev/null/no' });
    const database = await openedFor(settings);
    const messages: unknown[] = [];
    const { stop } = started(
      settings,
      database,
      { ...quiet, error: (...all: unknown[]) => messages.push(all[1]) } as never,
      5,
    );
    await expect.poll(() => messages.includes('backup failed'), { timeout: 10_000 }).toBe(true);
    await stop();
    const off = readSettings({ DATA_DIR: settings.dataDir, BACKUP_EVERY_HOURS: '0' }).unwrap();
    await started(off, database, quiet, 1).stop();
    await database.close();
    expect(readdirSync(off.dataDir)).not.toContain('backups');
  }, 60_000);

  it('come before migrations of tables that are there, and without one nothing is changed', async () => {
    const settings = settingsIn(emptyDirectory('migrating-', root));
    const older = (await openDatabase(settings, installation)).unwrap();
    const { steps } = await olderTables(older);
    await older.close();
    const refused = await updated({ ...settings, backupDir: '/dev/null/no' });
    expect(refused.val).toMatchObject({ code: 'backup-failed', directory: '/dev/null/no' });
    const untouched = (await openDatabase(settings, installation)).unwrap();
    expect((await untouched.query('select version from schema_migration')).length).toBe(steps);
    await untouched.close();
    const database = await openedFor(settings);
    expect((await database.query('select version from schema_migration')).length).toBeGreaterThan(steps);
    expect(backupsOf(settings).length).toBe(1);
    await database.close();
    await (await openedFor(settings)).close();
    expect(backupsOf(settings).length).toBe(1);
  }, 60_000);
});

/** A database as an earlier Mostrador left it. */
const olderTables = async (database: Database): Promise<{ readonly steps: number }> => {
  await migrate(database, migrationFiles().slice(0, 1));
  return { steps: 1 };
};

describe('backup and restore, while the server is stopped', () => {
  it('take a database from one place to another', async () => {
    const file = join(root, 'copia.ndjson.gz');
    const nothing = settingsFor('nothing');
    expect((await backUp(nothing, installation, undefined)).val).toEqual({ code: 'nothing-to-back-up' });
    const from = settingsOfTables('from');
    const database = await openedFor(from);
    await aSetting(database, 'kept');
    expect((await backUp(from, installation, file)).val).toMatchObject({ code: 'directory-taken' });
    await database.close();

    expect((await backUp(from, installation, file)).val).toBe(file);
    expect((await backUp(from, installation, file)).val).toEqual({ code: 'file-exists', file });
    expect((await backUp(from, installation, undefined)).ok).toBe(true);
    expect(backupsOf(from).length).toBe(1);
    const nowhere = '/dev/null/no/x.gz';
    expect((await backUp(from, installation, nowhere)).val).toMatchObject({
      code: 'backup-not-written',
      place: nowhere,
    });

    const to = settingsFor('to');
    const backupTimes: string[] = [];
    const seen: WholeBackup[] = [];
    expect((await tryRestore(to, installation, file, (backup) => seen.push(backup))).ok).toBe(true);
    expect(seen.map(({ program, rows }) => [program, rows['setting']])).toEqual([['test', expect.any(Number)]]);
    expect(existsSync(to.dataDir)).toBe(false);
    expect((await restore(to, installation, file, (madeAt) => backupTimes.push(madeAt))).ok).toBe(true);
    expect(backupTimes.length).toBe(1);
    const restored = await openedFor(to);
    expect(await restored.query(`select value from setting where key = 'x'`)).toEqual([{ value: 'kept' }]);
    await restored.query(`insert into price_list (name) values ('Lista')`);
    await restored.close();
    const counts = async () => (await checkDatabase(to, installation)).unwrap();
    const before = await counts();
    for (const put of [tryRestore, restore]) {
      expect((await put(to, installation, file, say)).val).toEqual({ code: 'database-not-empty' });
    }
    expect(await counts()).toEqual(before);
  }, 60_000);

  it('change nothing where the file is none or damaged', async () => {
    const from = settingsOfTables('damaged');
    await (await openedFor(from)).close();
    const file = String((await backUp(from, installation, undefined)).val);
    truncateSync(file, statSync(file).size - 20);
    const to = settingsFor('untouched');
    for (const put of [tryRestore, restore]) {
      expect((await put(to, installation, file, say)).val).toEqual({ code: 'backup-damaged', file });
      expect((await put(to, installation, undefined, say)).val).toEqual({ code: 'file-missing' });
      expect((await put(to, installation, join(root, 'none'), say)).val).toMatchObject({ code: 'backup-unreadable' });
    }
    expect(readdirSync(root)).not.toContain('untouched');
  }, 60_000);
});
