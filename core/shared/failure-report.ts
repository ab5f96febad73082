/** Work that goes on by itself: a failure of it is reported, for no caller waits for it. */
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
