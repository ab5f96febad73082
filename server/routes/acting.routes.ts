import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Subject } from 'rxjs';
import { actingProblem } from '#adapters/texts/acting.es.ts';
import { accessProblem } from '#adapters/texts/session-problems.es.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { actedCustomerWire, loginWire } from '#adapters/wire/session.wire.ts';
import type { SessionOffice } from '#core/session/session-desk.service.ts';
import { bearerToken, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Login'];
const response = { 200: loginWire };

/** Staff go on as one of their customers, and back as themselves (decisions.md §3). */
export const actingRoutes = (app: App, office: SessionOffice, guard: Guard, ended$: Subject<string>): void => {
  for (const [path, group] of [
    ['/api/Login/seller-as-customer', 'sellerCustomers'],
    ['/api/Login/admin-as-customer', 'administration'],
  ] as const) {
    app.post(path, { ...guard(group), schema: { tags, body: actedCustomerWire, response } }, async (request, reply) => {
      const customerId = idFromWire<'customer'>(request.body.customerId);
      return sendAnswer(reply, await office.actAs(tokenOf(request), customerId), (login) => login, actingProblem);
    });
  }

  const goBack = async (request: FastifyRequest, reply: FastifyReply) => {
    const acting = tokenOf(request);
    const answer = await office.goBack(acting);
    ended$.next(office.sessionId(acting));
    return sendAnswer(reply, answer, (login) => login, accessProblem);
  };
  app.post('/api/Login/back-to-seller', { ...guard('backToSeller'), schema: { tags, response } }, goBack);
  app.post('/api/Login/back-to-admin', { ...guard('backToAdmin'), schema: { tags, response } }, goBack);
};

/** The token behind a guarded route. */
const tokenOf = (request: FastifyRequest): string => bearerToken(request) ?? '';
