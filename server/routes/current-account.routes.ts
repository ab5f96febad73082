import * as z from 'zod/mini';
import { currentAccountProblem } from '#adapters/texts/office.es.ts';
import {
  actualAccountToWire,
  actualAccountWire,
  bankAccountsToWire,
  bankAccountsWire,
  documentPageToWire,
  documentPageWire,
} from '#adapters/wire/current-account.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { pageParamsWire } from '#adapters/wire/page.wire.ts';
import type { CurrentAccountDesk } from '#core/current-account/current-account-desk.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf, type Guard } from '../guard.ts';
import { namedFileToWire } from '../named-file.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['CurrentAccounts'];
const idParamsWire = z.object({ id: z.string().check(z.maxLength(64)) });

export const currentAccountRoutes = (app: App, desk: CurrentAccountDesk, guard: Guard): void => {
  app.get(
    '/api/CurrentAccounts/actual',
    { ...guard('currentAccount'), schema: { tags, response: { 200: actualAccountWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.actual(callerOf(request)), actualAccountToWire, currentAccountProblem),
  );

  app.get(
    '/api/CurrentAccounts/historic/:page',
    { ...guard('currentAccount'), schema: { tags, params: pageParamsWire, response: { 200: documentPageWire } } },
    async (request, reply) => {
      const answer = await desk.historic(callerOf(request), request.params.page);
      return sendAnswer(reply, answer, documentPageToWire, currentAccountProblem);
    },
  );

  app.get(
    '/api/CurrentAccounts/bank-accounts',
    { ...guard('currentAccount'), schema: { tags, response: { 200: bankAccountsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.bankAccounts(callerOf(request)), bankAccountsToWire, currentAccountProblem),
  );

  app.get(
    '/api/CurrentAccounts/:id/pdf',
    { ...guard('documentPdf'), schema: { tags, params: idParamsWire, response: { 200: namedFileWire } } },
    async (request, reply) => {
      const answer = await desk.pdf(callerOf(request), asId(request.params.id));
      return sendAnswer(reply, answer, namedFileToWire, currentAccountProblem);
    },
  );
};
