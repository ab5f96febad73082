import { warrantyStateTexts } from '#adapters/texts/warranties.es.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { ManagedWarranty, Warranty } from '#core/warranties/warranty.ts';
import type { Style } from '../style.ts';
import type { TableColumn } from './table.ts';

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

export const isManaged = (warranty: Warranty): warranty is ManagedWarranty => 'customerName' in warranty;

/** Warranties as rows of a table: a company's own, or those of all companies with their names. */
export const warrantyColumns = (style: Style, isStaff: boolean): readonly TableColumn<Warranty>[] => {
  const paint = warrantyStatePainter(style);
  const whose: TableColumn<Warranty> = {
    title: 'Cliente',
    cell: (warranty) => (isManaged(warranty) ? warranty.customerName : ''),
    minWidth: 10,
  };
  return [
    { title: 'RMA', cell: ({ rmaNumber }) => rmaNumber },
    { title: 'Fecha', cell: ({ date }) => formatDate(date) },
    ...(isStaff ? [whose] : []),
    { title: 'Código', cell: ({ productCode }) => productCode, minWidth: isStaff ? 15 : 8 },
    { title: 'Marca', cell: ({ productBrandName }) => productBrandName, minWidth: 6 },
    {
      title: 'Cant.',
      cell: ({ quantity }) => String(quantity),
      align: 'right',
      // The customer matters more to staff.
      ...(isStaff ? { isExtra: true } : {}),
    },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => warrantyStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
};
