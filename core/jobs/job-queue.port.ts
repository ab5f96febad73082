import type { JobQueueName } from './job-queues.ts';

/** The facts of a job, as JSON. */
export type JobFacts = Readonly<Record<string, unknown>>;

/** A job as every process sees it. */
export interface SeenJob {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** The facts that it was added with. */
  readonly facts: JobFacts;
  /** How far it is, or how it ended; null while the job has reported nothing. */
  readonly output: JobFacts | null;
}

export interface JobInHand {
  readonly facts: JobFacts;
  /** Aborted when the job is cancelled, wherever that was, and when the program stops. */
  readonly signal: AbortSignal;
  /** Tells every process how far it is. */
  tell(facts: JobFacts): Promise<void>;
  /** Awaits something with its place in the queue free for another job, and has a place again before it goes on. */
  leavePlace<Value>(until: () => Promise<Value>): Promise<Value>;
}

export interface JobHandler {
  /** Answers the facts of the job from then on. Where it throws it is called again as `jobQueues` says. */
  handle(job: JobInHand): Promise<JobFacts>;
  /** Called once every process sees that the job is done. */
  ended?(): void;
}

/**
 * Work that outlives the call that asked for it. It is kept in the database: if the process that works on it ends,
 * another one starts it again. So it is done at least once, and a handler must allow for a second start.
 */
export interface JobQueue {
  /** While a job of the same key waits or is worked on, no other is added. Answers whether it was added. */
  add(queue: JobQueueName, key: string, facts?: JobFacts): Promise<boolean>;
  /** Null for a key that was never added. */
  see(queue: JobQueueName, key: string): Promise<SeenJob | null>;
  /** A job that is waiting never begins; one that is running gets an aborted signal. */
  cancel(queue: JobQueueName, key: string): Promise<void>;
  /** Works off a queue whenever it holds something, one job after the other and in one process at a time. */
  work(queue: JobQueueName, handler: JobHandler): void;
  /** Gives running jobs a few seconds; one that is not done by then is started again by the next worker. */
  close(): Promise<void>;
}
