import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { secondFactorManagementProblem, secondFactorProblem } from '#adapters/texts/second-factor.es.ts';
import { customerPathWire } from '#adapters/wire/credentials.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import {
  recoveryCodesWire,
  secondFactorBeginWire,
  secondFactorCodeWire,
  secondFactorOffWire,
  secondFactorPolicyWire,
  secondFactorStateToWire,
  secondFactorStateWire,
  secondFactorToSetUpToWire,
  secondFactorToSetUpWire,
} from '#adapters/wire/second-factor.wire.ts';
import type {
  OwnSecondFactorFailure,
  SecondFactorManagementFailure,
  SecondFactorManagementService,
  SecondFactorService,
} from '#core/second-factor/second-factor.service.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import { codes } from '../answers/refusals.ts';
import { bearerToken, callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';
import { ownTryLimits } from './session.routes.ts';

const tags = ['Login'];
const recoveryCodes = (made: readonly string[]) => ({ recoveryCodes: made });

/** Everybody's own second factor (docs/rules/second-factor.md 1): as many tries as at one's own password. */
export const secondFactorRoutes = (
  app: App,
  serviceOf: (sessionId: string) => SecondFactorService,
  logins: Pick<LoginService, 'sessionId'>,
  guard: Guard,
  triesAMinute: number,
): void => {
  const limits = triesAMinute === 0 ? {} : ownTryLimits(triesAMinute, 'second factor');
  const serviceFor = (request: FastifyRequest) => serviceOf(logins.sessionId(bearerToken(request) ?? ''));
  const refusals = (...more: OwnSecondFactorFailure['code'][]) => codes<OwnSecondFactorFailure>(...more);

  app.get(
    '/api/Login/second-factor',
    { ...guard('session'), schema: { tags, response: { 200: secondFactorStateWire } } },
    async (request, reply) => {
      const answer = await serviceFor(request).state(callerOf(request));
      return sendAnswer(reply, answer, secondFactorStateToWire, secondFactorProblem);
    },
  );

  app.post(
    '/api/Login/second-factor',
    {
      ...guard('session'),
      schema: {
        tags,
        body: secondFactorBeginWire,
        refusals: refusals('current-password-wrong', 'second-factor-already-on', 'too-many-attempts'),
        response: { 200: secondFactorToSetUpWire },
      },
      ...limits,
    },
    async (request, reply) => {
      const answer = await serviceFor(request).begin(callerOf(request), request.body.password);
      return sendAnswer(reply, answer, secondFactorToSetUpToWire, secondFactorProblem);
    },
  );

  app.put(
    '/api/Login/second-factor',
    {
      ...guard('session'),
      schema: {
        tags,
        body: secondFactorCodeWire,
        refusals: refusals(
          'current-code-wrong',
          'second-factor-already-on',
          'second-factor-not-begun',
          'too-many-attempts',
        ),
        response: { 200: recoveryCodesWire },
      },
      ...limits,
    },
    async (request, reply) => {
      const answer = await serviceFor(request).confirm(callerOf(request), request.body.code);
      return sendAnswer(reply, answer, recoveryCodes, secondFactorProblem);
    },
  );

  app.post(
    '/api/Login/second-factor/recovery-codes',
    {
      ...guard('session'),
      schema: {
        tags,
        body: secondFactorCodeWire,
        refusals: refusals('current-code-wrong', 'second-factor-not-begun', 'too-many-attempts'),
        response: { 200: recoveryCodesWire },
      },
      ...limits,
    },
    async (request, reply) => {
      const answer = await serviceFor(request).renewRecoveryCodes(callerOf(request), request.body.code);
      return sendAnswer(reply, answer, recoveryCodes, secondFactorProblem);
    },
  );

  app.delete(
    '/api/Login/second-factor',
    {
      ...guard('session'),
      schema: {
        tags,
        body: secondFactorOffWire,
        refusals: refusals(
          'current-password-wrong',
          'current-code-wrong',
          'second-factor-not-begun',
          'second-factor-compulsory',
          'too-many-attempts',
        ),
        response: { 204: z.null() },
      },
      ...limits,
    },
    async (request, reply) => {
      const { password, code } = request.body;
      const answer = await serviceFor(request).turnOff(callerOf(request), password, code);
      return answer.ok ? reply.status(204).send(null) : sendProblem(reply, secondFactorProblem(answer.val), answer.val);
    },
  );
};

/** The settings of administrators for it (docs/rules/second-factor.md 5). */
export const secondFactorManagementRoutes = (app: App, service: SecondFactorManagementService, guard: Guard): void => {
  const refusals = (...more: SecondFactorManagementFailure['code'][]) => codes<SecondFactorManagementFailure>(...more);

  app.get(
    '/api/Management/SecondFactor',
    { ...guard('administration'), schema: { tags: ['Staff'], response: { 200: secondFactorPolicyWire } } },
    async (request, reply) => {
      const answer = await service.isCompulsory(callerOf(request));
      return sendAnswer(reply, answer, (isCompulsory) => ({ isCompulsory }), secondFactorManagementProblem);
    },
  );

  app.put(
    '/api/Management/SecondFactor',
    {
      ...guard('administration'),
      schema: {
        tags: ['Staff'],
        body: secondFactorPolicyWire,
        refusals: refusals('own-second-factor-first'),
        response: { 200: secondFactorPolicyWire },
      },
    },
    async (request, reply) => {
      const answer = await service.setCompulsory(callerOf(request), request.body.isCompulsory);
      return sendAnswer(reply, answer, () => request.body, secondFactorManagementProblem);
    },
  );

  app.delete(
    '/api/Management/Staff/:id/second-factor',
    {
      ...guard('administration'),
      schema: {
        tags: ['Staff'],
        params: customerPathWire,
        refusals: refusals('own-account', 'second-factor-not-found'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const answer = await service.reset(callerOf(request), idFromWire(request.params.id));
      return answer.ok
        ? reply.status(204).send(null)
        : sendProblem(reply, secondFactorManagementProblem(answer.val), answer.val);
    },
  );
};
