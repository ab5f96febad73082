import {
  failedMailsWire,
  outboxFilterToWire,
  outboxMailWire,
  outboxPageWire,
  waitingMailsWire,
} from '#adapters/wire/mails.wire.ts';
import type { OutboxFailure, OutboxService } from '#core/mail/outbox.service.ts';
import { type CallFailure, createCall, type HttpSettings, isCallMissing } from './call.ts';
import { createListFileCall } from './list-file.ts';

const path = '/api/Management/Mails';

/** `api/Management/Mails` over HTTP, which existing servers do not have. */
export const createOutboxService = (settings: HttpSettings): OutboxService => {
  const call = createCall(settings);
  const file = createListFileCall(settings);
  return {
    async list(_caller, filter, after) {
      const query = { ...outboxFilterToWire(filter), ...(after === null ? {} : { after }) };
      return (await call({ method: 'GET', path, query }, outboxPageWire)).mapErr(outboxFailure);
    },
    async table(_caller, filter, format) {
      return (await file(`${path}/table`, { ...outboxFilterToWire(filter), format })).mapErr(outboxFailure);
    },
    async failedCount() {
      const answer = await call({ method: 'GET', path: `${path}/failed` }, failedMailsWire);
      return answer.map(({ failed }) => failed).mapErr(outboxFailure);
    },
    async waiting() {
      return (await call({ method: 'GET', path: `${path}/waiting` }, waitingMailsWire)).mapErr(outboxFailure);
    },
    async resend(_caller, id, recipients) {
      const body = recipients === null ? {} : { body: { recipients } };
      const to = `${path}/${encodeURIComponent(id)}/resend`;
      return (await call({ method: 'POST', path: to, ...body }, outboxMailWire)).mapErr(outboxFailure);
    },
    async giveUp(_caller, id) {
      const to = `${path}/${encodeURIComponent(id)}/give-up`;
      return (await call({ method: 'POST', path: to }, outboxMailWire)).mapErr(outboxFailure);
    },
    async sendTest(_caller, address) {
      return (await call({ method: 'POST', path: `${path}/test`, body: { address } }, outboxMailWire)).mapErr(
        outboxFailure,
      );
    },
  };
};

const outboxFailure = (failure: CallFailure): OutboxFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'mail-not-found':
    case 'mail-link-gone':
    case 'mail-link-elsewhere':
    case 'mail-under-way':
    case 'mail-went-out':
    case 'page-key-unreadable':
    case 'nothing-to-export':
    case 'exports-busy':
    case 'mail-address-invalid':
      return { code: failure.problem };
    default:
      return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
  }
};
