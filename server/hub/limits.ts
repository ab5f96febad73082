/** Times in milliseconds, sizes in bytes. The defaults are ASP.NET Core's, which the official client expects. */
export interface HubLimits {
  /** How often the hub says that it is there. */
  readonly ping: number;
  /** Silence of a client after which its connection ends. */
  readonly silence: number;
  /** How long a client may take from its connection to its handshake. */
  readonly handshake: number;
  /** How long a negotiated connection waits for its transport. */
  readonly attach: number;
  /** How long a ticket opens connections. */
  readonly ticket: number;
  /** How long a poll waits for something to say. */
  readonly poll: number;
  /** How often `recheck` is asked about each session. */
  readonly recheck: number;
  /** The longest message, and the longest unfinished one, that a client may send. */
  readonly messageBytes: number;
  /** Bytes that may wait for a client that does not read, before it is dropped. */
  readonly backlogBytes: number;
  /** Connections of one user, negotiated ones included. */
  readonly connectionsPerMember: number;
}

export const defaultLimits: HubLimits = {
  ping: 15_000,
  silence: 30_000,
  handshake: 15_000,
  attach: 30_000,
  ticket: 60_000,
  poll: 90_000,
  recheck: 60_000,
  messageBytes: 32 * 1024,
  backlogBytes: 1024 * 1024,
  connectionsPerMember: 100,
};
