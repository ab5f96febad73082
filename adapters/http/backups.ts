import { backupsWire, backupWire } from '#adapters/wire/backups.wire.ts';
import type { BackupDesk, BackupFailure } from '#core/backups/backup-desk.ts';
import type { Call, CallFailure } from './call.ts';

const path = '/api/Backups';

/** `api/Backups` over HTTP. */
export const createBackupDesk = (call: Call): BackupDesk => ({
  async list() {
    const answer = await call({ method: 'GET', path }, backupsWire);
    return answer.map(({ backups }) => backups).mapErr(backupFailure);
  },
  async make() {
    const answer = await call({ method: 'POST', path }, backupWire);
    return answer.mapErr(backupFailure);
  },
});

const backupFailure = (failure: CallFailure): BackupFailure => {
  if (failure.code !== 'problem') return failure;
  return { code: failure.problem === 'backup-failed' ? 'backup-failed' : 'unreachable' };
};
