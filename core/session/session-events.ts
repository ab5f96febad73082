import type { Role } from '#core/access/role.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ActingFailure, CurrentUser, Login, SessionFailure, SignInFailure } from './session.service.ts';

/** Events of a session. */
export type SessionEvent =
  | { readonly type: 'sign-in'; readonly userName: string; readonly password: string }
  /** The second factor that was asked for. */
  | { readonly type: 'second-factor'; readonly code: string }
  /** Another user signs in, in place of the one who was asked for the code. */
  | { readonly type: 'other-user' }
  | { readonly type: 'sign-out' }
  /** Staff go on as this customer. */
  | { readonly type: 'act-as'; readonly customer: ChosenCustomer }
  /** Staff go on as themselves. */
  | { readonly type: 'go-back' }
  /** A call with this token was answered 401; null: it was not sent for want of a valid session. */
  | { readonly type: 'session-lost'; readonly token: string | null }
  /** The user's facts changed: they set up the compulsory second factor. */
  | { readonly type: 'user-changed' }
  /** Another tab signed in or out. */
  | { readonly type: 'login-changed' }
  /** By hand, after the server could not be reached. */
  | { readonly type: 'retry' };

export interface ChosenCustomer {
  readonly id: CustomerId;
  readonly name: string;
}

/** What the machine emits, once, as it happens. */
export type SessionEmitted =
  | { readonly type: 'sign-in-failed'; readonly failure: SignInFailure }
  | { readonly type: 'signed-in'; readonly user: CurrentUser }
  | { readonly type: 'acting-refused'; readonly customer: ChosenCustomer; readonly failure: ActingFailure }
  /** `role` is the real one, of the user who acts. */
  | { readonly type: 'acting-began'; readonly role: Role | null }
  /** `lapsed`: the time was over, or the server ended it. `role` is null where the tab had not yet learnt it. */
  | { readonly type: 'acting-ended'; readonly role: Role | null; readonly how: 'returned' | 'lapsed' }
  | { readonly type: 'return-failed'; readonly failure: SessionFailure };

export interface SessionContext {
  /** Present from the moment there is a token to call with until it is forgotten. */
  readonly login: Login | null;
  readonly user: CurrentUser | null;
  /** The user whose password was right, while their code is awaited. */
  readonly asked: { readonly userName: string; readonly password: string } | null;
  /**
   * The session expired, or the server or another tab ended it, and nobody signed in since: its user gets a message.
   */
  readonly wasEnded: boolean;
}
