/** Where work goes on by itself, with nobody to answer to when it fails. */
export const failureSources = [
  'backup',
  'catalogue-follower',
  'database-listener',
  'database-pool',
  'defect',
  'jobs',
  'live-payload',
  'mail',
  'mail-recipient',
] as const;
export type FailureSource = (typeof failureSources)[number];

/** Says that something failed which is tried again, or done without: for the log and the metrics. */
export type ReportFailure = (source: FailureSource, error: unknown) => void;
