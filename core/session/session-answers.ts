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

/** What somebody signs in with; `code` once it was asked for. */
export interface TypedCredentials {
  readonly userName: string;
  readonly password: string;
  readonly code?: string | undefined;
}

export type Authenticated = Opened<SignInFailure> & { readonly typed: TypedCredentials };
export type ActingOpened = Opened<ActingFailure> & { readonly customer: ChosenCustomer };
export type Returned = Opened<SessionFailure>;

export const identified = (answer: Awaited<ReturnType<SessionService['me']>>): Identified => {
  if (answer.ok) return { outcome: 'known', user: answer.val };
  return { outcome: answer.val.code === 'not-signed-in' ? 'unknown' : 'unreachable' };
};

export const opened = <Failure>(answer: Result<Login, Failure>): Opened<Failure> =>
  answer.ok ? { outcome: 'open', login: answer.val } : { outcome: 'refused', failure: answer.val };

/** Whether a refusal means that the password was right, and a code is asked for, or another one. */
export const isAskedForCode = (answer: Authenticated): boolean => {
  const { code } = failureOf(answer);
  if (answer.typed.code === undefined) return code === 'second-factor-required';
  return code !== 'wrong-credentials' && code !== 'customer-closed';
};

export const signInFailed = (answer: Authenticated) => ({
  type: 'sign-in-failed' as const,
  failure: failureOf(answer),
});

export const failureOf = <Failure>(answer: Opened<Failure>): Failure | { readonly code: 'unreachable' } =>
  answer.outcome === 'refused' ? answer.failure : { code: 'unreachable' };
