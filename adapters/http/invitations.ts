import * as z from 'zod/mini';
import { invitedCustomersToWire, invitedManyWire } from '#adapters/wire/invite-many.wire.ts';
import { invitationWire, openInvitationsWire } from '#adapters/wire/login-links.wire.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { InvitationFailure, InvitationService } from '#core/login-links/login-link.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** A thousand mails of a busy server: ten minutes, in milliseconds. */
const manyMs = 10 * 60 * 1000;

const pathOf = (of: LoginOf): string => {
  if ('customerId' in of)
    return `/api/Customers/${encodeURIComponent(of.customerId)}/credentials/${of.kind}/invitation`;
  const id = 'staffId' in of ? of.staffId : of.sellerId;
  return `/api/Management/Staff/${encodeURIComponent(id)}/invitation`;
};

const invitationFailure = (failure: CallFailure): InvitationFailure =>
  failure.code === 'problem' ? ownFailure<InvitationFailure>(failure.problem, failure.facts) : failure;

/** Invitations over HTTP; the server knows its own address. */
export const createInvitationService = (call: Call, settings: HttpSettings): InvitationService => ({
  async invite(_caller, of, email) {
    const answer = await call({ method: 'POST', path: pathOf(of), body: { email } }, invitationWire);
    return answer.mapErr(invitationFailure);
  },
  async inviteMany(_caller, invited, isTrial) {
    const path = '/api/Management/Customers/invitations';
    const request = { method: 'POST', path, body: invitedCustomersToWire(invited, isTrial) } as const;
    const answer = await createLongCall(settings, manyMs)(request, invitedManyWire);
    return answer.mapErr(invitationFailure);
  },
  async withdraw(_caller, of) {
    const answer = await call({ method: 'DELETE', path: pathOf(of) }, z.unknown());
    return answer.ok ? Ok(null) : Err(invitationFailure(answer.val));
  },
  async open(_caller, customerId) {
    const path = `/api/Customers/${encodeURIComponent(customerId)}/invitations`;
    return (await call({ method: 'GET', path }, openInvitationsWire)).mapErr(invitationFailure);
  },
});
