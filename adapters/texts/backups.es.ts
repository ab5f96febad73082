import type { BackupFailure } from '#core/backups/backup.service.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const texts: Texts<BackupFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'backup-failed': () => 'No se pudo guardar la copia de seguridad: fijate si hay lugar en el disco del servidor',
};

/** Why a backup was not made. */
export const backupProblem = (failure: BackupFailure): string => tell(texts, failure);
