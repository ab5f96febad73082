import { claimProblem } from '#adapters/texts/office.es.ts';
import {
  associationWire,
  claimOptionsToWire,
  claimOptionsWire,
  claimPageToWire,
  claimPageWire,
  managedClaimPageToWire,
  managedClaimPageWire,
  managedClaimToWire,
  managedClaimWire,
} from '#adapters/wire/claims.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import type { ClaimDesk, ClaimManagementDesk } from '#core/claims/claim-desk.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const claimRoutes = (app: App, desk: ClaimDesk, guard: Guard): void => {
  app.get(
    '/api/Demands/origins',
    { ...guard('claims'), schema: { tags: ['Demands'], response: { 200: claimOptionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.origins(callerOf(request)), claimOptionsToWire, claimProblem),
  );

  app.get(
    '/api/Demands/reasons',
    { ...guard('claims'), schema: { tags: ['Demands'], response: { 200: claimOptionsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.reasons(callerOf(request)), claimOptionsToWire, claimProblem),
  );

  app.get(
    '/api/Demands/:page',
    { ...guard('claims'), schema: { tags: ['Demands'], params: pageParamsWire, response: { 200: claimPageWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.page(callerOf(request), request.params.page), claimPageToWire, claimProblem),
  );
};

export const claimManagementRoutes = (app: App, desk: ClaimManagementDesk, guard: Guard): void => {
  app.get(
    '/api/Management/Demands/:page',
    {
      ...guard('management'),
      schema: { tags: ['Management'], params: pageParamsWire, response: { 200: managedClaimPageWire } },
    },
    async (request, reply) =>
      sendAnswer(reply, await desk.page(callerOf(request), request.params.page), managedClaimPageToWire, claimProblem),
  );

  app.post(
    '/api/Management/Demands/associate',
    {
      ...guard('management'),
      schema: { tags: ['Management'], body: associationWire, response: { 200: managedClaimWire } },
    },
    async (request, reply) => {
      const { demandId, externalCode } = request.body;
      const answer = await desk.associate(callerOf(request), idFromWire<'claim'>(demandId), externalCode);
      return sendAnswer(reply, answer, managedClaimToWire, claimProblem);
    },
  );
};
