import type { LiveMember } from '#core/live/event-audience.ts';
import type { Result } from '#core/shared/result.ts';

/** The user behind a connection. */
export interface HubMember extends LiveMember {
  /** The user, for the limit of connections. */
  readonly userId: string;
  /** The session, so that its end ends its connections. Never the token itself. */
  readonly sessionId: string;
}

/** No valid session; a valid one, but not of that company; one whose second factor is still missing. */
export interface AdmitFailure {
  readonly code: 'not-signed-in' | 'not-allowed' | 'second-factor-needed';
}

/** Looks up a session token; `customerId` is the company asked for, null for staff. */
export type Admit = (credential: string, customerId: string | null) => Promise<Result<HubMember, AdmitFailure>>;
