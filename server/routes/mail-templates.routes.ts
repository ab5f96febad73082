import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { mailTemplateProblem, templateFlawText } from '#adapters/texts/mail-templates.es.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import {
  mailKindWire,
  mailPreviewWire,
  mailTemplatesToWire,
  mailTemplatesWire,
  mailTemplateWire,
  typedTemplateWire,
} from '#adapters/wire/mail-templates.wire.ts';
import type { MailTemplateFailure, MailTemplateService, SeenTemplate } from '#core/mail/mail-template.service.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Management'];
const path = '/api/Management/MailTemplates';
const params = z.object({ kind: mailKindWire });
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const changed = codes<MailTemplateFailure | TagFailure>('mail-template-invalid', 'section-moved', 'version-missing');

const sendRefused = (reply: FastifyReply, failure: MailTemplateFailure): FastifyReply => {
  const title = mailTemplateProblem(failure);
  if (failure.code !== 'mail-template-invalid') return sendProblem(reply, title, failure);
  const errors = failure.flaws.map((flaw) => ({ field: flaw.field, message: templateFlawText(flaw) }));
  return sendProblem(reply, title, failure, { errors });
};

const sendTemplate = (reply: FastifyReply, answer: Result<SeenTemplate, MailTemplateFailure>): FastifyReply => {
  if (!answer.ok) return sendRefused(reply, answer.val);
  return reply.header('etag', contentTagOf(answer.val.tag)).send(answer.val);
};

/**
 * How mails begin, for administrators (docs/rules/mail.md 8). A change names what was seen (`If-Match`); 412 when
 * stale.
 */
export const mailTemplateRoutes = (app: App, service: MailTemplateService, guard: Guard): void => {
  const group = guard('administration');

  app.get(path, { ...group, schema: { tags, response: { 200: mailTemplatesWire } } }, async (request, reply) =>
    sendAnswer(reply, await service.list(callerOf(request)), mailTemplatesToWire, mailTemplateProblem),
  );

  app.put(
    `${path}/:kind`,
    {
      ...group,
      schema: { tags, params, body: typedTemplateWire, refusals: changed, response: { 200: mailTemplateWire } },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const { kind } = request.params;
      return sendTemplate(reply, await service.save(callerOf(request), kind, request.body, seenContentsOf(ifMatch)));
    },
  );

  app.delete(
    `${path}/:kind`,
    { ...group, schema: { tags, params, refusals: changed, response: { 200: mailTemplateWire } } },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      return sendTemplate(reply, await service.reset(callerOf(request), request.params.kind, seenContentsOf(ifMatch)));
    },
  );

  app.post(
    `${path}/:kind/preview`,
    {
      ...group,
      schema: {
        tags,
        params,
        body: typedTemplateWire,
        refusals: codes<MailTemplateFailure>('mail-template-invalid'),
        response: { 200: mailPreviewWire },
      },
    },
    async (request, reply) => {
      const preview = await service.preview(callerOf(request), request.params.kind, request.body);
      return preview.ok ? reply.send(preview.val) : sendRefused(reply, preview.val);
    },
  );
};
