import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { claimFlawTexts, claimProblem } from '#adapters/texts/claims.es.ts';
import { staffClaimProblem } from '#adapters/texts/staff-cases.es.ts';
import {
  associationWire,
  claimEndingFromWire,
  claimEndingWire,
  claimOptionsToWire,
  claimOptionsWire,
  claimPageToWire,
  claimPageWire,
  claimsToWire,
  claimsWire,
  claimToOpenFromWire,
  claimToOpenWire,
  claimToWire,
  claimWire,
  managedClaimPageToWire,
  managedClaimPageWire,
  managedClaimToWire,
  managedClaimWire,
  staffClaimToWire,
  staffClaimWire,
} from '#adapters/wire/claims.wire.ts';
import { idempotencyKeyWire, idFromWire } from '#adapters/wire/ids.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import type { ClaimFailure, ClaimService } from '#core/claims/claim.service.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { ClaimManagementService, WhichClaim } from '#core/claims/claim-management.service.ts';
import { fieldOfClaimFlaw } from '#core/claims/claim-to-open.ts';
import { claimStates } from '#core/claims/state.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** A claim is named by its number, as people say it, or by the id that lists give. */
const claimNamed = (name: string | number): WhichClaim =>
  parseDocumentNumber(String(name)) ?? { id: idFromWire<'claim'>(name) };

/** A claim that is not right has an error at each of its wrong fields. */
const sendOpened = (reply: FastifyReply, answer: Result<Claim, ClaimFailure>): FastifyReply => {
  if (answer.ok || answer.val.code !== 'invalid-claim') return sendAnswer(reply, answer, claimToWire, claimProblem);
  const errors = answer.val.flaws.map((flaw) => ({
    field: fieldOfClaimFlaw(flaw),
    message: claimFlawTexts[flaw.code],
  }));
  return sendProblem(reply, claimProblem(answer.val), answer.val, { errors });
};

export const claimRoutes = (app: App, service: ClaimService, guard: Guard): void => {
  app.get(
    '/api/Demands/origins',
    { ...guard('claims'), schema: { tags: ['Demands'], response: { 200: claimOptionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.origins(callerOf(request)), claimOptionsToWire, claimProblem),
  );

  app.get(
    '/api/Demands/reasons',
    { ...guard('claims'), schema: { tags: ['Demands'], response: { 200: claimOptionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.reasons(callerOf(request)), claimOptionsToWire, claimProblem),
  );

  app.get(
    '/api/Demands/:page',
    { ...guard('claims'), schema: { tags: ['Demands'], params: pageParamsWire, response: { 200: claimPageWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.page(callerOf(request), request.params.page), claimPageToWire, claimProblem),
  );

  app.get(
    '/api/Demands/number/:number',
    {
      ...guard('claims'),
      schema: {
        tags: ['Demands'],
        params: z.object({ number: z.string().check(z.maxLength(30)) }),
        refusals: codes<ClaimFailure>('claim-not-found'),
        response: { 200: claimWire },
      },
    },
    async (request, reply) => {
      // A number that cannot be read becomes 0-0, which no claim has: it is answered as an unknown one.
      const number = parseDocumentNumber(request.params.number) ?? { year: 0, number: 0 };
      return sendAnswer(reply, await service.find(callerOf(request), number), claimToWire, claimProblem);
    },
  );

  app.get(
    '/api/Demands/of-order/:number',
    {
      ...guard('claims'),
      schema: {
        tags: ['Demands'],
        params: z.object({ number: z.string().check(z.maxLength(30)) }),
        response: { 200: claimsWire },
      },
    },
    async (request, reply) => {
      // A number that cannot be read becomes 0-0, which no order has: it has no claims.
      const order = parseDocumentNumber(request.params.number) ?? { year: 0, number: 0 };
      return sendAnswer(reply, await service.ofOrder(callerOf(request), order), claimsToWire, claimProblem);
    },
  );

  app.post(
    '/api/Demands',
    {
      ...guard('claims'),
      schema: {
        tags: ['Demands'],
        body: claimToOpenWire,
        headers: idempotencyKeyWire,
        refusals: codes<ClaimFailure>('invalid-claim', 'key-reused', 'claim-not-found'),
        response: { 200: claimWire },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      return sendOpened(reply, await service.open(callerOf(request), claimToOpenFromWire(request.body), key));
    },
  );
};

export const claimManagementRoutes = (app: App, service: ClaimManagementService, guard: Guard): void => {
  app.get(
    '/api/Management/Demands/:page',
    {
      ...guard('management'),
      schema: { tags: ['Management'], params: pageParamsWire, response: { 200: managedClaimPageWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.page(callerOf(request), request.params.page),
        managedClaimPageToWire,
        claimProblem,
      ),
  );

  app.post(
    '/api/Management/Demands/associate',
    {
      ...guard('management'),
      schema: {
        tags: ['Management'],
        body: associationWire,
        refusals: codes<ClaimFailure>('claim-not-found', 'external-code-missing', 'claim-associated'),
        response: { 200: managedClaimWire },
      },
    },
    async (request, reply) => {
      const { demandId, externalCode } = request.body;
      const answer = await service.associate(callerOf(request), claimNamed(demandId), externalCode);
      return sendAnswer(reply, answer, managedClaimToWire, claimProblem);
    },
  );

  app.put(
    '/api/Management/Demands/:id/state',
    {
      ...guard('management'),
      schema: {
        tags: ['Management'],
        params,
        body: claimEndingWire,
        refusals: codes<ClaimFailure>('claim-not-found', 'resolution-missing', 'claim-state-not-allowed'),
        response: { 200: managedClaimWire },
      },
    },
    async (request, reply) => {
      const which = claimNamed(request.params.id);
      const answer = await service.resolve(callerOf(request), which, claimEndingFromWire(request.body));
      return sendAnswer(reply, answer, managedClaimToWire, claimProblem);
    },
  );
};

/** Claims as staff see them (staff-cases.routes.ts). */
export const staffClaims = {
  name: 'StaffClaims',
  states: claimStates,
  wire: staffClaimWire,
  toWire: staffClaimToWire,
  problem: staffClaimProblem,
};
