import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { accountDocumentProblem } from '#adapters/texts/account-documents.es.ts';
import {
  documentDetailsFromWire,
  documentDetailsWire,
  documentFilterFromWire,
  documentPdfWire,
  documentQueryWire,
  listedDocumentToWire,
  listedDocumentWire,
  listedPageToWire,
  listedPageWire,
  namedPdfWire,
} from '#adapters/wire/account-documents.wire.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import type {
  AccountDocumentFailure,
  AccountDocumentService,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import { type DocumentDetails, documentFlaws } from '#core/current-account/management/document-details.ts';
import { maxPdfBytes } from '#core/current-account/management/document-pdf.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const path = '/api/Management/AccountDocuments';
const tags = ['Management'];
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const bodyLimit = maxBodyBytes(maxPdfBytes);

const refused = codes<AccountDocumentFailure | TagFailure>;
const details = refused(
  'document-taken',
  'document-customer-unknown',
  'document-customer-missing',
  'document-letter-wrong',
  'document-point-of-sale-wrong',
  'document-number-wrong',
  'document-date-wrong',
  'document-dated-ahead',
  'document-expiration-wrong',
  'document-expires-before',
  'document-total-wrong',
  'document-debt-wrong',
  'document-debt-above-total',
);

const sendDocument = (reply: FastifyReply, answer: Result<ListedDocument, AccountDocumentFailure>) => {
  if (answer.ok) reply.header('etag', entityTagOf(answer.val.version));
  return sendAnswer(reply, answer, listedDocumentToWire, accountDocumentProblem);
};

/** Sends a document that somebody wrote, or all that is wrong with it at once, each at its field. */
const sendWritten = (
  reply: FastifyReply,
  details: DocumentDetails,
  answer: Result<ListedDocument, AccountDocumentFailure>,
) => {
  const flaws = documentFlaws(details);
  if (answer.ok || !flaws.some(({ code }) => code === answer.val.code)) return sendDocument(reply, answer);
  const errors = flaws.map(({ code, field }) => ({ field, message: accountDocumentProblem({ code }) }));
  return sendProblem(reply, accountDocumentProblem(answer.val), answer.val, { errors });
};

/**
 * Documents of the current account as staff keep them (docs/rules/current-account.md 9). A correction says what was
 * seen (`If-Match`).
 */
export const accountDocumentRoutes = (app: App, service: AccountDocumentService, guard: Guard): void => {
  app.get(
    path,
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        querystring: documentQueryWire,
        refusals: refused('page-key-unreadable'),
        response: { 200: listedPageWire },
      },
    },
    async (request, reply) => {
      const { after = null, ...query } = request.query;
      const page = await service.list(callerOf(request), documentFilterFromWire(query), after);
      return sendAnswer(reply, page, listedPageToWire, accountDocumentProblem);
    },
  );

  app.get(
    `${path}/:id`,
    {
      ...guard('staffOrders'),
      schema: { tags, params, refusals: refused('document-not-found'), response: { 200: listedDocumentWire } },
    },
    async (request, reply) => sendDocument(reply, await service.one(callerOf(request), asId(request.params.id))),
  );

  app.post(
    path,
    {
      ...guard('administration'),
      schema: { tags, body: documentDetailsWire, refusals: details, response: { 201: listedDocumentWire } },
    },
    async (request, reply) => {
      const details = documentDetailsFromWire(request.body);
      const made = await service.create(callerOf(request), details);
      if (made.ok) created(reply, `${path}/${made.val.id}`);
      return sendWritten(reply, details, made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        body: documentDetailsWire,
        refusals: [
          ...details,
          ...refused('document-not-found', 'document-moved', 'version-missing', 'version-unreadable'),
        ],
        response: { 200: listedDocumentWire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const { params: asked, body } = request;
        const details = documentDetailsFromWire(body);
        return sendWritten(reply, details, await service.correct(callerOf(request), asId(asked.id), version, details));
      }),
  );

  app.put(
    `${path}/:id/pdf`,
    {
      ...guard('administration'),
      bodyLimit,
      schema: {
        tags,
        params,
        body: documentPdfWire,
        refusals: refused('document-not-found', 'pdf-too-large', 'pdf-unreadable'),
        response: { 200: listedDocumentWire },
      },
    },
    async (request, reply) => {
      const content = Buffer.from(request.body.content, 'base64');
      return sendDocument(reply, await service.attach(callerOf(request), asId(request.params.id), content));
    },
  );

  app.post(
    `${path}/pdf`,
    {
      ...guard('administration'),
      bodyLimit,
      schema: {
        tags,
        body: namedPdfWire,
        refusals: refused(
          'document-not-found',
          'pdf-too-large',
          'pdf-unreadable',
          'pdf-names-no-document',
          'pdf-of-another-issuer',
        ),
        response: { 200: listedDocumentWire },
      },
    },
    async (request, reply) => {
      const { name, content } = request.body;
      return sendDocument(reply, await service.attachByName(callerOf(request), name, Buffer.from(content, 'base64')));
    },
  );
};
