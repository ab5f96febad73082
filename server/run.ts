import type { Logger } from 'pino';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { commands } from '#adapters/installation/commands.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { createAesCipher, sealingKey } from '#adapters/secrets/aes-cipher.ts';
import { blankDistributor } from '#core/distributor/blank-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { Result } from '#core/shared/result.ts';
import { compose } from './compose.ts';
import type { Console } from './console.ts';
import { demoLogins, demoPassword, hasNoUsers, seedDemo } from './demo/seed.ts';
import { unsaidDistributor } from './distributor-of.ts';
import type { FailureLog } from './failure-log.ts';
import { createFirstAdmin, unusedPassword } from './first-admin.ts';
import type { Installation } from './installation.ts';
import type { OpenFailure } from './open-database.ts';
import { parts } from './parts.ts';
import { portFailure } from './ports.ts';
import { readAhead } from './read-ahead.ts';
import { serve } from './serve.ts';
import { picturesOf, type Settings } from './settings.ts';
import { startTexts } from './texts.es.ts';
import { updateDatabase } from './update-database.ts';

/** Milliseconds after which the rest of a stop is cut off. */
const stopWithinMs = 10_000;

interface Started {
  readonly settings: Settings;
  readonly installation: Installation;
  readonly logger: Logger;
  readonly failures: FailureLog;
  /** Null where nobody named the distributor. */
  readonly distributor: Distributor | null;
  /** The database as it is, without migrations. */
  readonly opening: Promise<Result<Database, OpenFailure>>;
}

/** Brings the database to the program's tables, fills an empty one, serves, and stops in order at a signal. */
export const run = async (
  { settings, installation, logger, failures, distributor: fromFile, opening }: Started,
  { say, refuse }: Console,
): Promise<void> => {
  const reading = readAhead(settings, installation, fromFile ?? unsaidDistributor(settings));
  // A failure is reported below, once it is known whether the database opens.
  reading.catch(() => undefined);
  const opened = await opening;
  if (!opened.ok) return refuse(opened.val);
  const ahead = await reading.catch(async (error: unknown) => {
    await opened.val.close();
    throw error;
  });
  const updated = await updateDatabase(settings, installation, opened.val);
  if (!updated.ok) return refuse(updated.val);
  const database = updated.val;
  const key = sealingKey(settings.dataDir, settings.secretKey);
  if (!key.ok) return refuse(key.val);
  const cipher = createAesCipher(key.val);
  const isDemo = !settings.isProduction;
  if (await hasNoUsers(database)) {
    if (isDemo) {
      say(startTexts.creating);
      await seedDemo(database, createPictureFolder(picturesOf(settings)), settings.visiblePasswords ? cipher : null);
    } else if (settings.adminPassword === null) refuse({ code: 'setting-missing', name: 'ADMIN_PASSWORD' });
    else await createFirstAdmin(database, settings.adminPassword);
  } else if (settings.adminPassword !== null) {
    const unused = await unusedPassword(database, settings.adminPassword);
    if (unused !== null) say(startTexts.adminPasswordUnused(unused, commands));
  }
  const container = await compose({
    settings,
    installation,
    database,
    cipher,
    logger,
    report: failures.report,
    ...(fromFile === null ? {} : { distributor: fromFile }),
    ahead,
  });
  const serving = await serve(settings, installation, container, logger, failures).catch((error: unknown) => {
    // Taken since it was tried.
    const failure = portFailure(error, settings);
    if (failure === null) throw error;
    return refuse(failure);
  });
  say(startTexts.ready(serving.address));
  if (settings.isProduction && container.get(parts.distributor)() === blankDistributor)
    logger.warn('nobody said whose shop it is: the public page has no name and no contact of its own');
  if (isDemo) say(startTexts.logins(demoLogins, demoPassword));

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    // Everything that uses the database ends before it is closed.
    await serving.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // Written last, since the reader may stop the program at once.
  say(startTexts.stop);
};
