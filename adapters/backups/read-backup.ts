import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { asFirstLine, asLastLine, asTableLine, backupVersion, type FirstLine } from './backup-lines.ts';

export type BackupFailure =
  | { readonly code: 'backup-unreadable'; readonly file: string }
  /** Something else than a backup of Mostrador. */
  | { readonly code: 'backup-foreign'; readonly file: string }
  /** Cut short or changed on the way. */
  | { readonly code: 'backup-damaged'; readonly file: string }
  /** Written by a newer Mostrador, in a form that this one does not know. */
  | { readonly code: 'backup-newer'; readonly file: string };

/** The bytes of a compressed file's lines, some at a time; an empty one where two line ends meet. */
async function* linesOf(path: string): AsyncGenerator<readonly Buffer[]> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  // The pieces of a line that is not whole yet: joined once, since a line that holds a file has some hundred pieces.
  let begun: Buffer[] = [];
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      const lines: Buffer[] = [];
      let from = 0;
      for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
        const last = chunk.subarray(from, end + 1);
        lines.push(begun.length === 0 ? last : Buffer.concat([...begun, last]));
        begun = [];
        from = end + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
      if (lines.length > 0) yield lines;
    }
    if (begun.length > 0) yield [Buffer.concat(begun)];
  } finally {
    file.destroy();
    text.destroy();
  }
}

/** What the file says of itself, without reading it all. */
export const readBackupHead = async (path: string): Promise<Result<FirstLine, BackupFailure>> => {
  try {
    for await (const [line] of linesOf(path)) {
      const head = asFirstLine(line?.toString() ?? '');
      if (head === null) return Err({ code: 'backup-foreign', file: path });
      return head.version > backupVersion ? Err({ code: 'backup-newer', file: path }) : Ok(head);
    }
  } catch (error) {
    return Err({ code: isOfTheDisk(error) ? 'backup-unreadable' : 'backup-foreign', file: path });
  }
  return Err({ code: 'backup-foreign', file: path });
};

/** What a whole backup says of itself: its head, and how many rows it has of each table. */
export interface WholeBackup extends FirstLine {
  readonly rows: Readonly<Record<string, number>>;
}

/** Reads all of it without doing anything: answers what it is once every line is as it was written. */
export const checkBackup = async (path: string): Promise<Result<WholeBackup, BackupFailure>> => {
  const head = await readBackupHead(path);
  if (!head.ok) return head;
  const damaged = Err({ code: 'backup-damaged', file: path } as const);
  const hash = createHash('sha256');
  const rows: Record<string, number> = {};
  let table = '';
  try {
    let last: Buffer = Buffer.alloc(0);
    for await (const lines of linesOf(path)) {
      for (const line of lines) {
        hash.update(last);
        if (last[0] === openBracket) rows[table] = (rows[table] ?? 0) + 1;
        else table = asTableLine(last.toString())?.table ?? table;
        last = line;
      }
    }
    const end = asLastLine(last.toString());
    const isWhole =
      end !== null &&
      end.sha256 === hash.digest('hex') &&
      Object.keys(end.rows).length === Object.keys(rows).length &&
      Object.entries(end.rows).every(([name, count]) => rows[name] === count);
    return isWhole ? Ok({ ...head.val, rows }) : damaged;
  } catch (error) {
    return isOfTheDisk(error) ? Err({ code: 'backup-unreadable', file: path }) : damaged;
  }
};

export interface RowsOfTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** Each row is a JSON array of texts. */
  readonly rows: readonly string[];
}

const rowsAtOnce = 1000;
/** What one statement takes of rows that hold files; a single row may be more. */
const bytesAtOnce = 16 * 1024 * 1024;

/** The rows of a checked backup, some of one table at a time. */
export async function* backupRows(path: string): AsyncGenerator<RowsOfTable> {
  let of: Omit<RowsOfTable, 'rows'> = { table: '', columns: [] };
  let rows: string[] = [];
  let bytes = 0;
  for await (const lines of linesOf(path)) {
    for (const line of lines) {
      if (line[0] === openBracket) {
        rows.push(line.toString());
        bytes += line.length;
      }
      const next = line[0] === openBracket ? null : asTableLine(line.toString());
      if (rows.length > 0 && (next !== null || rows.length === rowsAtOnce || bytes >= bytesAtOnce)) {
        yield { ...of, rows };
        rows = [];
        bytes = 0;
      }
      if (next !== null) of = next;
    }
  }
  if (rows.length > 0) yield { ...of, rows };
}

/** Rows begin with '['. */
const openBracket = 0x5b;
const lineEnd = 0x0a;

/** A failure of the file system, which has a system call's name; what gunzip finds wrong has none. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
