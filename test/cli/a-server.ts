import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Subject } from 'rxjs';
import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import type { BackupService } from '#core/backups/backup.service.ts';
import type { CatalogueService } from '#core/catalogue/catalogue.service.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import type { ImportHistoryService } from '#core/catalogue/import/import-history.service.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { LiveEvent } from '#core/live/event.ts';
import type { OrderManagementService } from '#core/orders/order.service.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type { OpenSession } from '#core/session/session.repository.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createApp } from '#server/app.ts';
import { createGuard } from '#server/guard.ts';
import { registerHub } from '#server/hub/hub.ts';
import type { App } from '#server/routes/app.ts';
import { backupRoutes } from '#server/routes/backups.routes.ts';
import { catalogueRoutes } from '#server/routes/catalogue.routes.ts';
import { healthRoutes } from '#server/routes/health.routes.ts';
import { importHistoryRoutes } from '#server/routes/import-history.routes.ts';
import { importRoutes } from '#server/routes/imports.routes.ts';
import { orderManagementRoutes } from '#server/routes/orders.routes.ts';
import { sessionRoutes } from '#server/routes/session.routes.ts';
import { readSettings } from '#server/settings.ts';

const rolesByName: Readonly<Record<string, Role>> = {
  admin: 'Admin',
  gerente: 'Manager',
  vendedor: 'Seller',
  'con.codigo': 'Admin',
};

/** Who is asked for a code beside the password. */
const withSecondFactor = 'con.codigo';
const rightCode = '123456';

const callerNamed = (userName: string): Caller => ({
  userName,
  role: rolesByName[userName] ?? 'CustomerUser',
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
});

const sessionNamed = (userName: string): OpenSession => ({
  caller: callerNamed(userName),
  user: {
    userName,
    name: `Nombre de ${userName}`,
    type: callerNamed(userName).role,
    allowOffers: true,
    zone: '',
    loginUsId: null,
    loginUsName: null,
    loginUsType: null,
    customerId: null,
  },
  expiresAt: Date.parse('2100-01-01'),
});

const notThere = () => Promise.reject(new Error('this test has no such service'));

/** Everybody's password is 'demo'; a token names its user until its session ends. */
const anOffice = (): LoginService => {
  const open = new Map<string, string>();
  return {
    async authenticate({ userName, password, code }) {
      if (password !== 'demo' || rolesByName[userName] === undefined) return Err({ code: 'wrong-credentials' });
      if (userName === withSecondFactor && code !== rightCode) {
        return Err({ code: code === null ? 'second-factor-required' : 'second-factor-wrong' });
      }
      const token = `token-${open.size}-of-${userName}`;
      open.set(token, userName);
      return Ok({ token, expire: '2100-01-01T00:00:00Z' });
    },
    passwordMark: async (userName) => userName,
    async whoIs(token) {
      const userName = open.get(token);
      return userName === undefined ? null : sessionNamed(userName);
    },
    actAs: notThere,
    goBack: notThere,
    async end(token) {
      return open.delete(token) ? [token] : [];
    },
    sessionId: (token) => token,
    async session(sessionId) {
      const userName = open.get(sessionId);
      return userName === undefined ? null : sessionNamed(userName);
    },
  };
};

export interface ServerServices {
  readonly orders?: OrderManagementService;
  readonly catalogue?: Partial<CatalogueService>;
  readonly imports?: ImportService;
  readonly importHistory?: ImportHistoryService;
  readonly backups?: BackupService;
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
  const office = anOffice();
  const guard = createGuard(office);
  const ended$ = new Subject<string>();
  const events = new Subject<LiveEvent>();
  sessionRoutes(typed, office, guard, ended$, 0, () => undefined);
  healthRoutes(typed, async () => null);
  const { orders, imports, importHistory, catalogue, backups } = services;
  if (backups !== undefined) backupRoutes(typed, backups, guard);
  if (orders !== undefined) orderManagementRoutes(typed, orders, guard);
  if (importHistory !== undefined) {
    const calls = { path: '/api/Imports', tag: 'Imports', group: 'administration' } as const;
    importHistoryRoutes(typed, { ...calls, service: importHistory }, guard);
  }
  if (imports !== undefined) await importRoutes(typed, imports, guard, 10_000_000);
  catalogueRoutes(
    typed,
    {
      searchByText: notThere,
      autocompleteCode: notThere,
      autocompleteAllData: notThere,
      suggestQuestions: notThere,
      brands: notThere,
      ...catalogue,
    },
    guard,
  );
  registerHub(app, {
    path: '/hubs/portal',
    events$: events,
    sessionEnded$: ended$,
    admit: async (credential) => {
      const session = await office.whoIs(credential);
      if (session === null) return Err({ code: 'unauthenticated' });
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
