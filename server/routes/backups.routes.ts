import { backupProblem } from '#adapters/texts/backups.es.ts';
import { backupsToWire, backupsWire, backupWire } from '#adapters/wire/backups.wire.ts';
import type { BackupFailure, BackupService } from '#core/backups/backup.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/Backups';
const tags = ['backups'];

export const backupRoutes = (app: App, service: BackupService, guard: Guard): void => {
  const guarded = guard('administration');
  app.get(path, { ...guarded, schema: { tags, response: { 200: backupsWire } } }, async (request, reply) =>
    sendAnswer(reply, await service.list(callerOf(request)), backupsToWire, backupProblem),
  );
  app.post(
    path,
    { ...guarded, schema: { tags, refusals: codes<BackupFailure>('backup-failed'), response: { 200: backupWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.make(callerOf(request)), (backup) => backup, backupProblem),
  );
};
