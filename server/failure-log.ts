import type { FastifyBaseLogger } from 'fastify';
import { DatabaseClosed } from '#adapters/postgres/database/database-closed.ts';
import { type FailureSource, failureSources, type ReportFailure } from '#core/shared/failure-report.ts';

/** Logs what fails aside from any call, and counts it by where it happened, for the metrics. */
export interface FailureLog {
  readonly report: ReportFailure;
  counts(): ReadonlyMap<FailureSource, number>;
}

export const createFailureLog = (logger: FastifyBaseLogger): FailureLog => {
  const counts = new Map<FailureSource, number>(failureSources.map((source) => [source, 0]));
  return {
    report(source, error) {
      // Work that ends because the program stops has not failed.
      if (error instanceof DatabaseClosed) return;
      counts.set(source, (counts.get(source) ?? 0) + 1);
      logger.error({ err: error, source }, source === 'defect' ? source : `${source} failed`);
    },
    counts: () => counts,
  };
};
