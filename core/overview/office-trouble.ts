import type { JobQueueName } from '#core/jobs/job-queues.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import type { Money } from '#core/shared/money.ts';

export interface WaitingPayments {
  readonly count: number;
  readonly amount: Money;
}

export interface FailedImports {
  readonly count: number;
  /**
   * The id of the one of the catalogue that failed last; null where none did, or sheets of customers, documents or
   * offers are among them.
   */
  readonly newest: string | null;
}

/** How many jobs of a queue failed and have not succeeded since. */
export interface FailedJobs {
  readonly queue: JobQueueName;
  readonly count: number;
}

/** Waiting and failed things on administrators' screens (docs/rules/overview.md 3). */
export interface OfficeTrouble {
  /** Payments that companies reported and nobody decided about. */
  readonly payments: WaitingPayments;
  readonly imports: FailedImports;
  /** Price lists whose files were made of another catalogue than the one of now. */
  readonly stalePriceFiles: number;
  /** Logins that many tries were made at and that did not come in since; the last one first. */
  readonly locked: readonly LockedLogin[];
  /** Only queues with failed jobs; imports have their own figure. */
  readonly jobs: readonly FailedJobs[];
}

/**
 * `runs` are imports of the catalogue that were confirmed and failed, in the order in which they ended, the last one
 * first; `broken` are imports of other sheets that broke off.
 */
export const failedImportsOf = (runs: readonly { readonly id: string }[], broken: number): FailedImports => ({
  count: runs.length + broken,
  newest: broken > 0 ? null : (runs[0]?.id ?? null),
});
