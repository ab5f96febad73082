import type { FastifyRequest } from 'fastify';
import type { Subject } from 'rxjs';
import { actingProblem } from '#adapters/texts/acting.es.ts';
import { accessProblem } from '#adapters/texts/session-problems.es.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { actedCustomerWire, loginWire } from '#adapters/wire/session.wire.ts';
import type { AccessFailure } from '#core/access/calls.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type { ActingFailure } from '#core/session/session.service.ts';
import { codes, withToken } from '../answers/refusals.ts';
import { bearerToken, callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Login'];
const response = { 200: loginWire };

/** Staff go on as one of their customers, and back as themselves (docs/rules/session.md 6). */
export const actingRoutes = (app: App, logins: LoginService, guard: Guard, ended$: Subject<string>): void => {
  for (const [path, group] of [
    ['/api/Login/seller-as-customer', 'sellerCustomers'],
    ['/api/Login/admin-as-customer', 'administration'],
  ] as const) {
    app.post(
      path,
      {
        ...guard(group),
        schema: {
          tags,
          body: actedCustomerWire,
          refusals: codes<ActingFailure>('customer-not-found', 'customer-not-yours', 'customer-not-in-order'),
          response,
        },
      },
      async (request, reply) => {
        const customerId = idFromWire<'customer'>(request.body.customerId);
        const answer = await logins.actAs(tokenOf(request), customerId, callerOf(request).network);
        if (answer.ok) for (const id of answer.val.ended) ended$.next(id);
        return sendAnswer(reply, answer, ({ login }) => login, actingProblem);
      },
    );
  }

  // No guard: a client whose answer was lost asks again with its former token, which is good for nothing else by then.
  for (const [path, way] of [
    ['/api/Login/back-to-seller', 'backToSeller'],
    ['/api/Login/back-to-admin', 'backToAdmin'],
  ] as const) {
    app.post(
      path,
      {
        schema: { tags, security: withToken, refusals: codes<AccessFailure>('not-signed-in', 'not-allowed'), response },
      },
      async (request, reply) => {
        const acting = tokenOf(request);
        const answer = await logins.goBack(acting, way);
        if (answer.ok) ended$.next(logins.sessionId(acting));
        return sendAnswer(reply, answer, (login) => login, accessProblem);
      },
    );
  }
};

/** Empty without a token, which belongs to no session. */
const tokenOf = (request: FastifyRequest): string => bearerToken(request) ?? '';
