import { backupProblem } from '#adapters/texts/backups.es.ts';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { backupsWire } from '#adapters/wire/backups.wire.ts';
import type { Backup, BackupFailure } from '#core/backups/backup.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { TableColumn } from '../views/table.ts';

export const backupColumns: readonly TableColumn<Backup>[] = [
  { title: 'Hecha', cell: ({ madeAt }) => formatDateTime(madeAt) },
  { title: 'Tamaño', cell: ({ bytes }) => formatBytes(bytes), align: 'right' },
  { title: 'Archivo', cell: ({ name }) => name },
];

/** What `backup --list` lists. */
export const backupList: ListDeclaration<object, Backup, BackupFailure> = {
  access: 'administration',
  problem: backupProblem,
  about: 'Lista las copias que hay en el servidor, la última primero',
  examples: ['backup --list'],
  answer: backupsWire,
  paging: 'whole',
  key: 'backups',
  none: 'Todavía no hay copias. Se hace una con: mostrador backup',
  toWire: (backup) => ({ ...backup }),
  columns: () => backupColumns,
  ask: async ({ services, caller }) => (await services.backups.list(caller)).map((rows) => ({ rows })),
};
