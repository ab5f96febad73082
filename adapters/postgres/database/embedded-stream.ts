import { Duplex } from 'node:stream';

/**
 * A socket as the pg client expects one, whose other end is the database's thread: `push` takes what the thread
 * answers.
 */
export class EmbeddedStream extends Duplex {
  private readonly send: (bytes: Buffer) => void;

  constructor(send: (bytes: Buffer) => void) {
    super();
    this.send = send;
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  override _read(): void {
    // The worker pushes; nothing is pulled.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.post(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.post(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  /**
   * The pool, which ends it, waits for the other end to end too, and clients that queue behind a failed one wait with
   * it.
   */
  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private post(bytes: Buffer): void {
    // A Terminate message ('X') would end the only backend there is: closing is the worker's own message.
    if (bytes.length === 5 && bytes[0] === 0x58) return;
    this.send(bytes);
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
