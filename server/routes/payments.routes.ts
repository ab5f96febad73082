import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { paymentProblem } from '#adapters/texts/payments.es.ts';
import { maxBodyBytes } from '#adapters/wire/base64.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  acceptanceWire,
  ownPaymentsQueryWire,
  paymentFilterFromWire,
  paymentPageToWire,
  paymentPageWire,
  paymentQueryWire,
  paymentTableQueryWire,
  paymentToWire,
  paymentWire,
  refusalWire,
  reportedPaymentFromWire,
  reportedPaymentWire,
  reversedPaymentToWire,
  reversedPaymentWire,
} from '#adapters/wire/payments.wire.ts';
import type { PaymentFailure, PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import type { Payment } from '#core/payments/payment.ts';
import { maxReceiptBytes } from '#core/payments/receipt.ts';
import { asId } from '#core/shared/ids.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { created, sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { sendListFile } from './list-file-answer.ts';

const tags = ['Payments'];
const params = z.object({ id: z.string().check(z.maxLength(64)) });
const bodyLimit = maxBodyBytes(maxReceiptBytes);
const refused = codes<PaymentFailure>;
const notFound = refused('payment-not-found');
const decided = refused('payment-not-found', 'payment-decided');

const sendPayment = (reply: FastifyReply, answer: Result<Payment, PaymentFailure>) =>
  sendAnswer(reply, answer, paymentToWire, paymentProblem);
const sendReceipt = (reply: FastifyReply, answer: Result<NamedFile, PaymentFailure>) =>
  sendAnswer(reply, answer, namedFileToWire, paymentProblem);

/** Payments that a company reports (docs/rules/payments.md 1). */
export const paymentRoutes = (app: App, service: PaymentService, guard: Guard): void => {
  const access = guard('currentAccount');

  app.get(
    '/api/Payments',
    {
      ...access,
      schema: {
        tags,
        querystring: ownPaymentsQueryWire,
        refusals: refused('page-key-unreadable'),
        response: { 200: paymentPageWire },
      },
    },
    async (request, reply) => {
      const page = await service.list(callerOf(request), request.query.after ?? null);
      return sendAnswer(reply, page, paymentPageToWire, paymentProblem);
    },
  );

  app.post(
    '/api/Payments',
    {
      ...access,
      bodyLimit,
      schema: {
        tags,
        body: reportedPaymentWire,
        headers: idempotencyKeyWire,
        refusals: refused(
          'payment-amount-wrong',
          'payment-day-wrong',
          'payment-day-ahead',
          'payment-day-too-old',
          'payment-reference-missing',
          'payment-reference-too-long',
          'payment-note-too-long',
          'payment-document-unknown',
          'key-reused',
          'receipt-too-large',
          'receipt-unreadable',
        ),
        response: { 201: paymentWire },
      },
    },
    async (request, reply) => {
      const { receipt } = request.body;
      const file = receipt === null ? null : { ...receipt, content: Buffer.from(receipt.content, 'base64') };
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const reported = await service.report(callerOf(request), reportedPaymentFromWire(request.body), file, key);
      if (reported.ok) created(reply, `/api/Payments/${reported.val.id}`);
      return sendPayment(reply, reported);
    },
  );

  app.post(
    '/api/Payments/:id/withdrawal',
    { ...access, schema: { tags, params, refusals: decided, response: { 200: paymentWire } } },
    async (request, reply) => sendPayment(reply, await service.withdraw(callerOf(request), asId(request.params.id))),
  );

  app.get(
    '/api/Payments/:id/receipt',
    { ...access, schema: { tags, params, refusals: notFound, response: { 200: namedFileWire } } },
    async (request, reply) => sendReceipt(reply, await service.receipt(callerOf(request), asId(request.params.id))),
  );
};

/**
 * The distributor's side: what all companies report, read by management, accepted or refused by administrators
 * (docs/rules/payments.md 3).
 */
export const paymentManagementRoutes = (app: App, service: PaymentManagementService, guard: Guard): void => {
  const reading = guard('management');
  const deciding = guard('administration');
  const path = '/api/Management/Payments';

  app.get(
    path,
    {
      ...reading,
      schema: {
        tags,
        querystring: paymentQueryWire,
        refusals: refused('page-key-unreadable'),
        response: { 200: paymentPageWire },
      },
    },
    async (request, reply) => {
      const { after = null, ...query } = request.query;
      const page = await service.list(callerOf(request), paymentFilterFromWire(query), after);
      return sendAnswer(reply, page, paymentPageToWire, paymentProblem);
    },
  );

  app.get(
    `${path}/table`,
    {
      ...reading,
      schema: {
        tags,
        querystring: paymentTableQueryWire,
        refusals: refused('nothing-to-export', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query;
      const file = await service.table(
        callerOf(request),
        paymentFilterFromWire(query),
        format,
        clientAbortSignal(reply),
      );
      return sendListFile(reply, file, paymentProblem);
    },
  );

  app.get(
    `${path}/:id`,
    { ...reading, schema: { tags, params, refusals: notFound, response: { 200: paymentWire } } },
    async (request, reply) => sendPayment(reply, await service.one(callerOf(request), asId(request.params.id))),
  );

  app.get(
    `${path}/:id/receipt`,
    { ...reading, schema: { tags, params, refusals: notFound, response: { 200: namedFileWire } } },
    async (request, reply) => sendReceipt(reply, await service.receipt(callerOf(request), asId(request.params.id))),
  );

  app.post(
    `${path}/:id/acceptance`,
    { ...deciding, schema: { tags, params, body: acceptanceWire, refusals: decided, response: { 200: paymentWire } } },
    async (request, reply) => {
      const { settles } = request.body;
      const accepted = await service.accept(callerOf(request), asId(request.params.id), settles);
      return sendPayment(reply, accepted);
    },
  );

  app.post(
    `${path}/:id/application`,
    {
      ...deciding,
      schema: {
        tags,
        params,
        refusals: refused('payment-not-found', 'payment-not-on-account'),
        response: { 200: paymentWire },
      },
    },
    async (request, reply) => sendPayment(reply, await service.apply(callerOf(request), asId(request.params.id))),
  );

  app.post(
    `${path}/:id/refusal`,
    {
      ...deciding,
      schema: {
        tags,
        params,
        body: refusalWire,
        refusals: [...decided, ...refused('payment-reason-missing', 'payment-reason-too-long')],
        response: { 200: paymentWire },
      },
    },
    async (request, reply) => {
      const refusal = await service.refuse(callerOf(request), asId(request.params.id), request.body.reason);
      return sendPayment(reply, refusal);
    },
  );

  app.post(
    `${path}/:id/reversal`,
    {
      ...deciding,
      schema: {
        tags,
        params,
        body: refusalWire,
        refusals: refused(
          'payment-not-found',
          'payment-not-accepted',
          'payment-reason-missing',
          'payment-reason-too-long',
        ),
        response: { 200: reversedPaymentWire },
      },
    },
    async (request, reply) => {
      const reversal = await service.reverse(callerOf(request), asId(request.params.id), request.body.reason);
      return sendAnswer(reply, reversal, reversedPaymentToWire, paymentProblem);
    },
  );
};
