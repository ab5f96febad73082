import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { ActingFailure } from '#core/session/session.service.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { notKept } from '../kept-login.ts';
import type { Problem } from '../outcome.ts';
import type { Cli } from '../run-command.ts';

/** Whether this user may act as a customer, and does not already. */
export const mayAct = (caller: Caller): boolean => caller.actedBy === null && refusal('customers', caller) === null;

/** Goes on in a customer's name: that login is kept, with the staff's own behind it. */
export const enterAs = async (
  { services, settings }: Cli,
  caller: Caller,
  { id, externalCode }: { readonly id: CustomerId; readonly externalCode: string },
): Promise<Result<void, ActingFailure | { readonly code: 'not-signed-in' } | Problem>> => {
  const { login: own } = services.session.getSnapshot().context;
  if (own === null) return Err({ code: 'not-signed-in' });
  const login = await services.sessionService.actAs(caller, id);
  if (!login.ok) return login;
  const staff = { token: own.token, expire: own.expire };
  const isKept = services.logins.keep({ ...login.val, staff, customerCode: externalCode });
  return isKept ? Ok(undefined) : Err(notKept(settings, ': seguís con tu usuario'));
};
