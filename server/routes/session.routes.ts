import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Subject } from 'rxjs';
import * as z from 'zod/mini';
import { ownPasswordProblem } from '#adapters/texts/own-password.es.ts';
import { signInProblem } from '#adapters/texts/session-problems.es.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import {
  credentialsWire,
  currentUserToWire,
  currentUserWire,
  loginWire,
  passwordChangeWire,
} from '#adapters/wire/session.wire.ts';
import type { OwnPasswordFailure, OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type { SignInFailure } from '#core/session/session.service.ts';
import { triesAtOneName } from '#core/session/sign-in-lock.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { codes } from '../answers/refusals.ts';
import { bearerToken, callerOf, type Guard, sessionOf } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

/**
 * `triesAMinute` to sign in from one address: no list of names is tried from it, and no name's passwords. A new
 * password begins anew.
 */
export const sessionRoutes = (
  app: App,
  logins: LoginService,
  guard: Guard,
  ended$: Subject<string>,
  triesAMinute: number,
  onLocked: (userName: string, network: string) => void,
): void => {
  const limits = triesAMinute === 0 ? {} : signInLimits(app, logins, triesAMinute, onLocked);
  app.post(
    '/api/Login/authenticate',
    {
      schema: {
        tags: ['Login'],
        body: credentialsWire,
        refusals: codes<SignInFailure>(
          'wrong-credentials',
          'customer-closed',
          'too-many-attempts',
          'second-factor-required',
          'second-factor-wrong',
        ),
        response: { 200: loginWire },
      },
      ...limits,
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await logins.authenticate(
          { ...request.body, code: request.body.code?.trim() || null },
          { userAgent: request.headers['user-agent'] ?? '', network: networkOf(request.ip) },
        ),
        (login) => login,
        signInProblem,
      ),
  );

  app.get(
    '/api/Login/me',
    { ...guard('session'), schema: { tags: ['Login'], response: { 200: currentUserWire } } },
    async (request) => currentUserToWire(sessionOf(request).user),
  );

  app.post(
    '/api/Login/logout',
    { ...guard('session'), schema: { tags: ['Login'], response: { 204: z.null() } } },
    async (request, reply) => {
      for (const id of await logins.end(bearerToken(request) ?? '')) ended$.next(id);
      return reply.status(204).send(null);
    },
  );
};

/** Everybody's own password; as many tries at the current one as to sign in under one name. */
export const ownPasswordRoutes = (
  app: App,
  serviceOf: (sessionId: string) => OwnPasswordService,
  logins: Pick<LoginService, 'sessionId'>,
  guard: Guard,
  triesAMinute: number,
): void => {
  const limits = triesAMinute === 0 ? {} : ownTryLimits(triesAMinute, 'password');
  app.put(
    '/api/Login/password',
    {
      ...guard('session'),
      schema: {
        tags: ['Login'],
        body: passwordChangeWire,
        refusals: codes<OwnPasswordFailure>(
          'too-many-attempts',
          'current-password-wrong',
          'password-too-short',
          'password-too-long',
          'password-is-user-name',
          'password-unchanged',
          'password-common',
        ),
        response: { 204: z.null() },
      },
      ...limits,
    },
    async (request, reply) => {
      const { currentPassword: current, newPassword: next } = request.body;
      const service = serviceOf(logins.sessionId(bearerToken(request) ?? ''));
      const answer = await service.change(callerOf(request), { current, next });
      return answer.ok ? reply.status(204).send(null) : sendProblem(reply, ownPasswordProblem(answer.val), answer.val);
    },
  );
};

/** Tries of a person at their own password or code. */
export const ownTryLimits = (triesAMinute: number, what: string) => ({
  config: {
    rateLimit: {
      max: triesAtOneName(triesAMinute),
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) => `${what} ${request.session?.caller.userName ?? networkOf(request.ip)}`,
    },
  },
});

const signInLimits = (
  app: App,
  logins: Pick<LoginService, 'passwordMark'>,
  triesAMinute: number,
  onLocked: (userName: string, network: string) => void,
) => {
  const nameOf = ({ body }: FastifyRequest): string =>
    (body as { readonly userName: string }).userName.trim().toLowerCase();
  const marks = new WeakMap<FastifyRequest, string>();
  /** Tries are counted at a name with the password that it has: with another one nobody was stopped yet. */
  const loginOf = (request: FastifyRequest): string => `${nameOf(request)} ${marks.get(request) ?? ''}`;
  const atOneName = app.createRateLimit({
    max: triesAtOneName(triesAMinute),
    timeWindow: '1 minute',
    keyGenerator: (request) => `sign-in ${networkOf(request.ip)} ${loginOf(request)}`,
  });
  // Tries from all addresses count together.
  const anywhere = app.createRateLimit({
    max: triesAMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => `sign-in as ${loginOf(request)}`,
  });
  return {
    config: {
      rateLimit: {
        max: triesAMinute,
        timeWindow: '1 minute',
        keyGenerator: ({ ip }: FastifyRequest) => `sign-in ${networkOf(ip)}`,
      },
    },
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      marks.set(request, await logins.passwordMark(nameOf(request)));
      for (const limit of [await atOneName(request), await anywhere(request)]) {
        if (limit.isAllowed || !limit.isExceeded) continue;
        // Staff hear of the lock; the client gets the usual answer, whether the login exists or not.
        onLocked(nameOf(request), networkOf(request.ip));
        reply.header('retry-after', limit.ttlInSeconds);
        return sendProblem(reply, requestTexts.tooMany, { code: 'too-many-attempts' });
      }
    },
  };
};
