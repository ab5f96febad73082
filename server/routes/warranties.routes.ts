import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import { warrantyFlawTexts, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { idempotencyKeyWire, idFromWire } from '#adapters/wire/ids.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import {
  faultSequencesToWire,
  faultSequencesWire,
  managedWarrantyPageToWire,
  managedWarrantyPageWire,
  staffWarrantyToWire,
  staffWarrantyWire,
  warrantiesToWire,
  warrantiesWire,
  warrantyStepFromWire,
  warrantyStepWire,
  warrantyToRequestFromWire,
  warrantyToRequestWire,
  warrantyToWire,
  warrantyWire,
} from '#adapters/wire/warranties.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import { warrantyStates } from '#core/warranties/state.ts';
import type { WarrantyFailure, WarrantyService } from '#core/warranties/warranty.service.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import type { WarrantyManagementService } from '#core/warranties/warranty-management.service.ts';
import { fieldOfWarrantyFlaw } from '#core/warranties/warranty-to-request.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const numberWire = z.object({ number: z.string().check(z.maxLength(64)) });

/** A warranty that is not right has an error at each of its wrong fields. */
const sendRequested = (reply: FastifyReply, answer: Result<Warranty, WarrantyFailure>): FastifyReply => {
  if (answer.ok || answer.val.code !== 'invalid-warranty') {
    return sendAnswer(reply, answer, warrantyToWire, warrantyProblem);
  }
  const errors = answer.val.flaws.map((flaw) => ({
    field: fieldOfWarrantyFlaw(flaw),
    message: warrantyFlawTexts[flaw],
  }));
  return sendProblem(reply, warrantyProblem(answer.val), answer.val, { errors });
};

export const warrantyRoutes = (app: App, service: WarrantyService, guard: Guard): void => {
  app.get(
    '/api/Warranties',
    { ...guard('warranties'), schema: { tags: ['Warranties'], response: { 200: warrantiesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.list(callerOf(request)), warrantiesToWire, warrantyProblem),
  );

  app.post(
    '/api/Warranties',
    {
      ...guard('warranties'),
      schema: {
        tags: ['Warranties'],
        body: warrantyToRequestWire,
        headers: idempotencyKeyWire,
        refusals: codes<WarrantyFailure>('invalid-warranty', 'key-reused', 'warranty-not-found'),
        response: { 200: warrantyWire },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      return sendRequested(
        reply,
        await service.request(callerOf(request), warrantyToRequestFromWire(request.body), key),
      );
    },
  );

  app.get(
    '/api/Warranties/fault-sequence',
    { ...guard('warranties'), schema: { tags: ['Warranties'], response: { 200: faultSequencesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.faultSequences(callerOf(request)), faultSequencesToWire, warrantyProblem),
  );
};

export const warrantyManagementRoutes = (app: App, service: WarrantyManagementService, guard: Guard): void => {
  app.get(
    '/api/Management/Warranties/:page',
    {
      ...guard('management'),
      schema: { tags: ['Management'], params: pageParamsWire, response: { 200: managedWarrantyPageWire } },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.page(callerOf(request), request.params.page),
        managedWarrantyPageToWire,
        warrantyProblem,
      ),
  );

  app.put(
    '/api/Management/Warranties/:number/state',
    {
      ...guard('management'),
      schema: {
        tags: ['Management'],
        params: numberWire,
        body: warrantyStepWire,
        refusals: codes<WarrantyFailure>('warranty-not-found', 'resolution-missing', 'warranty-state-not-allowed'),
        response: { 200: warrantyWire },
      },
    },
    async (request, reply) => {
      const { number } = request.params;
      const which = parseDocumentNumber(number) ?? { id: idFromWire<'warranty'>(number) };
      const answer = await service.changeState(callerOf(request), which, warrantyStepFromWire(request.body));
      return sendAnswer(reply, answer, warrantyToWire, warrantyProblem);
    },
  );
};

/** Warranties as staff see them (staff-cases.routes.ts). */
export const staffWarranties = {
  name: 'StaffWarranties',
  states: warrantyStates,
  wire: staffWarrantyWire,
  toWire: staffWarrantyToWire,
  problem: staffWarrantyProblem,
};
