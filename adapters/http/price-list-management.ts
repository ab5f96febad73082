import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  assignedAnswerWire,
  assignedToWire,
  comparedPageFromWire,
  comparedPageWire,
  comparisonToQuery,
  managedPriceListFromWire,
  managedPriceListsWire,
  managedPriceListWire,
  percentageSourceToWire,
} from '#adapters/wire/price-list-management.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type {
  PriceListManagementFailure,
  PriceListManagementService,
} from '#core/price-lists/management/price-list-management.service.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { type CallFailure, createCall, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** Two lists of a million articles each, in milliseconds. */
const comparedMs = 5 * 60 * 1000;
const path = '/api/Management/PriceLists';
const pathOf = (id: string, part = ''): string => `${path}/${encodeURIComponent(id)}${part}`;

const failureOf = (failure: CallFailure): PriceListManagementFailure => {
  if ('isNotOffered' in failure) return { code: 'not-offered' };
  return failure.code === 'problem' ? ownFailure<PriceListManagementFailure>(failure.problem, failure.facts) : failure;
};

/** `api/Management/PriceLists` over HTTP, which existing servers do not have. */
export const createPriceListManagementService = (settings: HttpSettings): PriceListManagementService => {
  const call = createCall(settings);
  const longCall = createLongCall(settings, comparedMs);
  const oneList = async (
    request: Parameters<typeof call>[0],
  ): Promise<Result<SeenPriceList, PriceListManagementFailure>> =>
    (await call(request, managedPriceListWire)).map(managedPriceListFromWire).mapErr(failureOf);
  return {
    async lists() {
      const answer = await call({ method: 'GET', path }, managedPriceListsWire);
      if (!answer.ok && isCallMissing(answer.val)) return Err({ code: 'not-offered' });
      return answer.map((lists) => lists.map(managedPriceListFromWire)).mapErr(failureOf);
    },
    create: (_caller, name, copied) =>
      oneList({
        method: 'POST',
        path,
        body: { name, copy: copied === null ? null : percentageSourceToWire(copied) },
      }),
    rename: (_caller, id, tag, name) =>
      oneList({
        method: 'PUT',
        path: pathOf(id),
        body: { name },
        headers: { 'if-match': tag === null ? '*' : contentTagOf(tag) },
      }),
    async assign(_caller, id, whose) {
      const body = assignedToWire(whose);
      const answer = await call({ method: 'PUT', path: pathOf(id, '/customers'), body }, assignedAnswerWire);
      return answer.map(({ moved }) => moved).mapErr(failureOf);
    },
    setWithdrawn: (_caller, id, isWithdrawn) =>
      oneList({ method: 'PUT', path: pathOf(id, '/state'), body: { isWithdrawn } }),
    schedule: (_caller, id, at, source, key, { isAgain, isSteep }) =>
      oneList({
        method: 'POST',
        path: pathOf(id, '/changes'),
        // A server of before asks nothing, and knows no such fields.
        body: {
          ...percentageSourceToWire(source),
          at,
          ...(isAgain ? { again: true } : {}),
          ...(isSteep ? { steep: true } : {}),
        },
        headers: { 'idempotency-key': key },
      }),
    cancel: (_caller, id, changeId) =>
      oneList({ method: 'DELETE', path: pathOf(id, `/changes/${encodeURIComponent(changeId)}`) }),
    async compare(_caller, question, after) {
      const query = { ...comparisonToQuery(question), ...(after === null ? {} : { after }) };
      const answer = await longCall({ method: 'GET', path: `${path}/compare`, query }, comparedPageWire);
      return answer.map(comparedPageFromWire).mapErr(failureOf);
    },
    async compareAll(_caller, question, format) {
      const query = { ...comparisonToQuery(question), format };
      const answer = await longCall({ method: 'GET', path: `${path}/compare/table`, query }, namedFileWire);
      return answer.map(receivedFile).mapErr(failureOf);
    },
  };
};
