/** What the first line of a backup says of it. */
export interface BackupHead {
  /** The number of the last migration whose tables these are. */
  readonly schema: number;
  /** The database it was taken of; what is restored is another one, with an id of its own. */
  readonly database: string;
  /** Changes whenever anything is written: two backups of one database with equal marks hold the same. */
  readonly mark: string;
}

/** Identity columns by table, with the last number given out; null where none was yet. */
export type Identities = Readonly<Record<string, { readonly column: string; readonly last: string | null }>>;

/** Where a backup goes as it is read: the head first, then tables with their rows, in any order. */
export interface BackupSink {
  head(head: BackupHead, identities: Identities): Promise<void>;
  /** The rows that follow are of this table. A table may come more than once, never a row. */
  table(name: string, columns: readonly string[]): Promise<void>;
  /** Rows, each a JSON array of the columns' texts (null for null), a line each. */
  rows(lines: string, count: number): Promise<void>;
}
