import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BackupSink } from '../postgres/backup/backup-sink.ts';
import { backupVersion, type FirstLine, type LastLine, type TableLine } from './backup-lines.ts';

/** Read ahead of the compression, so that a transaction need not wait for it. */
const aheadBytes = 16 * 1024 * 1024;

export interface BackupFacts {
  readonly program: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** Flushes a file, or a folder with the names in it, to the disk. */
const flush = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const file = await open(path, flags);
  await file.sync().finally(() => file.close());
};

/** A name beside the backup's that nobody else has. */
const unfinishedName = (path: string): string => `${path}.${randomBytes(6).toString('hex')}.part`;

/** The name of the backup that an unfinished file was to become; null for any other file. */
export const finishedName = (name: string): string | null => /^(.+?)(?:\.[0-9a-f]{12})?\.part$/.exec(name)?.[1] ?? null;

/**
 * Writes a backup whole or not at all: beside its place, flushed to the disk, then moved there. `copy` fills the sink
 * it is given; where it throws nothing is left.
 */
export const writeBackup = async (
  path: string,
  facts: BackupFacts,
  copy: (sink: BackupSink) => Promise<void>,
): Promise<void> => {
  const beside = unfinishedName(path);
  await mkdir(dirname(path), { recursive: true });
  const lines = new PassThrough({ highWaterMark: aheadBytes });
  const file = createWriteStream(beside, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  // Once it is there: a file that is still being opened would appear after it was taken away.
  await once(file, 'open');
  const written = pipeline(lines, createGzip(), file);
  /** A full disk is heard of at the next line. */
  const broken = new AbortController();
  written.catch((error: unknown) => broken.abort(error));
  try {
    await fill(lines, broken.signal, facts, copy);
    await written;
    await flush(beside, 'r+');
    await rename(beside, path);
    if (process.platform !== 'win32') await flush(dirname(path), 'r');
  } catch (error) {
    const reason: unknown = broken.signal.aborted ? broken.signal.reason : error;
    lines.destroy();
    await written.catch(() => undefined);
    await closed;
    await rm(beside, { force: true });
    throw reason;
  }
};

const fill = async (
  lines: PassThrough,
  broken: AbortSignal,
  facts: BackupFacts,
  copy: (sink: BackupSink) => Promise<void>,
): Promise<void> => {
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let table = '';
  const put = async (text: string): Promise<void> => {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    broken.throwIfAborted();
    if (!lines.write(bytes)) await once(lines, 'drain', { signal: broken });
  };
  await copy({
    head: (head, identities) => put(JSON.stringify({ ...head, ...facts, ...kind, identities } satisfies FirstLine)),
    table: (name, columns) => {
      table = name;
      rows[table] ??= 0;
      return put(JSON.stringify({ table: name, columns } satisfies TableLine));
    },
    rows: (text, count) => {
      rows[table] = (rows[table] ?? 0) + count;
      return put(text);
    },
  });
  lines.end(`${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies LastLine)}\n`);
};

const kind = { format: 'mostrador-backup', version: backupVersion } as const;
