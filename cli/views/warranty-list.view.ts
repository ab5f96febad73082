import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyPage } from '#core/warranties/warranty.service.ts';
import type { ManagedWarranty, Warranty } from '#core/warranties/warranty.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks. */
export const warrantyStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<WarrantyState, (text: string) => string>> => ({
  Created: warning,
  Pending: faint,
  Accepted: good,
  Refused: bad,
});

const rowsText = <Listed extends Warranty>(
  warranties: readonly Listed[],
  whose: readonly TableColumn<Listed>[],
  style: Style,
  screenColumns: number | null,
): string => {
  if (warranties.length === 0) return 'No hay garantías';
  const paint = warrantyStatePainter(style);
  const columns: readonly TableColumn<Listed>[] = [
    { title: 'RMA', cell: ({ rmaNumber }) => rmaNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    ...whose,
    { title: 'Código', cell: ({ productCode }) => productCode, least: whose.length === 0 ? 8 : 15 },
    { title: 'Marca', cell: ({ productBrandName }) => productBrandName, least: 6 },
    {
      title: 'Cant.',
      cell: ({ quantity }) => String(quantity),
      align: 'right',
      // Whose it is matters more to staff.
      ...(whose.length === 0 ? {} : { isExtra: true }),
    },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => warrantyStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
  const below = ({ resolution }: Warranty) => (resolution === '' ? null : `  ${resolution}`);
  return table(warranties, columns, style, screenColumns, below);
};

/** A company's warranties as a table. */
export const warrantyListText = (warranties: readonly Warranty[], style: Style, screenColumns: number | null): string =>
  rowsText(warranties, [], style, screenColumns);

/** A page of everybody's warranties, with whose they are. */
export function managedWarrantyListText(
  { warranties, currentPage, totalPages }: WarrantyPage,
  style: Style,
  screenColumns: number | null,
): string {
  const whose: TableColumn<ManagedWarranty> = { title: 'Cliente', cell: ({ customerName }) => customerName, least: 10 };
  const more = currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : '';
  const rows = rowsText(warranties, [whose], style, screenColumns);
  return `${rows}\n\n${style.faint(`Página ${currentPage} de ${totalPages}.${more}`)}`;
}
