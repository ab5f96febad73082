import { createHash, randomBytes } from 'node:crypto';
import type { HubMember } from './member.ts';

/**
 * What a client shows in the URL in place of its session token: 256 random bits, bound to one member, good for opening
 * connections for a minute (a client that falls back to another transport negotiates again with it).
 * Tickets live in the process that gave them, as its connections do; behind a balancer sessions are sticky.
 */
export interface Tickets {
  issue(member: HubMember): string;
  /** The member of a ticket; undefined when it is unknown or too old. */
  memberOf(ticket: string): HubMember | undefined;
  /** Takes back the tickets of a session that ended. */
  revoke(sessionId: string): void;
}

const prefix = 'ticket_';

/** Tells a ticket from a session token without asking anyone. */
export const isTicket = (credential: string): boolean => credential.startsWith(prefix);

/** Credentials are kept and compared as digests only. */
export const digestOf = (credential: string): string => createHash('sha256').update(credential).digest('base64url');

/** `now` in milliseconds of a clock that never goes back. */
export function createTickets(lifetime: number, now: () => number): Tickets {
  const issued = new Map<string, { readonly member: HubMember; readonly expires: number }>();

  // Insertion order is order of age, so the sweep stops at the first that still lives.
  const sweep = () => {
    for (const [digest, { expires }] of issued) {
      if (expires > now()) return;
      issued.delete(digest);
    }
  };

  return {
    issue(member) {
      sweep();
      const ticket = prefix + randomBytes(32).toString('base64url');
      issued.set(digestOf(ticket), { member, expires: now() + lifetime });
      return ticket;
    },
    memberOf(ticket) {
      sweep();
      return issued.get(digestOf(ticket))?.member;
    },
    revoke(sessionId) {
      for (const [digest, { member }] of issued) if (member.sessionId === sessionId) issued.delete(digest);
    },
  };
}
