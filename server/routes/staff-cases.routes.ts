import * as z from 'zod/mini';
import { caseChangeProblem } from '#adapters/texts/staff-cases.es.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  caseChoicesToWire,
  caseChoicesWire,
  caseCorrectionToMakeWire,
  caseFilterFromWire,
  casePageOf,
  casePageToWire,
  caseQueryOf,
  caseTableQueryOf,
} from '#adapters/wire/staff-cases.wire.ts';
import type { CaseFacts, StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const numberWire = z.object({ number: z.string().check(z.maxLength(30)) });
const nobodys = { year: 0, number: 0 };

interface StaffCases<State extends string, Case> {
  /** 'StaffClaims'. */
  readonly name: string;
  readonly states: readonly State[];
  readonly wire: z.ZodMiniType<object>;
  readonly toWire: (one: Case) => object;
  readonly problem: (failure: StaffCaseFailure) => string;
}

/** Everybody's claims, or warranties, for staff (docs/rules/cases.md 1). */
export const staffCaseRoutes = <State extends string, Case extends CaseFacts>(
  app: App,
  service: StaffCaseService<State, Case>,
  guard: Guard,
  { name, states, wire, toWire, problem }: StaffCases<State, Case>,
): void => {
  const tags = ['Management'];
  const path = `/api/Management/${name}`;

  app.get(
    path,
    {
      ...guard('staffCases'),
      schema: {
        tags,
        querystring: caseQueryOf(states),
        refusals: codes<StaffCaseFailure>('page-key-unreadable'),
        response: { 200: casePageOf(wire) },
      },
    },
    async (request, reply) => {
      const filter = caseFilterFromWire(states, request.query);
      const page = await service.list(callerOf(request), filter, request.query.after ?? null);
      return sendAnswer(reply, page, casePageToWire(toWire), problem);
    },
  );

  app.get(
    `${path}/table`,
    {
      ...guard('staffCases'),
      schema: {
        tags,
        querystring: caseTableQueryOf(states),
        refusals: codes<StaffCaseFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const filter = caseFilterFromWire(states, query);
      return sendListFile(
        reply,
        await service.table(callerOf(request), filter, format, clientAbortSignal(reply)),
        problem,
      );
    },
  );

  app.get(
    `${path}/choices`,
    { ...guard('staffCases'), schema: { tags, response: { 200: caseChoicesWire } } },
    async (request, reply) => sendAnswer(reply, await service.choices(callerOf(request)), caseChoicesToWire, problem),
  );

  app.get(
    `${path}/:number`,
    {
      ...guard('staffCases'),
      schema: {
        tags,
        params: numberWire,
        refusals: codes<StaffCaseFailure>('case-not-found'),
        response: { 200: wire },
      },
    },
    async (request, reply) => {
      const shown = await service.show(callerOf(request), parseDocumentNumber(request.params.number) ?? nobodys);
      if (shown.ok) reply.header('etag', entityTagOf(shown.val.version));
      return sendAnswer(reply, shown, toWire, problem);
    },
  );

  app.put(
    `${path}/:number/correction`,
    {
      ...guard('management'),
      schema: {
        tags,
        params: numberWire,
        body: caseCorrectionToMakeWire,
        refusals: codes<StaffCaseFailure | TagFailure>(
          'case-not-found',
          'case-moved',
          'case-not-correctable',
          'case-text-missing',
          'case-correction-unchanged',
          'case-correction-reason-missing',
          'version-missing',
          'version-unreadable',
        ),
        response: { 200: wire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const number = parseDocumentNumber(request.params.number) ?? nobodys;
        const corrected = await service.correct(callerOf(request), { ...number, version }, request.body);
        if (corrected.ok) reply.header('etag', entityTagOf(corrected.val.version));
        return sendAnswer(reply, corrected, toWire, caseChangeProblem);
      }),
  );
};
