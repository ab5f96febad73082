import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { caseMessagesProblem, messageNotSent } from '#adapters/texts/case-messages.es.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import {
  correspondenceToWire,
  correspondenceWire,
  maxOfQuery,
  messagesQueryWire,
  messageToWriteWire,
  openedWire,
  unreadToWire,
  unreadWire,
  whichCaseFromWire,
  whichCaseParams,
} from '#adapters/wire/case-messages.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CaseMessageFailure, CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import { maxMessagePictures } from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['CaseMessages'];
const params = z.object(whichCaseParams);
const one = '/api/CaseMessages/:kind/:number';
const bodyLimit = maxBodyBytes(maxPictureBytes, maxMessagePictures);
const refused = codes<CaseMessageFailure>;
const notFound = refused('case-not-found');

/** What a company and the distributor write to each other about a claim or a warranty (docs/rules/cases.md 3). */
export const caseMessageRoutes = (app: App, service: CaseMessageService, guard: Guard): void => {
  const access = guard('caseMessages');

  app.get(
    '/api/CaseMessages/unread',
    { ...access, schema: { tags, response: { 200: unreadWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.unread(callerOf(request)), unreadToWire, caseMessagesProblem),
  );

  app.get(
    one,
    {
      ...access,
      schema: {
        tags,
        params,
        querystring: messagesQueryWire,
        refusals: notFound,
        response: { 200: correspondenceWire },
      },
    },
    async (request, reply) => {
      const which = whichCaseFromWire(request.params);
      const shown = await service.show(callerOf(request), which, maxOfQuery(request.query));
      return sendAnswer(reply, shown, correspondenceToWire, caseMessagesProblem);
    },
  );

  app.post(
    one,
    {
      ...guard('writeCaseMessages'),
      bodyLimit,
      schema: {
        tags,
        params,
        body: messageToWriteWire,
        headers: idempotencyKeyWire,
        refusals: [
          ...notFound,
          ...refused(
            'message-empty',
            'message-too-long',
            'message-too-many-pictures',
            'message-picture-wrong',
            'key-reused',
            'too-many-messages',
          ),
        ],
        response: { 200: correspondenceWire },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const { text, pictures } = request.body;
      const message = { text, pictures: pictures.map((content) => Buffer.from(content, 'base64')) };
      const written = await service.write(callerOf(request), whichCaseFromWire(request.params), message, key);
      return sendAnswer(reply, written, correspondenceToWire, messageNotSent);
    },
  );

  app.put(
    `${one}/opened`,
    { ...access, schema: { tags, params, body: openedWire, refusals: notFound, response: { 204: z.null() } } },
    async (request, reply) => {
      const { upTo } = request.body;
      const opened = await service.open(callerOf(request), whichCaseFromWire(request.params), upTo);
      if (opened.ok) return reply.status(204).send(null);
      return sendAnswer(reply, opened, () => null, caseMessagesProblem);
    },
  );

  app.get(
    `${one}/pictures/:name`,
    {
      ...access,
      schema: {
        tags,
        params: z.object({ ...whichCaseParams, name: z.string().check(z.maxLength(100)) }),
        refusals: refused('picture-not-found'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { name, ...which } = request.params;
      const picture = await service.picture(callerOf(request), whichCaseFromWire(which), name);
      return sendAnswer(reply, picture, namedFileToWire, caseMessagesProblem);
    },
  );
};
