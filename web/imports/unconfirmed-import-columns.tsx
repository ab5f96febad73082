import { Link } from 'react-router-dom';
import { recordKindTexts, sheetFileText } from '#adapters/texts/import-kinds.es.ts';
import type { UnconfirmedImport } from '#core/catalogue/import/import.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { linkToImport } from './imports-url.ts';

const timeText = (ms: number): string => formatDateTime(new Date(ms).toISOString());

/** The columns of sheets that were looked at and not imported; each leads to itself. */
export const unconfirmedImportColumns: readonly OfficeColumn<UnconfirmedImport>[] = [
  {
    id: 'file',
    header: 'Planilla',
    text: sheetFileText,
    cell: (one) => <Link to={linkToImport(one.id)}>{sheetFileText(one)}</Link>,
    card: 'title',
    isCut: true,
  },
  { id: 'kind', header: 'Qué trae', text: ({ kind }) => recordKindTexts[kind], card: 'left' },
  { id: 'supplier', header: 'De quién', text: ({ supplier }) => supplier ?? '', from: 'wide', card: 'line' },
  { id: 'at', header: 'Cuándo', text: ({ readAt }) => timeText(readAt), isMono: true, card: 'right' },
  { id: 'by', header: 'Quién', text: ({ startedBy }) => startedBy, from: 'middle', card: 'line' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ isUnderstood }) => (isUnderstood ? 'Lista para importar' : 'Falta decir qué es cada columna'),
    card: 'line',
  },
  {
    id: 'until',
    header: 'Se guarda hasta',
    text: ({ keptUntil }) => timeText(keptUntil),
    isMono: true,
    from: 'middle',
    card: 'line',
    cardLabel: 'Se guarda hasta',
  },
];
