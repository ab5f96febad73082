import { pino } from 'pino';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { commands } from '#adapters/installation/commands.ts';
import { createAesCipher, sealingKey } from '#adapters/secrets/aes-cipher.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { compose } from './compose.ts';
import { parts } from './container.ts';
import { demoLogins, demoPassword, hasNoUsers, seedDemo } from './demo/seed.ts';
import { distributorOf } from './distributor-of.ts';
import { createFailureLog } from './failure-log.ts';
import { createFirstAdmin, unusedPassword } from './first-admin.ts';
import { withoutSecrets } from './hub/redaction.ts';
import type { Installation } from './installation.ts';
import { startMailDispatcher } from './mail-dispatcher.ts';
import { openDatabase, whoHas } from './open-database.ts';
import { portFailure, tryPorts } from './ports.ts';
import { serve } from './serve.ts';
import { picturesOf, type Settings } from './settings.ts';
import { type StartFailure, startTexts } from './texts.es.ts';

/** How the program speaks to whoever started it. */
interface Console {
  say(text: string): void;
  refuse(failure: StartFailure): never;
}

/** What is left of a stop after this long is cut off. */
const stopWithinMs = 10_000;

const createLogger = (level: Settings['logLevel']) =>
  pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
      }),
    },
  });

/** Opens the database, fills an empty one, serves, and stops in order at a signal. */
export const run = async (settings: Settings, installation: Installation, { say, refuse }: Console): Promise<void> => {
  const logger = createLogger(settings.logLevel);
  const failures = createFailureLog(logger);
  const told = distributorOf(settings);
  if (!told.ok) return refuse(told.val);
  const distributor = told.val ?? defaultDistributor;
  const free = await tryPorts(settings);
  if (!free.ok) return refuse((await whoHas(settings.dataDir)) ?? free.val);
  const opened = await openDatabase(settings, installation, failures.report);
  if (!opened.ok) return refuse(opened.val);
  const database = opened.val;
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
    distributor,
  });
  const stopMail = startMailDispatcher(settings, distributor, database, cipher, failures.report);
  const serving = await serve(settings, installation, container, logger, failures).catch((error: unknown) => {
    // Taken since it was tried.
    const failure = portFailure(error, settings);
    if (failure === null) throw error;
    return refuse(failure);
  });
  const backups = container.get(parts.backupScheduler);
  backups.start();
  say(startTexts.ready(serving.address));
  if (told.val === null && settings.isProduction) logger.warn('no distributor.json: a made-up distributor is shown');
  if (isDemo) say(startTexts.logins(demoLogins, demoPassword));

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    // Whatever asks the database ends before it does.
    await Promise.all([serving.close(), backups.stop(), stopMail()]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // Only now: whoever reads it may stop it at once.
  say(startTexts.stop);
};
