interface JobQueueSettings {
  /** Seconds until a handler that threw is called again, of `longer` pauses the least of the first. */
  readonly retryAfter: number;
  /**
   * `longer`: each pause is about twice the one before; `alike` where the job waits for somebody to be done, or another
   * of its key waits for it.
   */
  readonly pauses: 'longer' | 'alike';
  /** How often a job is begun again before it has failed; the death of its process counts too. */
  readonly maxRetries: number;
  /** How many are worked on at the same time. */
  readonly atOnce: number;
}

/** Everything that is worked off aside, by name. */
export const jobQueues = {
  /** Making the files of all price lists; one that fails is made again by core/price-lists/price-list-job.ts. */
  'price-lists': { retryAfter: 60, pauses: 'alike', maxRetries: 5, atOnce: 1 },
  /** Reading and writing spreadsheets: a short one does not wait for a long one. */
  imports: { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 4 },
  /** Reading sheets of customers, documents, offers and new prices. */
  sheets: { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 4 },
  /** Writing them: two of a kind may say something else of the same thing; of new prices two of a list. */
  'customer-sheets': { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 1 },
  'document-sheets': { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 1 },
  'offer-sheets': { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 1 },
  'price-sheets': { retryAfter: 2, pauses: 'longer', maxRetries: 5, atOnce: 4 },
  /** Undoing an import; while somebody else writes the catalogue it is tried again. */
  'import-undo': { retryAfter: 2, pauses: 'alike', maxRetries: 30, atOnce: 1 },
  /** Making prices others at the moment that was settled. */
  'price-changes': { retryAfter: 5, pauses: 'alike', maxRetries: 5, atOnce: 1 },
  /** Letting offers begin and end on their days; while somebody else writes the catalogue it is tried again. */
  'offer-turns': { retryAfter: 2, pauses: 'alike', maxRetries: 100, atOnce: 1 },
} as const satisfies Readonly<Record<string, JobQueueSettings>>;

export type JobQueueName = keyof typeof jobQueues;

/** Days for which an ended job is listed; one that failed waits for a person (docs/rules/jobs.md 1). */
export const endedJobKeptDays = 1;
export const failedJobKeptDays = 30;
