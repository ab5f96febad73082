import * as z from 'zod/mini';
import { outboxProblem } from '#adapters/texts/mails.es.ts';
import {
  failedMailsWire,
  outboxMailToWire,
  outboxMailWire,
  outboxPageToWire,
  outboxPageWire,
  outboxQueryWire,
  outboxTableQueryWire,
  resendWire,
  testMailWire,
  waitingMailsWire,
} from '#adapters/wire/mails.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { OutboxFailure, OutboxService } from '#core/mail/outbox.service.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const idWire = z.object({ id: z.string().check(z.maxLength(30)) });

/** The outbox, read by management, sent again by administrators (docs/rules/mail.md 4). */
export const mailRoutes = (app: App, service: OutboxService, guard: Guard): void => {
  const tags = ['Management'];
  const path = '/api/Management/Mails';

  app.get(
    path,
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: outboxQueryWire,
        refusals: codes<OutboxFailure>('page-key-unreadable'),
        response: { 200: outboxPageWire },
      },
    },
    async (request, reply) => {
      const { state = null, q: text = '', after = null } = request.query;
      return sendAnswer(
        reply,
        await service.list(callerOf(request), { state, text }, after),
        outboxPageToWire,
        outboxProblem,
      );
    },
  );

  app.get(
    `${path}/table`,
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: outboxTableQueryWire,
        refusals: codes<OutboxFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { state = null, q: text = '', format } = request.query;
      const file = await service.table(callerOf(request), { state, text }, format, clientAbortSignal(reply));
      return sendListFile(reply, file, outboxProblem);
    },
  );

  app.get(
    `${path}/failed`,
    { ...guard('management'), schema: { tags, response: { 200: failedMailsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.failedCount(callerOf(request)), (failed) => ({ failed }), outboxProblem),
  );

  app.get(
    `${path}/waiting`,
    { ...guard('management'), schema: { tags, response: { 200: waitingMailsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.waiting(callerOf(request)), (waiting) => ({ ...waiting }), outboxProblem),
  );

  app.post(
    `${path}/:id/resend`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params: idWire,
        body: resendWire,
        refusals: codes<OutboxFailure>(
          'mail-not-found',
          'mail-link-gone',
          'mail-link-elsewhere',
          'mail-under-way',
          'mail-address-invalid',
        ),
        response: { 200: outboxMailWire },
      },
    },
    async (request, reply) => {
      const to = request.body?.recipients ?? null;
      const mail = await service.resend(callerOf(request), request.params.id, to);
      return sendAnswer(reply, mail, outboxMailToWire, outboxProblem);
    },
  );

  app.post(
    `${path}/:id/give-up`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params: idWire,
        refusals: codes<OutboxFailure>('mail-not-found', 'mail-went-out'),
        response: { 200: outboxMailWire },
      },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.giveUp(callerOf(request), request.params.id), outboxMailToWire, outboxProblem),
  );

  app.post(
    `${path}/test`,
    {
      ...guard('administration'),
      schema: {
        tags,
        body: testMailWire,
        refusals: codes<OutboxFailure>('mail-address-invalid'),
        response: { 200: outboxMailWire },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.sendTest(callerOf(request), request.body.address),
        outboxMailToWire,
        outboxProblem,
      ),
  );
};
