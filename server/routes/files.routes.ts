import * as z from 'zod/mini';
import { filesProblem } from '#adapters/texts/promotions.es.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { filesToWire, filesWire } from '#adapters/wire/distributor.wire.ts';
import type { FileService } from '#core/files/file.service.ts';
import { namedFolder, sharedFolders } from '#core/files/file-category.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const folderWire = z.object({ category: z.string().check(z.maxLength(50)) });

/** The lists of flyers and popups. */
export const filesRoutes = (app: App, service: FileService, guard: Guard): void => {
  app.get(
    '/api/Files/:category',
    {
      ...guard('catalogue'),
      schema: { tags: ['Files'], params: folderWire, refusals: ['not-found'], response: { 200: filesWire } },
    },
    async (request, reply) => {
      const folder = namedFolder(sharedFolders, request.params.category);
      if (folder === null) return sendProblem(reply, requestTexts.notFound, { code: 'not-found' });
      return sendAnswer(reply, await service.list(callerOf(request), folder), filesToWire, filesProblem);
    },
  );
};
