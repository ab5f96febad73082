import { warrantyProblem } from '#adapters/texts/office.es.ts';
import {
  faultSequencesToWire,
  faultSequencesWire,
  warrantiesToWire,
  warrantiesWire,
} from '#adapters/wire/warranties.wire.ts';
import type { WarrantyDesk } from '#core/warranties/warranty-desk.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const warrantyRoutes = (app: App, desk: WarrantyDesk, guard: Guard): void => {
  app.get(
    '/api/Warranties',
    { ...guard('warranties'), schema: { tags: ['Warranties'], response: { 200: warrantiesWire } } },
    async (request, reply) => sendAnswer(reply, await desk.list(callerOf(request)), warrantiesToWire, warrantyProblem),
  );

  app.get(
    '/api/Warranties/fault-sequence',
    { ...guard('warranties'), schema: { tags: ['Warranties'], response: { 200: faultSequencesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.faultSequences(callerOf(request)), faultSequencesToWire, warrantyProblem),
  );
};
