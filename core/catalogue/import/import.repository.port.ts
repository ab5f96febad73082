import type { Author } from '#core/audit/author.ts';
import { type ImportEvent, nextRun } from './import.machine.ts';
import type { ImportRun } from './import.service.ts';
import type { DraftSourceOptions } from './rows/draft-source.port.ts';

/** An import as every process finds it: what people see of it, and what is needed to go on with it. */
export interface StoredImport {
  readonly run: ImportRun;
  readonly options: DraftSourceOptions;
  /** The generation of the catalogue that it was compared with; null before it was. */
  readonly lookedGeneration: number | null;
  /** How many times it was begun to be read, or to be planned anew: what is done of each is a job of its own. */
  readonly attempt: number;
  /** The name of the user who uploaded it. */
  readonly startedBy: string;
  /** Who confirmed it last: its author in the history and in the activity. Null before anybody did. */
  readonly appliedBy: Author | null;
  /** Whether it is imported only if no row is rejected. */
  readonly isStrict: boolean;
  /** Whether a process works on it, or did until that process ended. */
  readonly isBegun: boolean;
  /** Whether it was given up: then nothing of it may be published any more. */
  readonly isGivenUp: boolean;
  /** Whether the catalogue holds what it wrote, though the run may not say so yet. */
  readonly isPublished: boolean;
  /** When somebody last asked how far it is; milliseconds since 1970. */
  readonly lookedAt: number;
  /** When something last happened to it; milliseconds since 1970. */
  readonly changedAt: number;
}

/**
 * The import after an event at that time (milliseconds since 1970), or null where its state allows none of that kind. A
 * failure after publishing leaves it published.
 */
export const afterEvent = (stored: StoredImport, event: ImportEvent, now: number): StoredImport | null => {
  const happened: ImportEvent = event.type === 'failed' && stored.isPublished ? { type: 'published' } : event;
  const run = nextRun(stored.run, happened);
  return run === null ? null : { ...stored, run: { ...run, changedAt: now }, changedAt: now };
};

/** Keeps imports and their files between calls, for all processes; no backup holds them. */
export interface ImportRepository {
  /**
   * Keeps an import that begins. Imports that nobody asked about for a day are forgotten, and the oldest ones beyond
   * fifty that nobody works on, with their files.
   */
  add(stored: StoredImport): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Imports that nobody works on: planned, failed or done, what happened last first. */
  resting(): Promise<readonly StoredImport[]>;
  /** Imports that were confirmed and are not in the catalogue yet, what happened last first. */
  beingWritten(): Promise<readonly StoredImport[]>;
  /** Notes that somebody asked, and answers what there is; null for one that is not kept. */
  follow(id: string, now: number): Promise<StoredImport | null>;
  /**
   * Changes it in one step: two who do wait for each other. Null where it is not kept, or `change` answers null: then
   * nothing is written.
   */
  update(id: string, change: (stored: StoredImport) => StoredImport | null): Promise<StoredImport | null>;
  /** Takes it out, with its file. */
  forget(id: string): Promise<void>;
}

/** A file on this process's disk for as long as it is open. */
export interface OpenedFile {
  readonly path: string;
  close(): Promise<void>;
}

/** The uploaded files of imports, for all processes. */
export interface ImportFileStorage {
  /** Keeps the bytes as they come; one that is too large, or breaks off, leaves nothing. */
  keep(id: string, content: AsyncIterable<Uint8Array>): Promise<'kept' | 'too-large'>;
  /** Null for one that is not kept. */
  open(id: string): Promise<OpenedFile | null>;
  drop(id: string): Promise<void>;
}
