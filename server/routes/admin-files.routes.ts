import * as z from 'zod/mini';
import { picturesProblem } from '#adapters/texts/pictures.es.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import { offerValueQuantitiesToWire, offerValueQuantitiesWire } from '#adapters/wire/offers.wire.ts';
import {
  lotTitlesWire,
  picturesWire,
  pictureToPutWire,
  pictureToWire,
  pictureWire,
} from '#adapters/wire/pictures.wire.ts';
import { namedFolder } from '#core/files/file-category.ts';
import type { PictureService, PicturesFailure } from '#core/files/picture.service.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { keptFolders } from '#core/files/upload.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/admin-files';
const tags = ['admin-files'];
const unknown = { code: 'picture-category-unknown' } as const;
const folderText = z.string().check(z.maxLength(50));

const bodyLimit = maxBodyBytes(maxPictureBytes);

/** The distributor's pictures, for administrators (docs/rules/files.md 6). */
export const adminFilesRoutes = (app: App, service: PictureService, guard: Guard): void => {
  const group = guard('administration');

  app.get(
    `${path}/:category`,
    {
      ...group,
      schema: {
        tags,
        params: z.object({ category: folderText }),
        refusals: codes<PicturesFailure>('picture-category-unknown'),
        response: { 200: picturesWire },
      },
    },
    async (request, reply) => {
      const folder = namedFolder(keptFolders, request.params.category);
      if (folder === null) return sendProblem(reply, picturesProblem(unknown), unknown);
      const answer = await service.list(callerOf(request), folder);
      return sendAnswer(reply, answer, (files) => files.map(pictureToWire), picturesProblem);
    },
  );

  app.post(
    path,
    {
      ...group,
      bodyLimit,
      schema: {
        tags,
        body: pictureToPutWire,
        refusals: codes<PicturesFailure>(
          'picture-offer-unknown',
          'picture-too-large',
          'picture-too-many-points',
          'picture-unreadable',
          'picture-name-wrong',
          'picture-not-what-it-says',
        ),
        response: { 201: pictureWire },
      },
    },
    async (request, reply) => {
      const { name, content, category } = request.body;
      const folder = namedFolder(keptFolders, category);
      if (folder === null) {
        const errors = [{ field: 'category', message: picturesProblem(unknown) }];
        return sendProblem(reply, requestTexts.invalid, { code: 'invalid-input' }, { errors });
      }
      const file = { folder, name, content: Buffer.from(content, 'base64') };
      const answer = await service.put(callerOf(request), file);
      if (answer.ok) created(reply, `${path}/${folder}/${encodeURIComponent(name)}`);
      return sendAnswer(reply, answer, pictureToWire, picturesProblem);
    },
  );

  app.delete(
    `${path}/:category/:name`,
    {
      ...group,
      schema: {
        tags,
        params: z.object({ category: folderText, name: z.string() }),
        refusals: codes<PicturesFailure>('picture-category-unknown', 'picture-not-found'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const folder = namedFolder(keptFolders, request.params.category);
      if (folder === null) return sendProblem(reply, picturesProblem(unknown), unknown);
      const answer = await service.remove(callerOf(request), folder, request.params.name);
      if (answer.ok) return reply.status(204).send(null);
      return sendProblem(reply, picturesProblem(answer.val), answer.val);
    },
  );

  app.get(
    '/api/Offers/lots-complete',
    { ...group, schema: { tags: ['Offers'], response: { 200: lotTitlesWire } } },
    async (request, reply) => sendAnswer(reply, await service.lots(callerOf(request)), (lots) => lots, picturesProblem),
  );

  app.get(
    '/api/Offers/value-quantity-complete',
    { ...group, schema: { tags: ['Offers'], response: { 200: offerValueQuantitiesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.valueQuantities(callerOf(request)), offerValueQuantitiesToWire, picturesProblem),
  );
};
