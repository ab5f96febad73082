import * as z from 'zod/mini';
import { productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import {
  arrangedPicturesWire,
  discardedNamesWire,
  discardedPicturesWire,
  keptPictureWire,
  keptToWaitWire,
  pictureMatchesToWire,
  pictureMatchesWire,
  pictureNamesWire,
  picturePlacementsFromWire,
  picturePlacementsWire,
  picturesOfProductWire,
  picturesToWaitWire,
  placedPicturesWire,
  sentPictureWire,
  waitingPicturesToWire,
  waitingPicturesWire,
} from '#adapters/wire/product-pictures.wire.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import type { ProductPictureFailure, ProductPictureService } from '#core/files/products/product-picture.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/Management/ProductPictures';
const tags = ['Management'];
const refused = codes<ProductPictureFailure>;
const bodyLimit = maxBodyBytes(maxPictureBytes);
/** Bytes of a body with as many names as may wait, each of the longest. */
const namesLimit = 4 * 1024 * 1024;
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

  app.get(
    `${path}/waiting`,
    { ...management, schema: { tags, response: { 200: waitingPicturesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.waiting(callerOf(request)), waitingPicturesToWire, productPictureProblem),
  );

  app.post(
    `${path}/waiting`,
    {
      ...management,
      bodyLimit: namesLimit,
      schema: {
        tags,
        body: picturesToWaitWire,
        refusals: refused(
          'picture-not-sent',
          'picture-name-wrong',
          'picture-place-twice',
          'too-many-waiting',
          'waiting-too-large',
        ),
        response: { 200: keptToWaitWire },
      },
    },
    async (request, reply) => {
      const kept = await service.wait(callerOf(request), request.body.pictures);
      return sendAnswer(reply, kept, (done) => done, productPictureProblem);
    },
  );

  app.post(
    `${path}/waiting/discard`,
    {
      ...management,
      bodyLimit: namesLimit,
      schema: { tags, body: discardedNamesWire, response: { 200: discardedPicturesWire } },
    },
    async (request, reply) => {
      const discarded = await service.discard(callerOf(request), request.body.names);
      return sendAnswer(reply, discarded, (done) => done, productPictureProblem);
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
