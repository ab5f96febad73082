import { formatBytes } from '#adapters/texts/bytes.es.ts';
import type { Backup } from '#core/backups/backup.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

const columns: readonly TableColumn<Backup>[] = [
  { title: 'Hecha', cell: ({ madeAt }) => formatDateTime(madeAt) },
  { title: 'Tamaño', cell: ({ bytes }) => formatBytes(bytes), align: 'right' },
  { title: 'Archivo', cell: ({ name }) => name },
];

export const backupsText = (backups: readonly Backup[], style: Style, screenColumns: number | null): string =>
  backups.length === 0
    ? 'Todavía no hay copias. Se hace una con: mostrador backup'
    : table(backups, columns, style, screenColumns);
