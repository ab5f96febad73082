import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Container } from 'inversify';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { readHomeFacts } from '#core/distributor/home-facts.ts';
import type { AnswerWriters } from './answers/write-answers.ts';
import { createApp } from './app.ts';
import { startUpkeep } from './database-upkeep.ts';
import { watchDatabase, watchTimes } from './database-watch.ts';
import { diskTrouble, neededBytes } from './disk-space.ts';
import { sendAway } from './error-handler.ts';
import type { FailureLog } from './failure-log.ts';
import { admitTo, memberOf } from './hub/admit-to.ts';
import { registerHub } from './hub/hub.ts';
import type { Installation } from './installation.ts';
import { isOfTheApi } from './is-of-the-api.ts';
import { registerMetrics } from './metrics.ts';
import { watchCalls } from './open-calls.ts';
import { parts } from './parts.ts';
import { sendProblem } from './problems.ts';
import { collectWhenQuiet } from './quiet-watch.ts';
import type { App } from './routes/app.ts';
import { healthRoutes } from './routes/health.routes.ts';
import type { Settings } from './settings.ts';
import { serveWeb } from './web-files.ts';

export interface Serving {
  readonly address: string;
  /** Unready at once, then what was accepted is finished, then closed. */
  close(): Promise<void>;
}

/** The hub's path (docs/rules/hub.md 1). */
const hubPath = '/hubs/portal';
/** Connections that still linger after this are cut. */
const graceMs = 5000;

/** Puts everything on one port: calls, hub, files and the web. */
export const serve = async (
  settings: Settings,
  installation: Installation,
  container: Container,
  logger: FastifyBaseLogger,
  failures: FailureLog,
  writers?: AnswerWriters,
): Promise<Serving> => {
  const distributor = container.get(parts.distributor);
  const app = await createApp(settings, logger, installation.version, distributor, writers);
  const calls = watchCalls(app);
  const logins = container.get(parts.loginService);
  let isClosing = false;
  const database = container.get(parts.database);
  const sessionEnded$ = container.get(parts.sessionEnded);
  const giveUp = () => calls.giveUp(watchTimes.awayMs, (reply) => sendAway(reply, 'database-away'));
  const watch = watchDatabase(database, logger, giveUp);
  app.addHook('onRequest', (request, reply, done) => {
    if (!(isClosing || watch.isAway()) || !isOfTheApi(request)) done();
    else if (isClosing) sendProblem(reply, requestTexts.closing, { code: 'closing' });
    else sendAway(reply, 'database-away');
  });

  const metrics = registerMetrics(app, settings, failures);
  const typed = app.withTypeProvider() as unknown as App;
  for (const addRoutes of container.getAll(parts.routes)) await addRoutes(typed);
  healthRoutes(typed, async () => {
    if (isClosing) return 'closing';
    if (watch.isAway() || !(await database.isAlive())) return 'database-away';
    return diskTrouble(settings.dataDir, neededBytes(settings));
  });
  const customers = container.get(parts.customerRepository);
  registerHub(app, {
    path: hubPath,
    admit: admitTo(logins, customers),
    events$: container.get(parts.liveBus).events$,
    sessionEnded$,
    recheck: async ({ sessionId }) => {
      const session = await logins.session(sessionId);
      return session === null ? null : memberOf(session.caller, sessionId, customers);
    },
    publicUrl: settings.publicUrl ?? undefined,
    allowedOrigins: settings.webOrigins,
  });
  const publicService = container.get(parts.publicService);
  // A page that calls another server asks that one.
  const askHomeFacts = (settings.apiBaseUrl ?? '') === '' ? () => readHomeFacts(publicService) : null;
  await serveWeb(app, installation.webDirectory, container.get(parts.pages), askHomeFacts, distributor);

  const address = await app.listen({ port: settings.port, host: settings.host });
  await metrics.listen();
  const running = container.getAll(parts.startJob).map((start) => start());
  const collecting = collectWhenQuiet(calls);
  const upkeep = startUpkeep(database, join(settings.dataDir, 'upkeep.json'), container.get(parts.report));
  return {
    address,
    async close() {
      isClosing = true;
      container.get(parts.stopping).abort();
      watch.stop();
      collecting.stop();
      // Node never counts a connection that has sent no request as idle: it would keep the server open.
      const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await Promise.all([
        upkeep.stop(),
        ...running.map((job) => job?.stop()),
        app.close(),
        metrics.close(),
        calls.answered(graceMs),
        container.get(parts.jobs).close(),
      ]);
      clearTimeout(cut);
    },
  };
};
