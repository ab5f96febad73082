import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Subject } from 'rxjs';
import { actingProblem } from '#adapters/texts/acting.es.ts';
import { accessProblem, signInProblem } from '#adapters/texts/problems.es.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import {
  actedCustomerWire,
  credentialsWire,
  currentUserToWire,
  currentUserWire,
  loginWire,
} from '#adapters/wire/session.wire.ts';
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
    for (const id of await office.end(tokenOf(request))) ended$.next(id);
    return reply.status(204).send();
  });

  for (const [path, group] of [
    ['/api/Login/seller-as-customer', 'sellerCustomers'],
    ['/api/Login/admin-as-customer', 'administration'],
  ] as const) {
    app.post(
      path,
      { ...guard(group), schema: { tags: ['Login'], body: actedCustomerWire, response: { 200: loginWire } } },
      async (request, reply) => {
        const customerId = idFromWire<'customer'>(request.body.customerId);
        return sendAnswer(reply, await office.actAs(tokenOf(request), customerId), (login) => login, actingProblem);
      },
    );
  }

  const goBack = async (request: FastifyRequest, reply: FastifyReply) => {
    const acting = tokenOf(request);
    const answer = await office.goBack(acting);
    ended$.next(office.sessionId(acting));
    return sendAnswer(reply, answer, (login) => login, accessProblem);
  };
  const backSchema = { tags: ['Login'], response: { 200: loginWire } };
  app.post('/api/Login/back-to-seller', { ...guard('backToSeller'), schema: backSchema }, goBack);
  app.post('/api/Login/back-to-admin', { ...guard('backToAdmin'), schema: backSchema }, goBack);
};

/** The token behind a guarded route. */
const tokenOf = (request: FastifyRequest): string => bearerToken(request) ?? '';
