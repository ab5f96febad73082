import type { Caller } from '../access/caller.ts';
import type { AccessFailure } from '../access/calls.ts';
import type { Result } from '../shared/result.ts';

/** A backup of the whole database, as a file of the server's. */
export interface Backup {
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601. */
  readonly madeAt: string;
}

/**
 * The backups that are kept: the capability behind `api/Backups`, for administrators. A backup is restored where the
 * server runs, not from here.
 */
export interface BackupService {
  /** The newest first. */
  list(caller: Caller): Promise<Result<readonly Backup[], BackupFailure>>;
  /** Makes one now, or waits for the one that is being made. */
  make(caller: Caller): Promise<Result<Backup, BackupFailure>>;
}

export type BackupFailure =
  | AccessFailure
  | { readonly code: 'unreachable' }
  /** The log of the server says why: mostly a full disk. */
  | { readonly code: 'backup-failed' };
