import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** A call as its bytes, made before the clock runs. */
export type Prepared = Buffer;

export const prepared = (
  path: string,
  body: object,
  { token, encoding = 'identity' }: { readonly token: string; readonly encoding?: 'br' | 'identity' },
): Prepared => {
  const text = JSON.stringify(body);
  const heads = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    `accept-encoding: ${encoding}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${heads.join('\r\n')}\r\n\r\n${text}`);
};

export interface Throughput {
  readonly perSecond: number;
  /** Microseconds of a core that the server's process spent on a call, all of its threads together. */
  readonly cpuMicroseconds: number;
  /** Bytes of an answer on the wire. */
  readonly bytes: number;
}

export interface Target {
  readonly port: number;
  readonly pid: number;
}

/**
 * Keeps so many connections busy with calls in turns, each connection one at a time, and counts what the server
 * answers. Bytes over bare sockets: a client of HTTP takes as long for a small answer as the server, and it shares the
 * machine.
 */
export const throughput = async (
  { port, pid }: Target,
  calls: readonly Prepared[],
  count: number,
  connections = 16,
): Promise<Throughput> => {
  let begun = 0;
  let bytes = 0;
  const next = (): Prepared | null => {
    if (begun === count) return null;
    begun += 1;
    return calls[begun % calls.length] ?? null;
  };
  const sockets = await Promise.all(Array.from({ length: connections }, () => connected(port)));
  const cpu = cpuOf(pid);
  const from = performance.now();
  await Promise.all(sockets.map((socket) => keepBusy(socket, next, (length) => (bytes += length))));
  const elapsed = performance.now() - from;
  const spent = cpuOf(pid) - cpu;
  for (const socket of sockets) socket.destroy();
  return { perSecond: (count / elapsed) * 1000, cpuMicroseconds: (spent / count) * 1e6, bytes: bytes / count };
};

const connected = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
    socket.setNoDelay(true);
  });

const lastChunk = Buffer.from('0\r\n\r\n');

const keepBusy = (socket: Socket, next: () => Prepared | null, onAnswer: (bytes: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    let came = 0;
    /** Bytes of the whole answer; 0 before its head is there, null where only its last chunk tells. */
    let whole: number | null = 0;
    const ask = (): void => {
      const call = next();
      if (call === null) resolve();
      else socket.write(call);
    };
    const readHead = (bytes: Buffer): void => {
      const head = bytes.toString('latin1', 0, 4096);
      const end = head.indexOf('\r\n\r\n');
      if (!head.startsWith('HTTP/1.1 200') || end < 0) throw new Error(`not answered: ${head}`);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      whole = length === undefined ? null : end + 4 + Number(length);
    };
    socket.on('data', (bytes) => {
      try {
        if (whole === 0) readHead(bytes);
      } catch (error) {
        reject(error);
        return;
      }
      came += bytes.length;
      const isWhole = whole === null ? bytes.subarray(-lastChunk.length).equals(lastChunk) : came === whole;
      if (!isWhole) return;
      onAnswer(came);
      came = 0;
      whole = 0;
      ask();
    });
    socket.once('error', reject);
    ask();
  });

/** Seconds of a core that the process has spent. Linux alone tells; 0 elsewhere. */
const cpuOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
};
