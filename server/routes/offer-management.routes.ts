import type { FastifyReply } from 'fastify';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { offerFaultsOf, offerFaultText, offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { optionalIdFromWire } from '#adapters/wire/ids.wire.ts';
import {
  managedOfferPageToWire,
  managedOfferPageWire,
  managedOfferParams,
  managedOfferToWire,
  managedOfferWire,
  offerCartsWire,
  offerDetailsFromWire,
  offerDetailsWire,
  offerKindParams,
  offerPreviewAskedWire,
  offerPreviewToWire,
  offerPreviewWire,
  offerQuestionFromWire,
  offerQuestionWire,
  offerRowsQuestionWire,
  rowsToOfferToWire,
  rowsToOfferWire,
} from '#adapters/wire/offer-management.wire.ts';
import type { ManagedOffer } from '#core/offers/management/managed-offer.ts';
import { type OfferFlaw, offerFlawFields } from '#core/offers/management/offer-flaws.ts';
import type {
  OfferManagementFailure,
  OfferManagementService,
} from '#core/offers/management/offer-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { fieldsOf } from '../bad-fields.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Management'];
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const path = '/api/Management/Offers';
const flawed = [
  ...(Object.keys(offerFlawFields) as readonly OfferFlaw['code'][]),
  ...codes<OfferManagementFailure>(
    'offer-overlaps',
    'promotion-overlaps',
    'value-offer-overlaps',
    'offer-row-not-found',
    'offer-row-discontinued',
    'offer-scope-not-found',
    'catalogue-busy',
  ),
];

/** The faults of an offer, each at its field; any other refusal as it is. */
const sendRefused = (reply: FastifyReply, failure: OfferManagementFailure): FastifyReply => {
  const faults = offerFaultsOf(failure);
  const errors = faults.flatMap((fault) =>
    fieldsOf(fault.code).map((field) => ({ field, message: offerFaultText(fault) })),
  );
  return sendProblem(reply, offerManagementProblem(failure), failure, faults.length > 1 ? { errors } : {});
};

const sendOffer = (reply: FastifyReply, answer: Result<ManagedOffer, OfferManagementFailure>): FastifyReply => {
  if (!answer.ok) return sendRefused(reply, answer.val);
  reply.header('etag', contentTagOf(answer.val.tag));
  return reply.send(managedOfferToWire(answer.val));
};

/** Offers and promotions as management settles them. A change names what was seen (`If-Match`); 412 when stale. */
export const offerManagementRoutes = (app: App, service: OfferManagementService, guard: Guard): void => {
  const management = guard('management');
  const notFound = codes<OfferManagementFailure>('managed-offer-not-found');

  app.get(
    `${path}/rows`,
    { ...management, schema: { tags, querystring: offerRowsQuestionWire, response: { 200: rowsToOfferWire } } },
    async (request, reply) => {
      const rows = await service.rowsOf(callerOf(request), asId(request.query.productId));
      return sendAnswer(reply, rows, rowsToOfferToWire, offerManagementProblem);
    },
  );

  app.get(
    `${path}/:kind`,
    {
      ...management,
      schema: {
        tags,
        params: offerKindParams,
        querystring: offerQuestionWire,
        refusals: codes<OfferManagementFailure>('page-key-unreadable'),
        response: { 200: managedOfferPageWire },
      },
    },
    async (request, reply) => {
      const filter = offerQuestionFromWire(request.params.kind, request.query);
      const page = await service.page(callerOf(request), filter, request.query.after ?? null);
      return sendAnswer(reply, page, managedOfferPageToWire, offerManagementProblem);
    },
  );

  app.get(
    `${path}/:kind/:id`,
    {
      ...management,
      schema: { tags, params: managedOfferParams, refusals: notFound, response: { 200: managedOfferWire } },
    },
    async (request, reply) =>
      sendOffer(reply, await service.one(callerOf(request), request.params.kind, asId(request.params.id))),
  );

  app.post(
    `${path}/:kind`,
    {
      ...management,
      schema: {
        tags,
        params: offerKindParams,
        body: offerDetailsWire,
        refusals: flawed,
        response: { 201: managedOfferWire },
      },
    },
    async (request, reply) => {
      const { kind } = request.params;
      const made = await service.create(callerOf(request), kind, offerDetailsFromWire(request.body));
      if (made.ok) created(reply, `${path}/${kind}/${made.val.id}`);
      return sendOffer(reply, made);
    },
  );

  app.put(
    `${path}/:kind/:id`,
    {
      ...management,
      schema: {
        tags,
        params: managedOfferParams,
        body: offerDetailsWire,
        refusals: [
          ...flawed,
          ...notFound,
          ...codes<OfferManagementFailure | TagFailure>(
            'managed-offer-moved',
            'managed-offer-withdrawn',
            'version-missing',
          ),
        ],
        response: { 200: managedOfferWire },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const { kind, id } = request.params;
      const details = offerDetailsFromWire(request.body);
      const changed = await service.change(callerOf(request), kind, asId(id), seenContentsOf(ifMatch), details);
      return sendOffer(reply, changed);
    },
  );

  app.post(
    `${path}/:kind/preview`,
    {
      ...management,
      schema: {
        tags,
        params: offerKindParams,
        body: offerPreviewAskedWire,
        refusals: [...flawed, ...codes<OfferManagementFailure>('customer-not-found')],
        response: { 200: offerPreviewWire },
      },
    },
    async (request, reply) => {
      const { customerId, offerId, ...asked } = request.body;
      const { kind } = request.params;
      const details = offerDetailsFromWire(asked);
      const preview = await service.preview(callerOf(request), kind, details, {
        customerId: optionalIdFromWire(customerId),
        offerId: optionalIdFromWire(offerId),
      });
      return preview.ok ? reply.send(offerPreviewToWire(preview.val)) : sendRefused(reply, preview.val);
    },
  );

  app.get(
    `${path}/:kind/:id/carts`,
    {
      ...management,
      schema: { tags, params: managedOfferParams, refusals: notFound, response: { 200: offerCartsWire } },
    },
    async (request, reply) => {
      const carts = await service.carts(callerOf(request), request.params.kind, asId(request.params.id));
      return sendAnswer(reply, carts, (count) => ({ carts: count }), offerManagementProblem);
    },
  );

  app.post(
    `${path}/:kind/:id/withdrawal`,
    {
      ...management,
      schema: {
        tags,
        params: managedOfferParams,
        refusals: [...notFound, ...codes<OfferManagementFailure>('managed-offer-withdrawn', 'catalogue-busy')],
        response: { 200: managedOfferWire },
      },
    },
    async (request, reply) =>
      sendOffer(reply, await service.withdraw(callerOf(request), request.params.kind, asId(request.params.id))),
  );
};
