import { backupsWire, backupWire } from '#adapters/wire/backups.wire.ts';
import type { BackupFailure, BackupService } from '#core/backups/backup.service.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';

const path = '/api/Backups';
/** A large catalogue's takes minutes, and the answer comes when it is made: an hour, in milliseconds. */
const backupMs = 60 * 60 * 1000;

/** `api/Backups` over HTTP. */
export const createBackupService = (call: Call, settings: HttpSettings): BackupService => ({
  async list() {
    const answer = await call({ method: 'GET', path }, backupsWire);
    return answer.map(({ backups }) => backups).mapErr(backupFailure);
  },
  async make() {
    const answer = await createLongCall(settings, backupMs)({ method: 'POST', path }, backupWire);
    return answer.mapErr(backupFailure);
  },
});

const backupFailure = (failure: CallFailure): BackupFailure => {
  if (failure.code !== 'problem') return failure;
  return { code: failure.problem === 'backup-failed' ? 'backup-failed' : 'unreachable' };
};
