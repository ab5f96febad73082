import type { FastifyReply, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify';
import { accessProblem } from '#adapters/texts/session-problems.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { type CallGroup, refusal } from '#core/access/calls.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type { OpenSession } from '#core/session/session.repository.port.ts';
import { networkOf } from '#core/shared/network-of.ts';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the call; null for a visitor. Set before any guarded route runs. */
    session: OpenSession | null;
  }
}

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Lets a call of the group through, or refuses it: the access table in core decides (docs/rules/access.md 3). */
export type Guard = (group: CallGroup) => { readonly onRequest: onRequestHookHandler };

export const createGuard = (logins: LoginService): Guard => {
  return (group) => {
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const token = bearerToken(request);
      request.session = token === null ? null : await logins.whoIs(token);
      const refused = refusal(group, request.session?.caller ?? null);
      if (refused === null) return;
      const needsFactor = request.session?.caller.lacksSecondFactor === true;
      const failure = needsFactor ? ({ code: 'second-factor-needed' } as const) : refused;
      await sendProblem(reply, accessProblem(failure), failure);
    };
    guards.add(onRequest);
    return { onRequest };
  };
};

const guards = new WeakSet<object>();

/** Whether a guard is among a route's hooks, so that its calls want a token. */
export const isGuarded = ({ onRequest = [] }: Pick<RouteOptions, 'onRequest'>): boolean =>
  [onRequest].flat().some((hook) => guards.has(hook));

/** The session behind a guarded route. */
export const sessionOf = (request: FastifyRequest): OpenSession => {
  if (request.session === null) throw new Error(`${request.routeOptions.url} has no guard`);
  return request.session;
};

/** The caller of a guarded route, and from where. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ...sessionOf(request).caller,
  network: networkOf(request.ip),
});
