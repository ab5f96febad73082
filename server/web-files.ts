import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { sendProblem } from './problems.ts';

const aYear = 365 * 24 * 60 * 60 * 1000;

/** The paths of the public home, which is served drawn: it can be read before any script runs. */
const isHome = (url: string): boolean => /^\/(home\/?)?([?#]|$)/i.test(url);

/**
 * The built web: hashed assets that never change, the drawn home, and one empty page for every other path that is not a call
 * (the script shows home for an unknown one; a signed-in screen must not begin with it).
 */
export const serveWeb = async (app: FastifyInstance, directory: string): Promise<void> => {
  const page = join(directory, 'index.html');
  const hasWeb = existsSync(page);
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: join(directory, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: aYear,
      index: false,
      decorateReply: false,
    });
  }
  const html = hasWeb ? readFileSync(page, 'utf8') : '';
  const home = hasWeb ? readFileSync(join(directory, 'home.html'), 'utf8') : '';
  if (hasWeb) {
    const serviceWorker = readFileSync(join(directory, 'service-worker.js'), 'utf8');
    app.get('/service-worker.js', { config: { rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(serviceWorker),
    );
    // What the service worker keeps of the pages: the one without a visitor's home in it.
    app.get('/index.html', { config: { rateLimit: false }, schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isCall = /^\/(api|hubs|assets)\//i.test(request.url);
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!hasWeb || isCall || !wantsPage) return sendProblem(reply, requestTexts.notFound, { code: 'not-found' });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(isHome(request.url) ? home : html);
  });
};
