import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CompanyColumn } from '#web/ui/list-table.tsx';

/** The columns of the company's saved lists. */
export const savedListColumns: readonly CompanyColumn<SavedListSummary>[] = [
  { id: 'name', header: 'Lista', cell: ({ name }) => name, card: 'title' },
  {
    id: 'lines',
    header: 'Artículos',
    cell: ({ lineCount }) => formatCount(lineCount),
    isNumber: true,
    card: 'right',
    cardLabel: 'Artículos',
  },
  {
    id: 'changed',
    header: 'Última vez que cambió',
    cell: ({ updatedAt, updatedBy }) => (
      <>
        {formatDate(updatedAt)} <span className="muted">por {updatedBy}</span>
      </>
    ),
    card: 'left',
  },
];
