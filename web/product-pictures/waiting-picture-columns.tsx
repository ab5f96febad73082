import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { waitingReasonTexts } from '#adapters/texts/product-pictures.es.ts';
import type { ExplainedWaiting } from '#core/files/products/product-picture.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

/** The columns of pictures that wait for their product. */
export const waitingPictureColumns: readonly OfficeColumn<ExplainedWaiting>[] = [
  {
    id: 'file',
    header: 'Archivo',
    text: ({ fileName }) => fileName,
    sort: ({ fileName }) => fileName,
    isMono: true,
    isCut: true,
    card: 'title',
  },
  {
    id: 'reason',
    header: 'Por qué espera',
    text: ({ reason }) => waitingReasonTexts[reason],
    sort: ({ reason }) => waitingReasonTexts[reason],
    card: 'line',
  },
  {
    id: 'at',
    header: 'Cuándo',
    text: ({ sentAt }) => formatDateTime(sentAt),
    sort: ({ sentAt }) => sentAt,
    isMono: true,
    card: 'left',
  },
  { id: 'by', header: 'Quién', text: ({ sentBy }) => sentBy, sort: ({ sentBy }) => sentBy, card: 'right' },
  {
    id: 'size',
    header: 'Tamaño',
    text: ({ size }) => formatBytes(size),
    sort: ({ size }) => size,
    isNumber: true,
    from: 'middle',
    card: 'line',
  },
];
