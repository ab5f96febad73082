import type { App } from './app.ts';

/** /healthz: the process lives. /readyz: it may be given work. */
export const healthRoutes = (app: App, isReady: () => Promise<boolean>): void => {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) =>
    (await isReady()) ? { status: 'ok' } : reply.status(503).send({ status: 'unready' }),
  );
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
};
