import { failedMailsWire, outboxMailWire, outboxPageWire } from '#adapters/wire/mails.wire.ts';
import type { OutboxFailure, OutboxService } from '#core/mail/outbox.service.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';

const path = '/api/Management/Mails';

/** `api/Management/Mails` over HTTP, which existing servers do not have. */
export const createOutboxService = (call: Call): OutboxService => ({
  async list(_caller, state, after) {
    const query = { ...(state === null ? {} : { state }), ...(after === null ? {} : { after }) };
    return (await call({ method: 'GET', path, query }, outboxPageWire)).mapErr(outboxFailure);
  },
  async failedCount() {
    const answer = await call({ method: 'GET', path: `${path}/failed` }, failedMailsWire);
    return answer.map(({ failed }) => failed).mapErr(outboxFailure);
  },
  async resend(_caller, id) {
    const answer = await call({ method: 'POST', path: `${path}/${encodeURIComponent(id)}/resend` }, outboxMailWire);
    return answer.mapErr(outboxFailure);
  },
  async sendTest(_caller, address) {
    return (await call({ method: 'POST', path: `${path}/test`, body: { address } }, outboxMailWire)).mapErr(
      outboxFailure,
    );
  },
});

const outboxFailure = (failure: CallFailure): OutboxFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'mail-not-found':
    case 'mail-link-gone':
    case 'page-key-unreadable':
    case 'mail-address-invalid':
      return { code: failure.problem };
    default:
      return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
  }
};
