import * as z from 'zod/mini';
import {
  correspondenceWire,
  type messageToWriteWire,
  unreadFromWire,
  unreadWire,
} from '#adapters/wire/case-messages.wire.ts';
import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { CaseMessageFailure, CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import type { WhichCase } from '#core/cases/messages/case-message.ts';
import { formatNumber } from '#core/orders/number.ts';
import { base64Of } from './base64.ts';
import { type CallFailure, createCall, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** Four pictures of the largest size over a slow line, in milliseconds. */
const uploadMs = 5 * 60 * 1000;

/** `api/CaseMessages` over HTTP, which existing servers do not have. */
export const createCaseMessageService = (settings: HttpSettings): CaseMessageService => {
  const [call, upload] = [createCall(settings), createLongCall(settings, uploadMs)];
  const pathOf = (which: WhichCase): string => `/api/CaseMessages/${which.kind}/${formatNumber(which)}`;
  return {
    async show(_caller, which, most) {
      const query = { most: String(most) };
      return (await call({ method: 'GET', path: pathOf(which), query }, correspondenceWire)).mapErr(failureOf);
    },
    async write(_caller, which, { text, pictures }, key) {
      const body = { text, pictures: pictures.map(base64Of) } satisfies z.input<typeof messageToWriteWire>;
      const headers = { 'idempotency-key': key };
      return (await upload({ method: 'POST', path: pathOf(which), body, headers }, correspondenceWire)).mapErr(
        failureOf,
      );
    },
    async open(_caller, which, upTo) {
      const answer = await call({ method: 'PUT', path: `${pathOf(which)}/opened`, body: { upTo } }, z.unknown());
      return answer.map(() => null).mapErr(failureOf);
    },
    async unread() {
      const answer = await call({ method: 'GET', path: '/api/CaseMessages/unread' }, unreadWire);
      return answer.map(unreadFromWire).mapErr(failureOf);
    },
    async picture(_caller, which, name) {
      const path = `${pathOf(which)}/pictures/${encodeURIComponent(name)}`;
      return (await call({ method: 'GET', path }, namedFileWire)).map(namedFileFromWire).mapErr(failureOf);
    },
  };
};

const failureOf = (failure: CallFailure): CaseMessageFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  const isNamed = failure.problem === 'case-not-found' || failure.problem === 'picture-not-found';
  if (!isNamed && isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<CaseMessageFailure>(failure.problem, failure.facts);
};
