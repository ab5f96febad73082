import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Picture, PictureFolder } from '#adapters/files/picture-folder.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { type FileCategory, fileCategories, type PicturePaths, publicFolders } from '#core/files/file-category.ts';
import { sendProblem } from '../problems.ts';
import type { App } from './app.ts';

/** Kept for ten minutes; then shown at once for a week more while the browser asks whether it changed. */
const keep = 'public, max-age=600, stale-while-revalidate=604800';
/** The few of the public page: an administrator who replaces one under the same name sees the new one at once. */
const keepAsking = 'public, no-cache';
const isPublic = (category: FileCategory): boolean => publicFolders.some((folder) => folder === category);
/** A photograph may arrive for what has none yet. */
const keepMissing = 'public, max-age=600';

/** An uploaded SVG opened by its address runs nothing and fetches nothing. */
const harmless = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const schema = {
  tags: ['Pictures'],
  params: z.object({ name: z.string() }),
  refusals: ['not-found'],
  response: { 200: { description: 'The picture', content: { 'image/*': { schema: z.file() } } }, 304: z.null() },
};

/** The distributor's pictures, at the paths of the settings, for everybody: a browser's image has no token. */
export const pictureRoutes = (app: App, pictures: PictureFolder, paths: PicturePaths): void => {
  for (const category of fileCategories) {
    app.get(`/${paths[category]}:name`, { config: { rateLimit: false }, schema }, async (request, reply) => {
      const { name } = request.params;
      const picture = await pictures.find(category, name);
      return picture === null
        ? sendMissing(reply, category)
        : sendPicture(request, reply, picture, isPublic(category) ? keepAsking : keep);
    });
  }
};

const sendPicture = (request: FastifyRequest, reply: FastifyReply, picture: Picture, keeping: string): FastifyReply => {
  const tag = `W/"${picture.version}"`;
  showable(reply).header('cache-control', keeping).header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  if (known.includes(tag) || known.includes('*')) return reply.status(304).send();
  return reply.type(picture.type).header('content-length', picture.size).send(picture.open());
};

/** No substitute picture: clients show the drawing of the article's family, which says more. */
const sendMissing = (reply: FastifyReply, category: FileCategory): FastifyReply =>
  sendProblem(category === 'Products' ? reply.header('cache-control', keepMissing) : reply, requestTexts.notFound, {
    code: 'not-found',
  });

/** Pages of other addresses may show it too (API_BASE_URL). */
const showable = (reply: FastifyReply): FastifyReply =>
  reply.header('content-security-policy', harmless).header('cross-origin-resource-policy', 'cross-origin');
