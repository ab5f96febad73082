import { randomBytes } from 'node:crypto';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { createConnection, type HubConnection } from './connection.ts';
import type { HubLimits } from './limits.ts';
import type { HubMember } from './member.ts';

/** A connection under the secret that names it, and the digest of the credential that it was made with. */
export interface Registered {
  readonly token: string;
  readonly credentialDigest: string;
  readonly connection: HubConnection;
}

/** The connections of this process, from negotiation to end. */
export interface Registry {
  add(member: HubMember, credentialDigest: string): Result<Registered, { readonly code: 'too-many-connections' }>;
  find(token: string): Registered | undefined;
  /** A copy: what is done to them may end them. */
  all(): readonly HubConnection[];
}

export function createRegistry(limits: HubLimits): Registry {
  const byToken = new Map<string, Registered>();
  const countOfUser = new Map<string, number>();

  const count = (userId: string, change: 1 | -1) => {
    const connections = (countOfUser.get(userId) ?? 0) + change;
    if (connections > 0) countOfUser.set(userId, connections);
    else countOfUser.delete(userId);
  };

  return {
    add(member, credentialDigest) {
      if ((countOfUser.get(member.userId) ?? 0) >= limits.connectionsPerMember) {
        return Err({ code: 'too-many-connections' });
      }
      const token = randomBytes(32).toString('base64url');
      const connection = createConnection(member, limits, () => {
        byToken.delete(token);
        count(member.userId, -1);
      });
      const registered = { token, credentialDigest, connection };
      byToken.set(token, registered);
      count(member.userId, 1);
      return Ok(registered);
    },
    find: (token) => byToken.get(token),
    all: () => [...byToken.values()].map(({ connection }) => connection),
  };
}
