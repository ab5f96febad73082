import { staleCauseTexts } from '#adapters/texts/overview.es.ts';
import type { StalePriceFile } from '#core/overview/stale-price-file.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const minuteOf = (at: string): string => formatDateTime(at).slice(0, 16);

/** The columns of price lists whose files are out of date. */
export const stalePriceFileColumns: readonly OfficeColumn<StalePriceFile>[] = [
  { id: 'name', header: 'Lista', text: ({ name }) => name, card: 'title' },
  {
    id: 'since',
    header: 'Desactualizada desde',
    text: ({ since }) => (since === null ? 'No se sabe' : minuteOf(since)),
    isMono: true,
    card: 'line',
    cardLabel: 'Desde',
  },
  {
    id: 'made',
    header: 'Archivos hechos el',
    text: ({ madeAt }) => minuteOf(madeAt),
    isMono: true,
    card: 'line',
    cardLabel: 'Archivos del',
  },
  {
    id: 'why',
    header: 'Por qué',
    text: ({ causes }) => causes.map((cause) => staleCauseTexts[cause]).join('. '),
    card: 'line',
  },
];
