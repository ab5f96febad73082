import * as z from 'zod/mini';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import {
  actualAccountToWire,
  actualAccountWire,
  bankAccountsToWire,
  bankAccountsWire,
  documentPageToWire,
  documentPageWire,
  documentSearchWire,
  documentStateWire,
  managedDocumentsWire,
  managedDocumentToWire,
  managedDocumentWire,
} from '#adapters/wire/current-account.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import type { AccountManagementService } from '#core/current-account/account-management.service.ts';
import type { CurrentAccountFailure, CurrentAccountService } from '#core/current-account/current-account.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['CurrentAccounts'];
const idParamsWire = z.object({ id: z.string().check(z.maxLength(64)) });

export const currentAccountRoutes = (app: App, service: CurrentAccountService, guard: Guard): void => {
  app.get(
    '/api/CurrentAccounts/actual',
    { ...guard('currentAccount'), schema: { tags, response: { 200: actualAccountWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.actual(callerOf(request)), actualAccountToWire, currentAccountProblem),
  );

  app.get(
    '/api/CurrentAccounts/historic/:page',
    { ...guard('currentAccount'), schema: { tags, params: pageParamsWire, response: { 200: documentPageWire } } },
    async (request, reply) => {
      const answer = await service.historic(callerOf(request), request.params.page);
      return sendAnswer(reply, answer, documentPageToWire, currentAccountProblem);
    },
  );

  app.get(
    '/api/CurrentAccounts/bank-accounts',
    { ...guard('currentAccount'), schema: { tags, response: { 200: bankAccountsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.bankAccounts(callerOf(request)), bankAccountsToWire, currentAccountProblem),
  );

  app.get(
    '/api/CurrentAccounts/:id/pdf',
    {
      ...guard('documentPdf'),
      schema: {
        tags,
        params: idParamsWire,
        refusals: codes<CurrentAccountFailure>('document-not-found'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const answer = await service.pdf(callerOf(request), asId(request.params.id));
      return sendAnswer(reply, answer, namedFileToWire, currentAccountProblem);
    },
  );
};

/** The administrators' side: documents of every company. */
export const accountManagementRoutes = (app: App, service: AccountManagementService, guard: Guard): void => {
  const one = {
    tags,
    params: idParamsWire,
    refusals: codes<CurrentAccountFailure>('document-not-found'),
    response: { 200: managedDocumentWire },
  };

  app.get(
    '/api/CurrentAccounts',
    {
      ...guard('administration'),
      schema: { tags, querystring: documentSearchWire, response: { 200: managedDocumentsWire } },
    },
    async (request, reply) => {
      const answer = await service.search(callerOf(request), request.query.title);
      return sendAnswer(reply, answer, (found) => found.map(managedDocumentToWire), currentAccountProblem);
    },
  );

  app.get('/api/CurrentAccounts/:id', { ...guard('administration'), schema: one }, async (request, reply) => {
    const answer = await service.read(callerOf(request), asId(request.params.id));
    return sendAnswer(reply, answer, managedDocumentToWire, currentAccountProblem);
  });

  app.put(
    '/api/CurrentAccounts/:id',
    { ...guard('administration'), schema: { ...one, body: documentStateWire } },
    async (request, reply) => {
      const answer = await service.setFinished(callerOf(request), asId(request.params.id), request.body.isFinished);
      return sendAnswer(reply, answer, managedDocumentToWire, currentAccountProblem);
    },
  );

  app.delete(
    '/api/CurrentAccounts/:id',
    {
      ...guard('administration'),
      schema: {
        tags,
        params: idParamsWire,
        refusals: codes<CurrentAccountFailure>('document-not-found', 'document-paid'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const answer = await service.remove(callerOf(request), asId(request.params.id));
      if (answer.ok) return reply.status(204).send(null);
      return sendAnswer(reply, answer, () => null, currentAccountProblem);
    },
  );
};
