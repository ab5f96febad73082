import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { productFlawText, productManagementProblem } from '#adapters/texts/product-management.es.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import {
  attributeNamesWire,
  attributeQuestionWire,
  managedProductToWire,
  managedProductWire,
  productChangeFromWire,
  productChoicesToWire,
  productChoicesWire,
  productDetailsFromWire,
  productDetailsWire,
  productPageToWire,
  productPageWire,
  productQuestionWire,
  productSaleWire,
} from '#adapters/wire/product-management.wire.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type {
  ProductManagementFailure,
  ProductManagementService,
} from '#core/catalogue/management/product-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendNothing, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/Management/Products';
const tags = ['Management'];
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const refused = codes<ProductManagementFailure>;
const clashes = refused(
  'product-invalid',
  'product-code-taken',
  'product-sold-elsewhere',
  'product-choice-unknown',
  'catalogue-busy',
);

const sendProduct = (reply: FastifyReply, answer: Result<SeenProduct, ProductManagementFailure>): FastifyReply => {
  if (answer.ok) {
    reply.header('etag', contentTagOf(answer.val.tag));
    return reply.send(managedProductToWire(answer.val));
  }
  const failure = answer.val;
  const title = productManagementProblem(failure);
  if (failure.code === 'product-invalid') {
    const errors = failure.flaws.map((flaw) => ({ field: flaw.field, message: productFlawText(flaw) }));
    return sendProblem(reply, title, failure, { errors });
  }
  if (failure.code !== 'product-choice-unknown') return sendProblem(reply, title, failure);
  return sendProblem(reply, title, failure, { errors: [{ field: failure.field, message: title }] });
};

/** Products as management settles them. A change names what was seen (`If-Match`); 412 when stale. */
export const productManagementRoutes = (app: App, service: ProductManagementService, guard: Guard): void => {
  const management = guard('management');

  app.get(
    path,
    {
      ...management,
      schema: {
        tags,
        querystring: productQuestionWire,
        refusals: refused('page-key-unreadable'),
        response: { 200: productPageWire },
      },
    },
    async (request, reply) => {
      const { after, ...filter } = request.query;
      const page = await service.page(callerOf(request), filter, after ?? null);
      return sendAnswer(reply, page, productPageToWire, productManagementProblem);
    },
  );

  app.get(
    `${path}/choices`,
    { ...management, schema: { tags, response: { 200: productChoicesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.choices(callerOf(request)), productChoicesToWire, productManagementProblem),
  );

  app.get(
    `${path}/attributes`,
    {
      ...management,
      schema: { tags, querystring: attributeQuestionWire, response: { 200: attributeNamesWire } },
    },
    async (request, reply) => {
      const answer = await service.attributes(callerOf(request), request.query.typeId);
      return sendAnswer(reply, answer, (names) => ({ names: [...names] }), productManagementProblem);
    },
  );

  app.get(
    `${path}/:id`,
    {
      ...management,
      schema: { tags, params, refusals: refused('product-not-found'), response: { 200: managedProductWire } },
    },
    async (request, reply) => sendProduct(reply, await service.one(callerOf(request), asId(request.params.id))),
  );

  app.post(
    path,
    {
      ...management,
      schema: { tags, body: productDetailsWire, refusals: clashes, response: { 201: managedProductWire } },
    },
    async (request, reply) => {
      const made = await service.create(callerOf(request), productDetailsFromWire(request.body));
      if (made.ok) created(reply, `${path}/${made.val.id}`);
      return sendProduct(reply, made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params,
        body: productDetailsWire,
        refusals: [
          ...clashes,
          ...codes<ProductManagementFailure | TagFailure>('product-not-found', 'product-moved', 'version-missing'),
        ],
        response: { 200: managedProductWire },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const details = productChangeFromWire(request.body);
      const id = asId<'product'>(request.params.id);
      return sendProduct(reply, await service.change(callerOf(request), id, seenContentsOf(ifMatch), details));
    },
  );

  app.put(
    `${path}/:id/sale`,
    {
      ...management,
      schema: {
        tags,
        params,
        body: productSaleWire,
        refusals: refused('product-not-found', 'catalogue-busy'),
        response: { 200: managedProductWire },
      },
    },
    async (request, reply) =>
      sendProduct(reply, await service.setSale(callerOf(request), asId(request.params.id), request.body.sale)),
  );

  app.get(
    `${path}/:id/removal`,
    {
      ...management,
      schema: {
        tags,
        params,
        refusals: refused('product-not-found', 'product-in-use'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) =>
      sendNothing(reply, await service.mayRemove(callerOf(request), asId(request.params.id)), productManagementProblem),
  );

  app.delete(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params,
        refusals: refused('product-not-found', 'product-in-use', 'catalogue-busy'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const removed = await service.remove(callerOf(request), asId(request.params.id));
      return sendNothing(reply, removed, productManagementProblem);
    },
  );
};
