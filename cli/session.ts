import { waitFor } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import { type AccessFailure, type CallAccess, type CallGroup, calls, refusal } from '#core/access/calls.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Services } from './container.ts';
import { mayAct } from './customers/enter-as.ts';
import type { Problem } from './outcome.ts';
import { problemOf } from './problems.ts';
import { printable } from './style.ts';

export interface SignedIn {
  readonly user: CurrentUser;
  readonly caller: Caller;
}

/** Signed in for the staff's calls where the role may make them, else for those of a company. */
export async function signedInForEither(
  services: Pick<Services, 'session'>,
  server: string,
  ofCompany: CallGroup,
  ofStaff: CallGroup,
): Promise<Result<SignedIn & { readonly isStaff: boolean }, Problem>> {
  const who = await signedIn(services, server, 'session');
  if (!who.ok) return who;
  const isStaff = refusal(ofStaff, who.val.caller) === null;
  const refused = isStaff ? null : refusal(ofCompany, who.val.caller);
  return refused === null ? Ok({ ...who.val, isStaff }) : Err(problemOf(refused, server, () => ''));
}

/** The user whose login is kept, as the server sees them now; and whether they may make such calls at all. */
export async function signedIn(
  services: Pick<Services, 'session'>,
  server: string,
  group: CallGroup,
): Promise<Result<SignedIn, Problem>> {
  const settled = await waitFor(
    services.session,
    (state) => state.matches('signedIn') || state.matches('signedOut') || state.matches('unreachable'),
  );
  const { user } = settled.context;
  if (user === null) {
    const code = settled.matches('unreachable') ? 'unreachable' : 'not-signed-in';
    return Err(problemOf({ code }, server, () => ''));
  }
  const caller = callerOfUser(user);
  const refused = refusal(group, caller);
  return refused === null ? Ok({ user, caller }) : Err(refusedProblem(refused, { user, caller }, server, group));
}

/** The customer whom the user acts as, after the user's own name; empty where they act as nobody. */
export const onBehalfText = ({ loginUsName }: Pick<CurrentUser, 'loginUsName'>): string =>
  loginUsName === null ? '' : ` en nombre de ${printable(loginUsName)}`;

/**
 * Staff who act as a customer are advised to go back for a call of staff; staff who may act as one, to do so for a
 * customer's.
 */
const refusedProblem = (
  refused: AccessFailure,
  { user, caller }: SignedIn,
  server: string,
  group: CallGroup,
): Problem => {
  const plain = problemOf(refused, server, () => '');
  const { roles }: CallAccess = calls[group];
  if (refused.code !== 'not-allowed' || roles === 'public') return plain;
  const { actedBy } = caller;
  if (actedBy !== null && roles.includes(actedBy.role))
    return { ...plain, advice: `Estás${onBehalfText(user)}. Para volver a tu usuario: mostrador back` };
  const isCustomers = roles.every((each) => each === 'CustomerAdmin' || each === 'CustomerUser');
  return isCustomers && mayAct(caller)
    ? { ...plain, advice: 'Es de un cliente. Entrá en su nombre: mostrador as CÓDIGO' }
    : plain;
};
