import type { Subject } from 'rxjs';
import { signInProblem } from '#adapters/texts/problems.es.ts';
import { credentialsWire, currentUserToWire, currentUserWire, loginWire } from '#adapters/wire/session.wire.ts';
import type { SessionOffice } from '#core/session/session-desk.service.ts';
import { bearerToken, type Guard, sessionOf } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/** Tries at one user name from one address in a minute. */
const triesAMinute = 10;

export const sessionRoutes = (app: App, office: SessionOffice, guard: Guard, ended$: Subject<string>): void => {
  app.post(
    '/api/Login/authenticate',
    {
      schema: { tags: ['Login'], body: credentialsWire, response: { 200: loginWire } },
      config: {
        rateLimit: {
          max: triesAMinute,
          timeWindow: '1 minute',
          hook: 'preHandler',
          keyGenerator: (request) => {
            const body = request.body as { readonly userName?: unknown } | null;
            return `sign-in ${request.ip} ${String(body?.userName ?? '').toLowerCase()}`;
          },
        },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await office.authenticate(request.body.userName, request.body.password),
        (login) => login,
        signInProblem,
      ),
  );

  app.get(
    '/api/Login/me',
    { ...guard('session'), schema: { tags: ['Login'], response: { 200: currentUserWire } } },
    async (request) => currentUserToWire(sessionOf(request).user),
  );

  app.post('/api/Login/logout', { ...guard('session'), schema: { tags: ['Login'] } }, async (request, reply) => {
    const token = bearerToken(request);
    if (token !== null) {
      await office.end(token);
      ended$.next(office.sessionId(token));
    }
    return reply.status(204).send();
  });
};
