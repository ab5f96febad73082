import type { DiskTrouble } from '../disk-space.ts';
import type { App } from './app.ts';

/**
 * What keeps the program from its work: its database away, its data directory full, missing or read only, its own end.
 */
type Unready = 'closing' | 'database-away' | DiskTrouble;

/** A look that takes longer than this is itself the answer, in milliseconds. */
const withinMs = 900;

/** /healthz: the process lives. /readyz: it may be given work; else 503 and why, within a second. */
export const healthRoutes = (app: App, look: () => Promise<Unready | null>): void => {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const reason = await Promise.race([look(), late()]);
    return reason === null ? { status: 'ok' } : reply.status(503).send({ status: 'unready', reason });
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};

const late = (): Promise<Unready> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('database-away'), withinMs).unref();
  });
