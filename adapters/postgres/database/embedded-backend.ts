import type { Worker } from 'node:worker_threads';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { sharedWork } from '#core/shared/shared-work.ts';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import { closeThread, startThread, type ThreadFailure, waitFor } from './embedded-thread.ts';
import { createStatementWatch } from './statement-watch.ts';

/**
 * The embedded database's one backend: a thread. When a statement takes too long another one is opened: nothing else
 * could stop it.
 */
export interface EmbeddedBackend {
  /** What a pg client takes for its socket. It gets the answers to what it asked and none of an earlier stream's. */
  connect(): EmbeddedStream;
  /** Milliseconds that the statement being worked on has taken; 0 while there is none. */
  waitedMs(): number;
  /** While the work runs, a statement may take any time. */
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /** Closes once `finish`, whose calls may still need it, is through. */
  close(finish: () => Promise<void>): Promise<void>;
}

export interface BackendOptions {
  readonly report: ReportFailure;
  /** How long a statement may take, in milliseconds. */
  readonly statementMs: number;
}

export const openBackend = async (
  dataDir: string,
  workerFile: URL,
  { report, statementMs }: BackendOptions,
): Promise<Result<EmbeddedBackend, ThreadFailure>> => {
  const started = await startThread(dataDir, workerFile);
  if (!started.ok) return started;
  let worker = started.val;
  const watch = createStatementWatch();
  const connections = new Map<number, EmbeddedStream>();
  let lastConnection = 0;
  const hearers = new Map<string, ((payload: string) => void)[]>();
  /** Threads that were asked to end. */
  const dismissed = new WeakSet<Worker>();

  const follow = (thread: Worker): void => {
    thread.setMaxListeners(50);
    thread.on('message', (message: FromEmbedded) => {
      if (message.kind === 'notice') for (const hear of hearers.get(message.channel) ?? []) hear(message.payload);
      if (message.kind !== 'protocol') return;
      watch.answered();
      connections.get(message.connection)?.push(message.bytes);
    });
    // Without its thread every call would wait for ever: better to end, and be started again.
    thread.on('exit', () => {
      if (!dismissed.has(thread)) throw new Error('the thread of the embedded database ended');
    });
  };
  follow(worker);

  const listenOn = async (channel: string): Promise<void> => {
    const listening = waitFor(worker, (message) => message.kind === 'listening' && message.channel === channel);
    const message: ToEmbedded = { kind: 'listen', channel };
    worker.postMessage(message);
    await listening;
  };

  const openAnew = async (): Promise<void> => {
    const error = new Error('Connection terminated: a statement took too long');
    report('database-pool', error);
    watch.forget();
    dismissed.add(worker);
    await worker.terminate();
    const again = await startThread(dataDir, workerFile);
    if (!again.ok) throw new Error(`the embedded database does not open again: ${again.val.code}`);
    worker = again.val;
    follow(worker);
    for (const channel of hearers.keys()) await listenOn(channel);
    // Only now, since a call that waits behind it asks at once.
    for (const stream of [...connections.values()]) stream.destroy(error);
  };

  const opening = sharedWork(openAnew);
  let patientWorks = 0;
  const look = (): void => {
    if (patientWorks === 0 && watch.waited() > statementMs) void opening.begin();
  };
  const timer = setInterval(look, Math.min(1000, statementMs / 2));
  timer.unref();

  return Ok({
    connect() {
      lastConnection += 1;
      const connection = lastConnection;
      const stream = new EmbeddedStream((bytes) => {
        const message: ToEmbedded = { kind: 'protocol', connection, bytes };
        watch.asked();
        worker.postMessage(message);
      });
      connections.set(connection, stream);
      // A connection that has ended hears nothing more.
      for (const event of ['finish', 'close']) stream.once(event, () => connections.delete(connection));
      return stream;
    },
    waitedMs: () => watch.waited(),
    async withoutTimeLimit(work) {
      patientWorks += 1;
      try {
        return await work();
      } finally {
        patientWorks -= 1;
      }
    },
    async listen(channel, hear) {
      const others = hearers.get(channel) ?? [];
      hearers.set(channel, [...others, hear]);
      if (others.length === 0) await listenOn(channel);
    },
    async close(finish) {
      clearInterval(timer);
      await opening.underWay();
      await finish();
      dismissed.add(worker);
      await closeThread(worker);
    },
  });
};
