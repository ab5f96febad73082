import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { isDiskFull } from '#adapters/files/private-directory.ts';
import { commands } from '#adapters/installation/commands.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { helpText } from './help.es.ts';
import { installationAt } from './installation.ts';
import { readSettings, type Settings } from './settings.ts';
import { start } from './start.ts';
import { type StartFailure, startFailureText, startTexts } from './texts.es.ts';

declare const __VERSION__: string;

// Left alone, V8 lets garbage of several times what is alive pile up before it looks; half as much again costs a few
// short looks more.
setFlagsFromString('--heap-growing-percent=50');

// Files are readable by their owner alone, under any umask of the shell that starts the program.
process.umask(0o077);

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const installation = installationAt(new URL('..', import.meta.url), __VERSION__);

/** A start that cannot be: one sentence, and the exit code that says so. */
const refuse = (failure: StartFailure): never => {
  process.stderr.write(`${startFailureText(failure)}\n`);
  process.exit(1);
};

const secretFrom = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const commandsOfBackups = () => import('./backups/commands.ts');

const dryRun = '--dry-run';

/** Work on the database that wants the server stopped. */
const works: Readonly<Record<string, (settings: Settings, ...words: readonly string[]) => Promise<void>>> = {
  async backup(settings, file) {
    const { backUp } = await commandsOfBackups();
    const made = await backUp(settings, installation, file);
    if (!made.ok) return refuse(made.val);
    say(startTexts.backedUp(made.val));
  },
  async restore(settings, ...words) {
    const { restore, tryRestore } = await commandsOfBackups();
    const file = words.find((word) => word !== dryRun);
    if (words.includes(dryRun)) {
      const tried = await tryRestore(settings, installation, file, (backup) => say(startTexts.backupHolds(backup)));
      if (!tried.ok) return refuse(tried.val);
      return say(startTexts.restorable);
    }
    const restored = await restore(settings, installation, file, (madeAt) =>
      say(startTexts.restoring(formatDateTime(madeAt))),
    );
    if (!restored.ok) return refuse(restored.val);
    say(startTexts.restored(commands));
  },
  async check(settings) {
    const { checkDatabase } = await commandsOfBackups();
    const checked = await checkDatabase(settings, installation);
    if (!checked.ok) return refuse(checked.val);
    say(startTexts.checked(checked.val));
  },
  async migrate(settings, ...words) {
    const { migrateDatabase, tryMigrate } = await commandsOfBackups();
    if (words.includes(dryRun)) {
      const tried = await tryMigrate(settings, installation);
      if (!tried.ok) return refuse(tried.val);
      return say(startTexts.migratable(tried.val, settings.backupEveryHours > 0));
    }
    const migrated = await migrateDatabase(settings, installation);
    if (!migrated.ok) return refuse(migrated.val);
    say(startTexts.migrated(migrated.val));
  },
  async 'admin-password'(settings) {
    const { resetAdmin } = await commandsOfBackups();
    const reset = await resetAdmin(settings, installation);
    if (!reset.ok) return refuse(reset.val);
    say(startTexts.adminPasswordReset);
  },
};

/** PostgreSQL's code of a full disk. */
const diskFull = '53100';

/** A full disk is noticed by the first write: by a migration, the demo, the first administrator. */
const startFailureOf = (error: unknown, { databaseUrl, dataDir }: Settings): StartFailure | null => {
  const isDatabaseFull = databaseUrl === null && (error as { readonly code?: unknown } | null)?.code === diskFull;
  return isDatabaseFull || isDiskFull(error) ? { code: 'disk-full', directory: dataDir } : null;
};

const [name, ...words] = process.argv.slice(2);
// Answered before the settings are read: the person may not know them yet.
if (name === '--version' || name === '-V') {
  say(__VERSION__);
  process.exit(0);
}
if (name === '--help' || name === '-h') {
  say(helpText(commands, installation.readme));
  process.exit(0);
}
const settings = readSettings(process.env, secretFrom);
if (!settings.ok) refuse(settings.val);
else if (name === undefined) {
  await start(settings.val, installation, { say, refuse }).catch((error: unknown) => {
    const failure = startFailureOf(error, settings.val);
    if (failure === null) throw error;
    refuse(failure);
  });
} else {
  const command = works[name];
  if (command === undefined) {
    process.stderr.write(`${startTexts.unknownCommand(name)}\n`);
    process.exit(64);
  }
  await command(settings.val, ...words);
  process.exit(0);
}
