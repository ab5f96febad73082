import type { RunFailure } from '#core/catalogue/import/import.service.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
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
 * One whose columns are to be told waits for a person and did not fail. `runs` are in the order in which they ended,
 * the last one first; `broken` are imports of other sheets that broke off.
 */
export const failedImportsOf = (
  runs: readonly { readonly id: string; readonly failure: RunFailure | null }[],
  broken: number,
): FailedImports => {
  const failed = runs.filter(({ failure }) => failure === null || !isMisunderstood(failure));
  return { count: failed.length + broken, newest: broken > 0 ? null : (failed[0]?.id ?? null) };
};
