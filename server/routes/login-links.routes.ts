import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invitationProblem, loginLinkProblem } from '#adapters/texts/login-links.es.ts';
import { customerPathWire, loginPathWire } from '#adapters/wire/credentials.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import {
  invitedCustomersFromWire,
  invitedManyToWire,
  invitedManyWire,
  inviteManyWire,
} from '#adapters/wire/invite-many.wire.ts';
import {
  invitationToWire,
  invitationWire,
  inviteWire,
  linkedLoginToWire,
  linkedLoginWire,
  linkedUserWire,
  linkPasswordWire,
  linkTokenWire,
  openInvitationsToWire,
  openInvitationsWire,
  recoverWire,
} from '#adapters/wire/login-links.wire.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { LinkVisit } from '#core/login-links/create-login-link-service.ts';
import type {
  InvitationFailure,
  InvitationService,
  LinkBase,
  LoginLinkFailure,
  LoginLinkService,
} from '#core/login-links/login-link.service.ts';
import { isOwnMachine } from '#core/login-links/own-machine.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { Settings } from '../settings.ts';
import type { App } from './app.ts';

type Places = Pick<Settings, 'publicUrl' | 'signInLimit'>;

const addressOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** A stranger may write any name into a request, so a link goes by PUBLIC_URL, or to a browser of this same machine. */
const sureAddressOf = (request: FastifyRequest, { publicUrl }: Places): string | null =>
  publicUrl ?? (isOwnMachine(request.host) ? addressOf(request) : null);

/** Tries of one network in an hour, and at one name. */
const triesAnHour = { ofNetwork: 30, ofName: 6 };

const linkRefusals = codes<LoginLinkFailure>(
  'link-gone',
  'password-too-short',
  'password-too-long',
  'password-is-user-name',
  'password-common',
);

