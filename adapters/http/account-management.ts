import * as z from 'zod/mini';
import {
  managedDocumentFromWire,
  managedDocumentsWire,
  managedDocumentWire,
} from '#adapters/wire/current-account.wire.ts';
import type { AccountManagementService } from '#core/current-account/account-management.service.ts';
import type { Call } from './call.ts';
import { accountFailure } from './current-account.ts';
import { savedOrRead } from './saved.ts';

/** The administrators' side of `api/CurrentAccounts` over HTTP. */
export const createAccountManagementService = (call: Call): AccountManagementService => {
  const path = '/api/CurrentAccounts';
  const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;
  return {
    async search(_caller, title) {
      const answer = await call({ method: 'GET', path, query: { title } }, managedDocumentsWire);
      return answer.map((found) => found.map(managedDocumentFromWire)).mapErr(accountFailure);
    },
    async read(_caller, id) {
      const answer = await call({ method: 'GET', path: pathOf(id) }, managedDocumentWire);
      return answer.map(managedDocumentFromWire).mapErr(accountFailure);
    },
    async setFinished(_caller, id, isFinished) {
      const request = { method: 'PUT', path: pathOf(id), body: { isFinished } } as const;
      const read = () => call({ method: 'GET', path: pathOf(id) }, managedDocumentWire);
      const answer = await savedOrRead(call, request, managedDocumentWire, read);
      return answer.map(managedDocumentFromWire).mapErr(accountFailure);
    },
    async remove(_caller, id) {
      const answer = await call({ method: 'DELETE', path: pathOf(id) }, z.unknown());
      return answer.map(() => null).mapErr(accountFailure);
    },
  };
};
