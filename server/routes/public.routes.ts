import * as z from 'zod/mini';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import {
  deliveryMethodsToWire,
  deliveryMethodsWire,
  imagesToWire,
  imagesWire,
  soldFamiliesToWire,
  soldFamiliesWire,
  whatsappToWire,
  whatsappWire,
} from '#adapters/wire/distributor.wire.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import { namedFolder, publicFolders } from '#core/files/file-category.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const folderWire = z.object({ folder: z.string().check(z.maxLength(50)) });

export const publicRoutes = (app: App, service: PublicService): void => {
  app.get(
    '/api/Public/delivery-methods',
    { schema: { tags: ['Public'], response: { 200: deliveryMethodsWire } } },
    async (_request, reply) =>
      sendAnswer(reply, await service.deliveryMethods(), deliveryMethodsToWire, () => requestTexts.failed),
  );

  app.get(
    '/api/Public/whatsapp',
    { schema: { tags: ['Public'], response: { 200: whatsappWire } } },
    async (_request, reply) => sendAnswer(reply, await service.whatsapp(), whatsappToWire, () => requestTexts.failed),
  );

  app.get(
    '/api/Public/families',
    { schema: { tags: ['Public'], response: { 200: soldFamiliesWire } } },
    async (_request, reply) =>
      sendAnswer(reply, await service.families(), soldFamiliesToWire, () => requestTexts.failed),
  );

  app.get(
    '/api/Public/images/:folder',
    { schema: { tags: ['Public'], params: folderWire, refusals: ['not-found'], response: { 200: imagesWire } } },
    async (request, reply) => {
      const folder = namedFolder(publicFolders, request.params.folder);
      if (folder === null) return sendProblem(reply, requestTexts.notFound, { code: 'not-found' });
      return sendAnswer(reply, await service.images(folder), imagesToWire, () => requestTexts.failed);
    },
  );
};
