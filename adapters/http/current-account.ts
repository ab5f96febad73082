import {
  actualAccountFromWire,
  actualAccountWire,
  bankAccountsFromWire,
  bankAccountsWire,
  documentPageFromWire,
  documentPageWire,
} from '#adapters/wire/current-account.wire.ts';
import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CurrentAccountFailure, CurrentAccountService } from '#core/current-account/current-account.service.ts';
import type { Call, CallFailure } from './call.ts';
import { paged } from './paged.ts';

const path = '/api/CurrentAccounts';

/** The customer's side of `api/CurrentAccounts` over HTTP. */
export const createCurrentAccountService = (call: Call): CurrentAccountService => ({
  async actual() {
    const answer = await call({ method: 'GET', path: `${path}/actual` }, paged('documents', actualAccountWire));
    return answer.map(actualAccountFromWire).mapErr(accountFailure);
  },
  async historic(_caller, page) {
    const answer = await call(
      { method: 'GET', path: `${path}/historic/${page}` },
      paged('documents', documentPageWire),
    );
    return answer.map(documentPageFromWire).mapErr(accountFailure);
  },
  async bankAccounts() {
    const answer = await call({ method: 'GET', path: `${path}/bank-accounts` }, bankAccountsWire);
    return answer.map(bankAccountsFromWire).mapErr(accountFailure);
  },
  async pdf(_caller, id) {
    const answer = await call({ method: 'GET', path: `${path}/${encodeURIComponent(id)}/pdf` }, namedFileWire);
    return answer.map(namedFileFromWire).mapErr(accountFailure);
  },
});

export const accountFailure = (failure: CallFailure): CurrentAccountFailure => {
  if (failure.code !== 'problem') return failure;
  const { problem } = failure;
  return { code: problem === 'document-not-found' || problem === 'document-paid' ? problem : 'unreachable' };
};
