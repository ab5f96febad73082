import type { FastifyInstance } from 'fastify';
import { NEVER, type Observable } from 'rxjs';
import type { LiveEvent } from '#core/live/event.ts';
import { hears } from '#core/live/event-audience.ts';
import { frame } from './frames.ts';
import { registerRoutes } from './hub.routes.ts';
import { createHubAuthorizer } from './hub-authorizer.ts';
import { defaultLimits, type HubLimits } from './limits.ts';
import type { Admit, HubMember } from './member.ts';
import { invocation } from './messages.ts';
import { createRegistry } from './registry.ts';
import { watchSessions } from './sessions.ts';
import { createTickets } from './tickets.ts';
import { serveWebSockets } from './websocket.transport.ts';

export interface HubOptions {
  /** e.g. /hubs/portal */
  readonly path: string;
  readonly admit: Admit;
  readonly events$: Observable<LiveEvent>;
  /** Ids of sessions as they end: logout, password change, disabled login. */
  readonly sessionEnded$?: Observable<string> | undefined;
  /**
   * Asked about each connected session every `limits.recheck`: its member as it is now, null when the session ended.
   * Left out, members stay as they came, and only `sessionEnded$` ends sessions.
   */
  readonly recheck?: ((member: HubMember) => Promise<HubMember | null>) | undefined;
  /** Origins of pages, besides this host's own, that may connect: https://shop.example */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** The server's address as clients know it, where a proxy hides it. */
  readonly publicUrl?: string | undefined;
  readonly limits?: Partial<HubLimits> | undefined;
}

export interface Hub {
  /** Tells every client to come back later and ends all connections. The app's own closing does it too. */
  close(): void;
  /** For metrics: the connections of this process, negotiated ones included. */
  connections(): number;
}

/**
 * The live connection's server end: ASP.NET Core SignalR's JSON hub protocol over WebSockets, Server-Sent Events and
 * long polling (docs/rules/hub.md 1). Every event goes to the members that hear it, as an invocation of its name.
 */
export function registerHub(app: FastifyInstance, options: HubOptions): Hub {
  const { path, admit, events$, publicUrl } = options;
  const limits: HubLimits = { ...defaultLimits, ...options.limits };
  const tickets = createTickets(limits.ticket, () => performance.now());
  const registry = createRegistry(limits);
  const hubAuthorizer = createHubAuthorizer({ admit, tickets, registry, allowedOrigins: options.allowedOrigins ?? [] });
  let closing = false;
  const isClosing = () => closing;

  registerRoutes(app, { path, publicUrl, hubAuthorizer, tickets, registry, limits, isClosing });
  serveWebSockets(app.server, { path, hubAuthorizer, registry, limits, isClosing });

  const telling = events$.subscribe((event) => {
    const framed = frame(invocation(event.name, event.facts));
    for (const connection of registry.all()) if (hears(connection.member(), event)) connection.deliver(framed);
  });
  const stopWatching = watchSessions({
    registry,
    tickets,
    limits,
    sessionEnded$: options.sessionEnded$ ?? NEVER,
    recheck: options.recheck ?? (async (member) => member),
  });

  function close(): void {
    if (closing) return;
    closing = true;
    telling.unsubscribe();
    stopWatching();
    for (const connection of registry.all()) connection.close({ allowReconnect: true });
  }
  app.addHook('preClose', async () => close());

  return { close, connections: () => registry.all().length };
}
