import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { issueText, requestTexts } from '#adapters/texts/validation.es.ts';
import {
  importApplyWire,
  importFormWire,
  importReadingWire,
  importRunToWire,
  importRunWire,
  unconfirmedImportsToWire,
  unconfirmedImportsWire,
} from '#adapters/wire/imports.wire.ts';
import type { ImportFailure, ImportService } from '#core/catalogue/import/import.service.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem, statusOf } from '../problems.ts';
import type { App } from './app.ts';

const idWire = z.object({ id: z.string().check(z.maxLength(100)) });
const uploadForm = z.extend(importFormWire, { file: z.file() });
const maxFields = 10;
/** A large spreadsheet over a slow line, in milliseconds. */
const uploadMs = 60 * 60 * 1000;

/** Importing spreadsheets: the file and its form in one upload, then its state, its writing, its end. */
export const importRoutes = async (app: App, service: ImportService, guard: Guard, maxBytes: number): Promise<void> => {
  await app.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: maxFields } });

  app.post(
    '/api/Imports',
    {
      ...guard('administration'),
      bodyLimit: maxBytes,
      config: { bodyMs: uploadMs },
      schema: {
        tags: ['Imports'],
        upload: uploadForm,
        refusals: codes<ImportFailure>('body-too-large'),
        response: { 202: importRunWire },
      },
    },
    async (request, reply) => {
      const file = await uploadedFile(request);
      if (file === null) return sendProblem(reply, requestTexts.mediaType, { code: 'media-type' });
      const form = z.safeParse(importFormWire, formOf(file));
      if (!form.success) {
        file.file.resume();
        const errors = form.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issueText(issue) }));
        return sendProblem(reply, requestTexts.invalid, { code: 'invalid-input' }, { errors });
      }
      const { kind, mapping = null, sheet = null, priceList = null, supplier = null } = form.data;
      const upload = { kind, mapping, sheet, priceList, supplier, fileName: file.filename, content: file.file };
      return sendAnswer(
        reply.status(202),
        await service.start(callerOf(request), upload),
        importRunToWire,
        textFor(kind),
      );
    },
  );

  app.get(
    '/api/Imports/unconfirmed',
    { ...guard('management'), schema: { tags: ['Imports'], response: { 200: unconfirmedImportsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.unconfirmed(callerOf(request)), unconfirmedImportsToWire, textFor('catalogue')),
  );

  app.get(
    '/api/Imports/:id',
    {
      ...guard('management'),
      schema: {
        tags: ['Imports'],
        params: idWire,
        refusals: codes<ImportFailure>('import-not-found'),
        response: { 200: importRunWire },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.show(callerOf(request), request.params.id),
        importRunToWire,
        textFor('catalogue'),
      ),
  );

  app.post(
    '/api/Imports/:id/map',
    {
      ...guard('administration'),
      schema: {
        tags: ['Imports'],
        params: idWire,
        body: importReadingWire,
        refusals: codes<ImportFailure>('import-not-found', 'import-not-ready'),
        response: { 202: importRunWire },
      },
    },
    async (request, reply) => {
      const { mapping = null, sheet = null, priceList = null, supplier = null } = request.body;
      const reading = { mapping, sheet, priceList, supplier };
      const mapped = await service.map(callerOf(request), request.params.id, reading);
      return sendAnswer(reply.status(202), mapped, importRunToWire, textFor('catalogue'));
    },
  );

  app.post(
    '/api/Imports/:id/apply',
    {
      ...guard('administration'),
      schema: {
        tags: ['Imports'],
        params: idWire,
        body: importApplyWire,
        refusals: codes<ImportFailure>(
          'import-not-found',
          'import-not-ready',
          'import-changed',
          'rows-rejected',
          'catalogue-busy',
        ),
        response: { 202: importRunWire },
      },
    },
    async (request, reply) => {
      const applied = await service.apply(callerOf(request), request.params.id, request.body);
      return sendAnswer(reply.status(202), applied, importRunToWire, textFor('catalogue'));
    },
  );

  app.delete(
    '/api/Imports/:id',
    {
      ...guard('administration'),
      schema: {
        tags: ['Imports'],
        params: idWire,
        refusals: codes<ImportFailure>('import-not-found', 'import-not-ready'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const discarded = await service.discard(callerOf(request), request.params.id);
      if (discarded.ok) return reply.status(204).send(null);
      return sendProblem(reply, importProblem(discarded.val, 'catalogue'), discarded.val, {
        status: statusOf(discarded.val.code),
      });
    },
  );
};

const uploadedFile = async (request: FastifyRequest): Promise<MultipartFile | null> =>
  request.isMultipart() ? ((await request.file()) ?? null) : null;

/** The fields that came before the file, as texts. */
const formOf = (file: MultipartFile): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(file.fields).flatMap(([name, field]) =>
      field !== undefined && 'value' in field ? [[name, field.value]] : [],
    ),
  );

const textFor =
  (kind: ImportKind) =>
  (failure: ImportFailure): string =>
    importProblem(failure, kind);
