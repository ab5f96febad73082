import type { BackupHead, Identities } from '../postgres/backup/backup-sink.ts';

/**
 * A backup is lines of JSON, compressed with gzip. The first says what it is; one with `table` says what the arrays
 * behind it are rows of; the last says how many rows each table has and the SHA-256 of everything before it.
 */
export interface FirstLine extends BackupHead {
  readonly format: 'mostrador-backup';
  /** The version of this format of lines. */
  readonly version: 1;
  readonly program: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly identities: Identities;
}

export interface TableLine {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface LastLine {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** The form that this program writes and reads. */
export const backupVersion = 1;

const parsed = (line: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

export const asFirstLine = (line: string): FirstLine | null => {
  const value = parsed(line);
  const isOurs = value?.['format'] === 'mostrador-backup' && typeof value['schema'] === 'number';
  return isOurs ? (value as unknown as FirstLine) : null;
};

export const asTableLine = (line: string): TableLine | null => {
  const value = parsed(line);
  return typeof value?.['table'] === 'string' && Array.isArray(value['columns'])
    ? (value as unknown as TableLine)
    : null;
};

export const asLastLine = (line: string): LastLine | null => {
  const value = parsed(line);
  return typeof value?.['sha256'] === 'string' ? (value as unknown as LastLine) : null;
};
