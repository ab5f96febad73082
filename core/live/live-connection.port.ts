import type { CustomerId } from '#core/shared/ids.ts';
import type { LiveNotice } from './event.ts';

/** Milliseconds (docs/rules/live.md 2). */
export const liveTimings = {
  /** Silence of the server after which the link counts as lost. */
  serverTimeout: 30_000,
  /** How often this end says that it is there. */
  keepAlive: 15_000,
  /** How long one request of a long-polling link may take. */
  longPollTimeout: 100_000,
} as const;

/**
 * What a link tells the one who opened it: at most one `opened`, any number of `received`, and exactly one `closed` at
 * the end.
 */
export interface LiveHooks {
  opened(): void;
  received(notice: LiveNotice): void;
  /** The link could not be made, was lost, or was closed as asked. */
  closed(): void;
}

export interface LiveLink {
  /** Asks for the end, at any time and any number of times; `closed` follows. */
  close(): void;
}

/** A single attempt at a link for a company (null: staff). It never retries by itself: the machine decides. */
export interface LiveConnection {
  open(customerId: CustomerId | null, hooks: LiveHooks): LiveLink;
}
