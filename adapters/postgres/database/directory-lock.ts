import { createHash, randomUUID } from 'node:crypto';
import { readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DirectoryFailure, directoryFailure } from '#adapters/files/private-directory.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

export interface DirectoryTaken {
  readonly code: 'directory-taken';
  readonly directory: string;
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * An exclusive lock on a directory that a live process never loses and that a killed one leaves free: a local socket
 * inside it, which only its owner answers. A socket that nobody answers is stale and is replaced, by one process at a
 * time.
 */
export const lockDirectory = async (
  directory: string,
): Promise<Result<DirectoryLock, DirectoryTaken | DirectoryFailure>> => {
  try {
    return await lockExisting(directory);
  } catch (error) {
    const failure = directoryFailure(error, directory);
    if (failure === null) throw error;
    return Err(failure);
  }
};

const lockExisting = async (directory: string): Promise<Result<DirectoryLock, DirectoryTaken>> => {
  const path = socketPath(realpathSync(directory));
  const inUse = Err({ code: 'directory-taken', directory } as const);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const server = await listenOn(path);
    if (server !== null) {
      return Ok({ release: () => new Promise((resolve) => server.close(() => resolve())) });
    }
    if (await isAnswered(path)) return inUse;
    const replacement = takeReplacementLock(path);
    // Somebody else is replacing the stale socket: look again in a moment.
    if (replacement === null) await new Promise((resolve) => setTimeout(resolve, 50));
    else {
      try {
        const stillStale = !(await isAnswered(path)) && replacement.isMine();
        if (stillStale) rmSync(path, { force: true });
        const server = stillStale ? await listenOn(path) : null;
        if (server !== null) return Ok({ release: () => new Promise((resolve) => server.close(() => resolve())) });
      } finally {
        replacement.release();
      }
    }
  }
  return inUse;
};

/** Windows has named pipes, which need no cleaning up; elsewhere a path is at most about a hundred bytes. */
const socketPath = (directory: string): string => {
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mostrador-${digest}`;
  const inside = join(directory, '.lock.sock');
  return Buffer.byteLength(inside) <= 100 ? inside : join(tmpdir(), `mostrador-${digest}.sock`);
};

/** Null where the socket is there already. */
const listenOn = (path: string): Promise<Server | null> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
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
    // Any other failure means an owner too busy to answer, or one of another user, not that the owner is gone.
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(code)));
  });

/**
 * A link that leads to no file: its target is made with it, so that it says whose it is even where the disk is full.
 */
const ownerOf = (lock: string): string | null => {
  try {
    return readlinkSync(lock);
  } catch (error) {
    // A lock that cannot be read, or that an earlier version left empty, names no owner.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : '';
  }
};

interface ReplacementLock {
  isMine(): boolean;
  release(): void;
}

/** The right to replace a stale socket, for one process at a time. Null while another has it. */
const takeReplacementLock = (path: string): ReplacementLock | null => {
  const lock = `${path}.replacing`;
  const mine = `${process.pid}-${randomUUID()}`;
  try {
    symlinkSync(mine, lock);
    inUse.add(mine);
    return {
      isMine: () => ownerOf(lock) === mine,
      release() {
        inUse.delete(mine);
        rmSync(lock, { force: true });
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = ownerOf(lock);
    if (owner !== null && !isInUse(owner)) rmSync(lock, { force: true, recursive: true });
    return null;
  }
};

/** Directories that this process has locked: another process may have had its number before. */
const inUse = new Set<string>();

const isInUse = (owner: string): boolean => {
  const pid = /^[1-9]\d*(?=-)/.exec(owner)?.[0];
  if (pid === undefined) return false;
  return Number(pid) === process.pid ? inUse.has(owner) : isAlive(Number(pid));
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
