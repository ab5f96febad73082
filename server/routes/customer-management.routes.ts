import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { customerFlawText, customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { checkOfWire } from '#adapters/wire/check.wire.ts';
import {
  customerChangeFromWire,
  customerChoicesToWire,
  customerChoicesWire,
  customerDetailsFromWire,
  customerDetailsWire,
  customerPageToWire,
  customerPageWire,
  customerQuestionWire,
  customerTableQueryWire,
  managedCustomerToWire,
  managedCustomerWire,
} from '#adapters/wire/customer-management.wire.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type {
  CustomerManagementFailure,
  CustomerManagementService,
} from '#core/customers/customer-management.service.ts';
import type { SeenCustomer } from '#core/customers/managed-customer.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendNothing, sendProblem } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const tags = ['Management'];
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const clashes = codes<CustomerManagementFailure>(
  'customer-invalid',
  'customer-code-taken',
  'customer-cuit-taken',
  'customer-login-taken',
  'customer-choice-unknown',
);

const sendCustomer = (reply: FastifyReply, answer: Result<SeenCustomer, CustomerManagementFailure>): FastifyReply => {
  if (answer.ok) {
    reply.header('etag', contentTagOf(answer.val.tag));
    return reply.send(managedCustomerToWire(answer.val));
  }
  const failure = answer.val;
  const title = customerManagementProblem(failure);
  if (failure.code === 'customer-invalid') {
    const errors = failure.flaws.map((flaw) => ({ field: flaw.field, message: customerFlawText(flaw) }));
    return sendProblem(reply, title, failure, { errors });
  }
  if (failure.code !== 'customer-choice-unknown') return sendProblem(reply, title, failure);
  return sendProblem(reply, title, failure, { errors: [{ field: failure.field, message: title }] });
};

/**
 * Everybody's customers: read by management, one at a time by the seller who has it, written by administrators. A
 * change names what was seen (`If-Match`); 412 when stale.
 */
export const customerManagementRoutes = (app: App, service: CustomerManagementService, guard: Guard): void => {
  app.get(
    '/api/Management/Customers',
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: customerQuestionWire,
        refusals: codes<CustomerManagementFailure>('page-key-unreadable'),
        response: { 200: customerPageWire },
      },
    },
    async (request, reply) => {
      const { after, ...filter } = request.query;
      const page = await service.page(callerOf(request), filter, after ?? null);
      return sendAnswer(reply, page, customerPageToWire, customerManagementProblem);
    },
  );

  app.get(
    '/api/Management/Customers/table',
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: customerTableQueryWire,
        refusals: codes<CustomerManagementFailure>('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const file = await service.table(callerOf(request), filter, format, clientAbortSignal(reply));
      return sendListFile(reply, file, customerManagementProblem);
    },
  );

  app.get(
    '/api/Management/Customers/choices',
    { ...guard('management'), schema: { tags, response: { 200: customerChoicesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.choices(callerOf(request)), customerChoicesToWire, customerManagementProblem),
  );

  app.get(
    '/api/Management/Customers/:id',
    {
      ...guard('staffOrders'),
      schema: {
        tags,
        params,
        refusals: codes<CustomerManagementFailure>('customer-not-found'),
        response: { 200: managedCustomerWire },
      },
    },
    async (request, reply) => sendCustomer(reply, await service.one(callerOf(request), asId(request.params.id))),
  );

  app.post(
    '/api/Management/Customers',
    {
      ...guard('administration'),
      schema: { tags, body: customerDetailsWire, refusals: clashes, response: { 201: managedCustomerWire } },
    },
    async (request, reply) => {
      const made = await service.create(callerOf(request), customerDetailsFromWire(request.body));
      if (made.ok) created(reply, `/api/Management/Customers/${made.val.id}`);
      return sendCustomer(reply, made);
    },
  );

  app.post(
    '/api/Management/Customers/check',
    {
      ...guard('administration'),
      schema: {
        tags,
        querystring: checkOfWire,
        body: customerDetailsWire,
        refusals: [...clashes, ...codes<CustomerManagementFailure>('customer-not-found')],
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { of = null } = request.query;
      const own = of === null ? null : asId<'customer'>(of);
      const checked = await service.check(callerOf(request), own, customerChangeFromWire(request.body));
      return sendNothing(reply, checked, customerManagementProblem);
    },
  );

  app.put(
    '/api/Management/Customers/:id',
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        body: customerDetailsWire,
        refusals: [
          ...clashes,
          ...codes<CustomerManagementFailure | TagFailure>('customer-not-found', 'customer-moved', 'version-missing'),
        ],
        response: { 200: managedCustomerWire },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const details = customerChangeFromWire(request.body);
      const id = asId<'customer'>(request.params.id);
      return sendCustomer(reply, await service.change(callerOf(request), id, seenContentsOf(ifMatch), details));
    },
  );
};
