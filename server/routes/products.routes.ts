import * as z from 'zod/mini';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { productProblem } from '#adapters/texts/search.es.ts';
import { productBrandsWire } from '#adapters/wire/catalogue.wire.ts';
import { idFromWire, idWire, optionalIdFromWire, optionalIdWire } from '#adapters/wire/ids.wire.ts';
import { productToWire, productWire } from '#adapters/wire/product.wire.ts';
import { substitutesToWire, substitutesWire } from '#adapters/wire/substitutes.wire.ts';
import type { ProductFailure, ProductService } from '#core/catalogue/products/product.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const params = z.object({ id: idWire });

export const productRoutes = (app: App, service: ProductService, guard: Guard): void => {
  app.get(
    '/api/Products/:id',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Products'],
        params,
        refusals: codes<ProductFailure>('product-not-found'),
        response: { 200: productWire },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.read(callerOf(request), idFromWire(request.params.id)),
        productToWire,
        productProblem,
      ),
  );

  app.get(
    '/api/Products/:id/substitutes',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Products'],
        params,
        querystring: z.object({ productPriceId: optionalIdWire }),
        refusals: codes<ProductFailure>('product-not-found'),
        response: { 200: substitutesWire },
      },
    },
    async (request, reply) => {
      const row = optionalIdFromWire<'product-price'>(request.query.productPriceId);
      const answer = await service.substitutes(callerOf(request), idFromWire(request.params.id), row);
      return sendAnswer(reply, answer, substitutesToWire, productProblem);
    },
  );

  app.get(
    '/api/Products/brands-for-product/:id',
    { ...guard('catalogue'), schema: { tags: ['Products'], params, response: { 200: productBrandsWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.brands(callerOf(request), idFromWire(request.params.id)),
        (brands) => brands,
        catalogueProblem,
      ),
  );
};
