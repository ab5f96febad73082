import { authorise } from '#core/access/authorise.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Backup, BackupService } from './backup.service.ts';

/** Where backups are kept and made. */
export interface BackupParts {
  /** The newest first. */
  list(): readonly Backup[];
  /** Makes one now, or waits for the one that is being made; null where it failed, which the server's log tells. */
  make(): Promise<Backup | null>;
}

/** Backups, for administrators (docs/rules/access.md 3). */
export const createBackupService = (backups: BackupParts): BackupService =>
  authorise<BackupService>('administration', {
    async list() {
      return Ok(backups.list());
    },
    async make() {
      const made = await backups.make();
      return made === null ? Err({ code: 'backup-failed' }) : Ok(made);
    },
  });
