import { formatBytes } from '#adapters/texts/bytes.es.ts';
import type { Backup } from '#core/backups/backup.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { TableColumn } from './table.ts';

export const backupColumns: readonly TableColumn<Backup>[] = [
  { title: 'Hecha', cell: ({ madeAt }) => formatDateTime(madeAt) },
  { title: 'Tamaño', cell: ({ bytes }) => formatBytes(bytes), align: 'right' },
  { title: 'Archivo', cell: ({ name }) => name },
];
