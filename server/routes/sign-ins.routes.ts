import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { signInsProblem } from '#adapters/texts/sign-ins.es.ts';
import { customerPathWire } from '#adapters/wire/credentials.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { signInsToWire, signInsWire } from '#adapters/wire/sign-ins.wire.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type {
  CustomerSignInService,
  SignInService,
  SignInsFailure,
  StaffSignInService,
} from '#core/session/sign-in.service.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { bearerToken, callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const nothing = { 204: z.null() };

const done = (reply: FastifyReply, answer: Result<null, SignInsFailure>): FastifyReply =>
  answer.ok ? reply.status(204).send(null) : sendProblem(reply, signInsProblem(answer.val), answer.val);

/** Where the caller is signed in (docs/rules/session.md 9). */
export const signInRoutes = (
  app: App,
  serviceOf: (sessionId: string) => SignInService,
  logins: Pick<LoginService, 'sessionId'>,
  guard: Guard,
): void => {
  const own = (request: Parameters<typeof bearerToken>[0]) => serviceOf(logins.sessionId(bearerToken(request) ?? ''));
  const tags = ['Login'];

  app.get(
    '/api/Login/sessions',
    { ...guard('session'), schema: { tags, response: { 200: signInsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await own(request).list(callerOf(request)), signInsToWire, signInsProblem),
  );

  app.delete(
    '/api/Login/sessions',
    { ...guard('session'), schema: { tags, response: nothing } },
    async (request, reply) => done(reply, await own(request).end(callerOf(request), null)),
  );

  app.delete(
    '/api/Login/sessions/:id',
    {
      ...guard('session'),
      schema: {
        tags,
        params: z.object({ id: z.string().check(z.maxLength(64)) }),
        refusals: codes<SignInsFailure>('sign-in-not-found'),
        response: nothing,
      },
    },
    async (request, reply) => done(reply, await own(request).end(callerOf(request), request.params.id)),
  );
};

/** Where staff and customers are signed in, for administrators. */
export const managedSignInRoutes = (
  app: App,
  ofStaff: StaffSignInService,
  ofCustomers: CustomerSignInService,
  guard: Guard,
): void => {
  const staffPath = '/api/Management/Staff/:id/sessions';

  app.get(
    staffPath,
    {
      ...guard('administration'),
      schema: { tags: ['Staff'], params: customerPathWire, response: { 200: signInsWire } },
    },
    async (request, reply) => {
      const found = await ofStaff.list(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, found, signInsToWire, signInsProblem);
    },
  );

  app.delete(
    staffPath,
    { ...guard('administration'), schema: { tags: ['Staff'], params: customerPathWire, response: nothing } },
    async (request, reply) => done(reply, await ofStaff.end(callerOf(request), idFromWire(request.params.id))),
  );

  const customerPath = '/api/Management/Customers/:id/sessions';
  const ofCustomer = { ...guard('administration') };
  const customerTags = ['Customers'];

  app.get(
    customerPath,
    { ...ofCustomer, schema: { tags: customerTags, params: customerPathWire, response: { 200: signInsWire } } },
    async (request, reply) => {
      const found = await ofCustomers.list(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, found, signInsToWire, signInsProblem);
    },
  );

  app.delete(
    customerPath,
    { ...ofCustomer, schema: { tags: customerTags, params: customerPathWire, response: nothing } },
    async (request, reply) =>
      done(reply, await ofCustomers.end(callerOf(request), idFromWire(request.params.id), null)),
  );

  app.delete(
    `${customerPath}/:signIn`,
    {
      ...ofCustomer,
      schema: {
        tags: customerTags,
        params: z.extend(customerPathWire, { signIn: z.string().check(z.maxLength(64)) }),
        refusals: codes<SignInsFailure>('sign-in-not-found'),
        response: nothing,
      },
    },
    async (request, reply) => {
      const { id, signIn } = request.params;
      return done(reply, await ofCustomers.end(callerOf(request), idFromWire(id), signIn));
    },
  );
};
