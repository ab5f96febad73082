import * as z from 'zod/mini';
import { productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import {
  arrangedPicturesWire,
  keptPictureWire,
  pictureMatchesToWire,
  pictureMatchesWire,
  pictureNamesWire,
  picturePlacementsFromWire,
  picturePlacementsWire,
  picturesOfProductWire,
  placedPicturesWire,
  sentPictureWire,
} from '#adapters/wire/product-pictures.wire.ts';
import type { ProductPictureFailure, ProductPictureService } from '#core/files/products/product-picture.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/Management/ProductPictures';
const tags = ['Management'];
const refused = codes<ProductPictureFailure>;
/** A picture of the largest size in base64, and its envelope. */
const bodyLimit = 8 * 1024 * 1024;
const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** Pictures of products: matched by their names, sent one by one, and given to their products all at once. */
export const productPictureRoutes = (app: App, service: ProductPictureService, guard: Guard): void => {
  const management = guard('management');

  app.post(
    `${path}/matches`,
    { ...management, schema: { tags, body: pictureNamesWire, response: { 200: pictureMatchesWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.match(callerOf(request), request.body.names),
        pictureMatchesToWire,
        productPictureProblem,
      ),
  );

  app.post(
    `${path}/files`,
    {
      ...management,
      bodyLimit,
      schema: {
        tags,
        body: sentPictureWire,
        refusals: refused('picture-too-large', 'picture-too-many-points', 'picture-unreadable', 'picture-name-wrong'),
        response: { 201: keptPictureWire },
      },
    },
    async (request, reply) => {
      const { name, content } = request.body;
      const sent = await service.send(callerOf(request), { name, content: Buffer.from(content, 'base64') });
      return sendAnswer(sent.ok ? reply.status(201) : reply, sent, (kept) => kept, productPictureProblem);
    },
  );

  app.post(
    path,
    {
      ...management,
      schema: {
        tags,
        body: picturePlacementsWire,
        refusals: refused('picture-not-sent', 'picture-place-twice', 'too-many-pictures', 'catalogue-busy'),
        response: { 200: placedPicturesWire },
      },
    },
    async (request, reply) => {
      const placed = await service.place(callerOf(request), picturePlacementsFromWire(request.body));
      return sendAnswer(reply, placed, (done) => done, productPictureProblem);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params,
        body: arrangedPicturesWire,
        refusals: refused(
          'product-not-found',
          'pictures-moved',
          'picture-not-sent',
          'picture-place-twice',
          'too-many-pictures',
          'catalogue-busy',
        ),
        response: { 200: picturesOfProductWire },
      },
    },
    async (request, reply) => {
      const { seen, names } = request.body;
      const arranged = await service.arrange(callerOf(request), asId(request.params.id), seen, names);
      return sendAnswer(reply, arranged, (now) => ({ names: [...now] }), productPictureProblem);
    },
  );
};
