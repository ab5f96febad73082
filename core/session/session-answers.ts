import type { Result } from '#core/shared/result.ts';
import type {
  ActingFailure,
  CurrentUser,
  Login,
  SessionFailure,
  SessionService,
  SignInFailure,
} from './session.service.ts';
import type { ChosenCustomer } from './session-events.ts';

/** What the server answered, as the session's machine keeps it: a Result stays outside its context. */
export type Identified =
  | { readonly outcome: 'known'; readonly user: CurrentUser }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable' };

export type Opened<Failure> =
  | { readonly outcome: 'open'; readonly login: Login }
  | { readonly outcome: 'refused'; readonly failure: Failure };

export type Authenticated = Opened<SignInFailure>;
export type ActingOpened = Opened<ActingFailure> & { readonly customer: ChosenCustomer };
export type Returned = Opened<SessionFailure>;

export const identified = (answer: Awaited<ReturnType<SessionService['me']>>): Identified => {
  if (answer.ok) return { outcome: 'known', user: answer.val };
  return { outcome: answer.val.code === 'not-signed-in' ? 'unknown' : 'unreachable' };
};

export const opened = <Failure>(answer: Result<Login, Failure>): Opened<Failure> =>
  answer.ok ? { outcome: 'open', login: answer.val } : { outcome: 'refused', failure: answer.val };

export const failureOf = <Failure>(answer: Opened<Failure>): Failure | { readonly code: 'unreachable' } =>
  answer.outcome === 'refused' ? answer.failure : { code: 'unreachable' };
