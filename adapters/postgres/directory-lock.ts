import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, realpathSync, rmSync, statSync, writeSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Err, Ok, type Result } from '#core/shared/result.ts';

export interface DirectoryTaken {
  readonly code: 'directory-taken';
  readonly directory: string;
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * An exclusive lock on a directory that a live process never loses and that a killed one leaves free: a local socket inside it, which
 * only its owner answers. A socket that nobody answers is stale and is replaced, by one process at a time.
 */
export const lockDirectory = async (directory: string): Promise<Result<DirectoryLock, DirectoryTaken>> => {
  const path = socketPath(realpathSync(directory));
  const taken = Err({ code: 'directory-taken', directory } as const);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const server = await listenOn(path);
    if (server !== null) {
      return Ok({ release: () => new Promise((resolve) => server.close(() => resolve())) });
    }
    if (await isAnswered(path)) return taken;
    const broom = takeBroom(path);
    // Somebody else is replacing the stale socket: look again in a moment.
    if (broom === null) await new Promise((resolve) => setTimeout(resolve, 50));
    else {
      const stillStale = !(await isAnswered(path));
      if (stillStale) rmSync(path, { force: true });
      const server = stillStale ? await listenOn(path) : null;
      broom();
      if (server !== null) return Ok({ release: () => new Promise((resolve) => server.close(() => resolve())) });
    }
  }
  return taken;
};

/** Windows has named pipes, which need no sweeping; elsewhere a path is at most about a hundred bytes. */
const socketPath = (directory: string): string => {
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mostrador-${digest}`;
  const inside = join(directory, '.lock.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `mostrador-${digest}.sock`);
};

const listenOn = (path: string): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer((socket) => socket.end());
    server.once('error', () => resolve(null));
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // A full backlog is an owner too busy to answer, not an absent one.
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAGAIN'));
  });

const broomIsOldAfterMs = 10_000;

/** The right to sweep away a stale socket, for one process at a time. Null while another has it. */
const takeBroom = (path: string): (() => void) | null => {
  const broom = `${path}.broom`;
  try {
    const file = openSync(broom, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return () => rmSync(broom, { force: true });
  } catch {
    // A process killed while sweeping leaves its broom: it is thrown away once old and ownerless.
    try {
      const isOld = Date.now() - statSync(broom).mtimeMs > broomIsOldAfterMs;
      if (isOld && !isAlive(Number(readFileSync(broom, 'utf8')))) rmSync(broom, { force: true });
    } catch {
      // Gone already.
    }
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
