import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Console } from './console.ts';
import { distributorOf } from './distributor-of.ts';
import { createFailureLog } from './failure-log.ts';
import { withoutSecrets } from './hub/redaction.ts';
import type { Installation } from './installation.ts';
import { openDatabase, whoHas } from './open-database.ts';
import { tryPorts } from './ports.ts';
import type { Settings } from './settings.ts';
import { startTexts } from './texts.es.ts';

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

/**
 * Starts the server where nothing stands against it: its database opens in a thread of its own while this one reads the
 * rest of the program.
 */
export const start = async (settings: Settings, installation: Installation, terminal: Console): Promise<void> => {
  const logger = createLogger(settings.logLevel);
  const failures = createFailureLog(logger);
  const distributor = distributorOf(settings);
  if (!distributor.ok) return terminal.refuse(distributor.val);
  const free = await tryPorts(settings);
  if (!free.ok) return terminal.refuse((await whoHas(settings.dataDir)) ?? free.val);
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'database')))
    terminal.say(startTexts.preparing);
  const opening = openDatabase(settings, installation, failures.report);
  // A failure is reported by run, which comes a moment later.
  opening.catch(() => undefined);
  const { run } = await import('./run.ts');
  await run({ settings, installation, logger, failures, distributor: distributor.val, opening }, terminal);
};
