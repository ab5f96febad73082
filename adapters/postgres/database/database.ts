import type { Result } from '#core/shared/result.ts';

/** Rows by SQL text. The text is a constant of the code: it is prepared once a connection and reused. */
export interface Queries {
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Held until it is released or its process ends, whichever comes first. */
export interface ProcessLock {
  release(): Promise<void>;
}

/**
 * PostgreSQL, embedded or real: one repository with two connections (docs/decisions/0002-plain-sql.md). numeric is
 * text, int8 a number, date a text of ten characters, timestamptz an ISO 8601 text in UTC.
 */
export interface Database extends Queries {
  /**
   * Runs the work as one transaction: an Err or an exception leaves nothing behind. Inside it, only `tx` may be asked.
   */
  transaction<T, E>(work: (tx: Queries) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** A transaction that may take any time: tables that are brought up to date, a backup that is put back. */
  longTransaction<T, E>(work: (tx: Queries) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /**
   * Answers once nobody waits for a connection, or after so many milliseconds all the same (10): for work of many
   * statements.
   */
  yieldToOthers(withinMs?: number): Promise<void>;
  /** Hears what any process notifies on the channel, after its commit, until the database is closed. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** The lock of that name among all processes on this database; null while somebody holds it. */
  tryLock(name: string): Promise<ProcessLock | null>;
  /** Whether the database answers, however busy it may be; within some seconds. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
  readonly kind: 'embedded' | 'postgresql';
}
