import Fastify, { type FastifyInstance } from 'fastify';
import { Subject } from 'rxjs';
import type { LiveEvent } from '#core/live/event.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type Hub, type HubOptions, registerHub } from '#server/hub/hub.ts';
import type { HubMember } from '#server/hub/member.ts';

export const ours: CustomerId = asId('7');
export const theirs: CustomerId = asId('8');

const member = (userId: string, role: HubMember['role'], customerId: CustomerId | null): HubMember => ({
  userId,
  sessionId: `session of ${userId}`,
  role,
  customerId,
});

/** Session tokens that stand for someone. */
export const sessions: Readonly<Record<string, HubMember>> = {
  'token-of-cliente': member('cliente', 'CustomerUser', ours),
  'token-of-neighbour': member('neighbour', 'CustomerAdmin', theirs),
  'token-of-gerente': member('gerente', 'Manager', null),
};

export interface RunningHub {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly events: Subject<LiveEvent>;
  readonly sessionEnded: Subject<string>;
  /** e.g. http://127.0.0.1:34567 */
  readonly base: string;
  readonly url: string;
  close(): Promise<void>;
}

/** A hub behind a real server, on a free port. */
export async function aHub(options: Partial<HubOptions> = {}): Promise<RunningHub> {
  const app = Fastify({ routerOptions: { caseSensitive: false } });
  const events = new Subject<LiveEvent>();
  const sessionEnded = new Subject<string>();
  const hub = registerHub(app, {
    path: '/hubs/portal',
    events$: events,
    sessionEnded$: sessionEnded,
    admit: async (credential, customerId) => {
      const found = sessions[credential];
      if (!found) return Err({ code: 'not-signed-in' });
      return found.customerId === customerId ? Ok(found) : Err({ code: 'not-allowed' });
    },
    ...options,
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, hub, events, sessionEnded, base, url: `${base}/hubs/portal`, close: () => closeSoon(app) };
}

/** Node does not count a connection that never asked anything as idle, and clients open some in advance. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const grace = setTimeout(() => app.server.closeAllConnections(), 300);
  await app.close();
  clearTimeout(grace);
}

/** What the hub tells about a company's cart. */
export const cartOf = (customerId: CustomerId, count: number): LiveEvent => ({
  name: 'CartChanged',
  audience: { customerId },
  facts: { customerId, count, updatedAt: '2026-03-09T02:05:00Z', by: 'cliente.admin' },
});

/** Waits for what has to come true; vitest's own limit ends a wait that is in vain. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
