import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Warranty } from '#core/warranties/warranty.ts';
import { CaseNumber } from '#web/cases/case-number.tsx';
import { CaseState } from '#web/cases/case-state.tsx';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { linkToWarranties } from './own-warranties-url.ts';
import { warrantyTone } from './warranty-tone.ts';

/** The columns of the company's warranties; each leads to itself. `open` is the number of the one at the right. */
export const warrantyColumns = (
  open: string | null,
  unread: ReadonlyMap<string, number>,
): readonly CompanyColumn<Warranty>[] => [
  {
    id: 'number',
    header: 'RMA',
    cell: ({ rmaNumber }) => (
      <CaseNumber number={rmaNumber} to={linkToWarranties(rmaNumber)} isOpen={rmaNumber === open} unread={unread} />
    ),
    isMono: true,
    card: 'title',
  },
  { id: 'date', header: 'Fecha', cell: ({ date }) => formatDate(date), isMono: true, card: 'right' },
  {
    id: 'product',
    header: 'Artículo',
    cell: ({ productCode, productBrandName }) => (
      <>
        <span className="code mono">{productCode}</span> <span className="brand">{productBrandName}</span>
      </>
    ),
    lines: 'one',
    card: 'left',
  },
  { id: 'quantity', header: 'Cantidad', cell: ({ quantity }) => quantity, isNumber: true, from: 'middle' },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ currentTracking }) => {
      const { tone, text } = warrantyTone(currentTracking);
      return <CaseState tone={tone} text={text} />;
    },
    card: 'state',
  },
  {
    id: 'since',
    header: 'Desde',
    cell: ({ currentTracking }) => formatDate(warrantyTone(currentTracking).date),
    isMono: true,
    from: 'middle',
  },
  {
    id: 'resolution',
    header: 'Resolución',
    cell: ({ resolution }) => resolution,
    lines: 'several',
    from: 'middle',
    card: 'line',
  },
];
