import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Subject } from 'rxjs';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { LiveEvent } from '#core/live/event.ts';
import type { OrderManagementService } from '#core/orders/order-management.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createApp } from '#server/app.ts';
import { createGuard } from '#server/guard.ts';
import { registerHub } from '#server/hub/hub.ts';
import type { App } from '#server/routes/app.ts';
import { catalogueRoutes } from '#server/routes/catalogue.routes.ts';
import { healthRoutes } from '#server/routes/health.routes.ts';
import { importRoutes } from '#server/routes/imports.routes.ts';
import { orderManagementRoutes } from '#server/routes/orders.routes.ts';
import { sessionRoutes } from '#server/routes/session.routes.ts';
import { readSettings } from '#server/settings.ts';
import { loginsInMemory } from './logins-in-memory.ts';

const notThere = () => Promise.reject(new Error('this test has no such service'));

export interface ServerServices {
  readonly orders?: OrderManagementService;
  readonly imports?: ImportService;
}

export interface RunningServer {
  readonly base: string;
  /** Environment of a person who uses this server and has nothing kept yet. */
  readonly environment: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly events: Subject<LiveEvent>;
  close(): Promise<void>;
}

/** The server's own routes, guard, wire and hub on a free port, over services in memory. */
export async function aServer(services: ServerServices = {}): Promise<RunningServer> {
  const settings = readSettings({ LOG_LEVEL: 'silent', RATE_LIMIT: '0', SIGN_IN_LIMIT: '0' });
  if (!settings.ok) throw new Error(settings.val.code);
  const app = await createApp(settings.val, pino({ level: 'silent' }), '9.8.7', () => defaultDistributor);
  const typed = app.withTypeProvider() as unknown as App;
  const office = { ...loginsInMemory(), actAs: notThere, goBack: notThere };
  const guard = createGuard(office);
  const ended$ = new Subject<string>();
  const events = new Subject<LiveEvent>();
  sessionRoutes(typed, office, guard, ended$, 0, () => undefined);
  healthRoutes(typed, async () => null);
  const { orders, imports } = services;
  if (orders !== undefined) orderManagementRoutes(typed, orders, guard);
  if (imports !== undefined) await importRoutes(typed, imports, guard, 10_000_000);
  catalogueRoutes(
    typed,
    {
      searchByText: notThere,
      autocompleteCode: notThere,
      autocompleteAllData: notThere,
      suggestQuestions: notThere,
      brands: notThere,
    },
    guard,
  );
  registerHub(app, {
    path: '/hubs/portal',
    events$: events,
    sessionEnded$: ended$,
    admit: async (credential) => {
      const session = await office.whoIs(credential);
      if (session === null) return Err({ code: 'not-signed-in' });
      const { role, customerId, userName } = session.caller;
      return Ok({ role, customerId, userId: userName, sessionId: credential });
    },
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const directory = await mkdtemp(join(tmpdir(), 'mostrador-cli-'));
  return {
    base,
    directory,
    environment: { API_BASE_URL: base, XDG_CONFIG_HOME: directory },
    events,
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await rm(directory, { recursive: true });
    },
  };
}
