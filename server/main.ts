import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { pino } from 'pino';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { compose } from './compose.ts';
import { demoLogins, demoPassword, hasNoUsers, seedDemo } from './demo/seed.ts';
import { createFirstAdmin } from './first-admin.ts';
import { withoutSecrets } from './hub/redaction.ts';
import { installationAt } from './installation.ts';
import { openDatabase } from './open-database.ts';
import { startPostman } from './postman.ts';
import { serve } from './serve.ts';
import { picturesOf, readSettings } from './settings.ts';
import { startFailureText, startTexts } from './texts.es.ts';

declare const __VERSION__: string;

// Left alone, V8 lets garbage of several times what is alive pile up before it looks; half as much again costs a few short looks more.
setFlagsFromString('--heap-growing-percent=50');

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const installation = installationAt(new URL('..', import.meta.url), __VERSION__);

/** A start that cannot be: one sentence, and the exit code that says so. */
const refuse = (failure: Parameters<typeof startFailureText>[0]): never => {
  process.stderr.write(`${startFailureText(failure)}\n`);
  process.exit(1);
};

/** What is left of a stop after this long is cut off. */
const stopWithinMs = 10_000;

const secretFrom = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const settings = readSettings(process.env, secretFrom);
if (!settings.ok) refuse(settings.val);
else {
  const { val } = settings;
  const logger = pino({
    level: val.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        url: withoutSecrets(request.url),
      }),
    },
  });

  const database = await openDatabase(val, installation);
  if (!database.ok) refuse(database.val);
  else {
    const isDemo = !val.isProduction;
    if (await hasNoUsers(database.val)) {
      if (isDemo) {
        say(startTexts.creating);
        await seedDemo(database.val, createPictureFolder(picturesOf(val)));
      } else if (val.adminPassword === null) refuse({ code: 'setting-missing', name: 'ADMIN_PASSWORD' });
      else await createFirstAdmin(database.val, val.adminPassword);
    }
    const container = await compose(val, installation, database.val, logger);
    const stopMail = startPostman(val, database.val, logger);
    const serving = await serve(val, installation, container, logger).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return refuse({ code: 'port-taken', port: val.port });
      throw error;
    });
    say(startTexts.ready(serving.address));
    if (isDemo) say(startTexts.logins(demoLogins, demoPassword));
    say(startTexts.stop);

    let isStopping = false;
    const stop = async (): Promise<void> => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), stopWithinMs).unref();
      stopMail();
      await serving.close();
      await database.val.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  }
}
