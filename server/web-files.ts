import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { accentStyles } from '#core/distributor/accent.ts';
import type { CurrentDistributor } from '#core/distributor/distributor.ts';
import { sendProblem } from './problems.ts';
import { type AskHomeFacts, type DrawnPages, homeSender, indexSender } from './web-pages.ts';

/** Milliseconds after the start before the home is drawn ahead: what is asked at once is answered first. */
const drawAheadAfterMs = 500;
const aYear = 365 * 24 * 60 * 60 * 1000;

/** The paths of the public home, which is served drawn: it can be read before any script runs. */
const isHome = (url: string): boolean => /^\/(home\/?)?([?#]|$)/i.test(url);

/**
 * The built web: hashed assets that never change, the drawn home, and one empty page for every other path that is not a
 * call (the script shows home for an unknown one; a signed-in screen must not begin with it).
 */
export const serveWeb = async (
  app: FastifyInstance,
  directory: string,
  drawn: DrawnPages | null,
  askFacts: AskHomeFacts | null,
  distributor: CurrentDistributor,
): Promise<void> => {
  const onFailure = (error: unknown): void => app.log.error({ err: error }, 'page not drawn');
  const now = () => performance.now();
  const index = drawn === null ? null : indexSender({ drawn, distributor, onFailure, now });
  if (drawn !== null && index !== null) {
    await app.register(fastifyStatic, {
      root: join(directory, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: aYear,
      index: false,
      decorateReply: false,
    });
    const serviceWorker = readFileSync(join(directory, 'service-worker.js'), 'utf8');
    app.get('/service-worker.js', { config: { rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
    );
    // The page that the service worker keeps: the one without a visitor's home in it.
    app.get('/index.html', { config: { rateLimit: false }, schema: { hide: true } }, index);
    accentRoute(app);
  }
  const home = drawn === null ? null : homeSender({ drawn, askFacts, distributor, onFailure, now });
  app.addHook('onListen', async () => void setTimeout(() => home?.drawAhead(), drawAheadAfterMs).unref());
  app.setNotFoundHandler((request, reply) => {
    const isCall = /^\/(api|hubs|assets)\//i.test(request.url);
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (home === null || index === null || isCall || !wantsPage)
      return sendProblem(reply, requestTexts.notFound, { code: 'not-found' });
    return (isHome(request.url) ? home.send : index)(request, reply);
  });
};

/**
 * The distributor's colours, as a style sheet whose name says them: it is kept like every other, and needs no memory
 * here.
 */
const accentRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { colours: string } }>(
    '/assets/accent-:colours.css',
    { config: { rateLimit: false }, schema: { hide: true } },
    (request, reply) => {
      const styles = accentStyles(`accent-${request.params.colours}.css`);
      if (styles === null) return sendProblem(reply, requestTexts.notFound, { code: 'not-found' });
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', `public, max-age=${aYear / 1000}, immutable`)
        .send(styles);
    },
  );
};
