import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

const painter = ({ good, warning, bad, faint }: Style): Readonly<Record<WarrantyState, (text: string) => string>> => ({
  Created: warning,
  Pending: faint,
  Accepted: good,
  Refused: bad,
});

/** A company's warranties as a table. */
export function warrantyListText(warranties: readonly Warranty[], style: Style, screenColumns: number | null): string {
  if (warranties.length === 0) return 'No hay garantías';
  const paint = painter(style);
  const columns: readonly TableColumn<Warranty>[] = [
    { title: 'RMA', cell: ({ rmaNumber }) => rmaNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    { title: 'Código', cell: ({ productCode }) => productCode, least: 8 },
    { title: 'Marca', cell: ({ productBrandName }) => productBrandName, least: 6 },
    { title: 'Cant.', cell: ({ quantity }) => String(quantity), align: 'right' },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => warrantyStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
  const below = ({ resolution }: Warranty) => (resolution === '' ? null : `  ${resolution}`);
  return table(warranties, columns, style, screenColumns, below);
}