/** Links from mails (docs/rules/login-links.md 3): for visitors, who have no other way in. */
export const loginLinkRoutes = (
  app: App,
  serviceAt: (visit: LinkVisit) => LoginLinkService,
  settings: Places,
  report: ReportFailure,
): void => {
  const tags = ['Login'];
  const isLimited = settings.signInLimit > 0;
  const networks = (what: string) => ({
    config: {
      rateLimit: {
        max: isLimited ? triesAnHour.ofNetwork : Number.MAX_SAFE_INTEGER,
        timeWindow: '1 hour',
        keyGenerator: ({ ip }: FastifyRequest) => `${what} ${networkOf(ip)}`,
      },
    },
  });
  const atOneName = app.createRateLimit({
    max: isLimited ? triesAnHour.ofName : Number.MAX_SAFE_INTEGER,
    timeWindow: '1 hour',
    keyGenerator: ({ body }) => `recover ${(body as { readonly userName: string }).userName.trim().toLowerCase()}`,
  });
  const serviceOf = (request: FastifyRequest) =>
    serviceAt({ base: sureAddressOf(request, settings), network: networkOf(request.ip) });

  app.post(
    '/api/Login/recover',
    { schema: { tags, body: recoverWire, response: { 204: z.null() } }, ...networks('recover') },
    async (request, reply) => {
      const limit = await atOneName(request);
      // Past its tries a name gets no more mails; the answer is the same as ever, and before anything is looked up.
      if (limit.isAllowed || !limit.isExceeded) {
        serviceOf(request)
          .recover(request.body.userName)
          .catch((error: unknown) => report('mail', error));
      }
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/Login/link',
    {
      schema: {
        tags,
        body: linkTokenWire,
        refusals: codes<LoginLinkFailure>('link-gone'),
        response: { 200: linkedLoginWire },
      },
      ...networks('link'),
    },
    async (request, reply) =>
      sendAnswer(reply, await serviceOf(request).read(request.body.token), linkedLoginToWire, loginLinkProblem),
  );

  app.put(
    '/api/Login/link',
    {
      schema: { tags, body: linkPasswordWire, refusals: linkRefusals, response: { 200: linkedUserWire } },
      ...networks('link password'),
    },
    async (request, reply) => {
      const { token, newPassword } = request.body;
      const set = await serviceOf(request).setPassword(token, newPassword);
      return sendAnswer(reply, set, (user) => user, loginLinkProblem);
    },
  );
};

const refusals = codes<InvitationFailure>('login-not-found', 'email-wrong', 'public-address-missing');
const ofCustomers = codes<InvitationFailure>('customer-not-found', 'customer-not-yours');

/**
 * Invitations by mail (docs/rules/login-links.md 1): staff by administrators, a company's logins by staff who look
 * after it.
 */
export const invitationRoutes = (
  app: App,
  invitationsAt: (base: LinkBase) => InvitationService,
  guard: Guard,
  { publicUrl }: Places,
): void => {
  const serviceFor = (request: FastifyRequest): InvitationService =>
    invitationsAt({
      address: publicUrl ?? addressOf(request),
      isOwnMachine: publicUrl === null && isOwnMachine(request.host),
    });
  const staffOf = ({ id }: z.infer<typeof customerPathWire>): LoginOf => ({ staffId: idFromWire(id) });
  const loginOf = ({ id, kind }: z.infer<typeof loginPathWire>): LoginOf => ({ customerId: idFromWire(id), kind });
  const withdrawal = codes<InvitationFailure>('invitation-not-found');

  app.post(
    '/api/Management/Staff/:id/invitation',
    {
      ...guard('administration'),
      schema: {
        tags: ['Staff'],
        params: customerPathWire,
        body: inviteWire,
        refusals,
        response: { 200: invitationWire },
      },
    },
    async (request, reply) => {
      const answer = await serviceFor(request).invite(callerOf(request), staffOf(request.params), request.body.email);
      return sendAnswer(reply, answer, invitationToWire, invitationProblem);
    },
  );

  app.delete(
    '/api/Management/Staff/:id/invitation',
    {
      ...guard('administration'),
      schema: { tags: ['Staff'], params: customerPathWire, refusals: withdrawal, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const answer = await serviceFor(request).withdraw(callerOf(request), staffOf(request.params));
      return answer.ok ? reply.status(204).send(null) : sendProblem(reply, invitationProblem(answer.val), answer.val);
    },
  );

  app.post(
    '/api/Customers/:id/credentials/:kind/invitation',
    {
      ...guard('customerCredentials'),
      schema: {
        tags: ['Customers'],
        params: loginPathWire,
        body: inviteWire,
        refusals: [...refusals, ...ofCustomers],
        response: { 200: invitationWire },
      },
    },
    async (request, reply) => {
      const answer = await serviceFor(request).invite(callerOf(request), loginOf(request.params), request.body.email);
      return sendAnswer(reply, answer, invitationToWire, invitationProblem);
    },
  );

  app.post(
    '/api/Management/Customers/invitations',
    {
      ...guard('administration'),
      schema: {
        tags: ['Management'],
        body: inviteManyWire,
        refusals: codes<InvitationFailure>('mail-account-missing', 'public-address-missing'),
        response: { 200: invitedManyWire },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const many = await serviceFor(request).inviteMany(callerOf(request), invitedCustomersFromWire(body), body.dryRun);
      return sendAnswer(reply, many, invitedManyToWire, invitationProblem);
    },
  );

  app.delete(
    '/api/Customers/:id/credentials/:kind/invitation',
    {
      ...guard('customerCredentials'),
      schema: {
        tags: ['Customers'],
        params: loginPathWire,
        refusals: [...withdrawal, ...ofCustomers],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const answer = await serviceFor(request).withdraw(callerOf(request), loginOf(request.params));
      return answer.ok ? reply.status(204).send(null) : sendProblem(reply, invitationProblem(answer.val), answer.val);
    },
  );

  app.get(
    '/api/Customers/:id/invitations',
    {
      ...guard('customerCredentials'),
      schema: {
        tags: ['Customers'],
        params: customerPathWire,
        refusals: ofCustomers,
        response: { 200: openInvitationsWire },
      },
    },
    async (request, reply) => {
      const open = await serviceFor(request).open(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, open, openInvitationsToWire, invitationProblem);
    },
  );
};
