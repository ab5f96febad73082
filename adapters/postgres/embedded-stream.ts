import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';
import type { StatementWatch } from './statement-watch.ts';

/** A socket as the pg client expects one, whose other end is the database's thread. */
export class EmbeddedStream extends Duplex {
  private readonly worker: Worker;
  private readonly watch: StatementWatch;
  private readonly hear = (message: FromEmbedded): void => {
    if (message.kind !== 'protocol') return;
    this.watch.answered();
    this.push(message.bytes);
  };

  constructor(worker: Worker, watch: StatementWatch) {
    super();
    this.worker = worker;
    this.watch = watch;
    worker.on('message', this.hear);
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // The worker pushes; nothing is pulled.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  /** Whoever ends it waits for the other end to do the same: the pool, for whom those who wait behind a client that failed wait too. */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.worker.off('message', this.hear);
    done(error);
  }

  private send(bytes: Buffer): void {
    // A Terminate message ('X') would end the only backend there is: closing is the worker's own message.
    if (bytes.length === 5 && bytes[0] === 0x58) return;
    const message: ToEmbedded = { kind: 'protocol', bytes };
    this.watch.asked();
    this.worker.postMessage(message);
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
