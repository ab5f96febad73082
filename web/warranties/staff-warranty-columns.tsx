import { formatDate } from '#core/shared/buenos-aires.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { caseColumns } from '#web/cases/case-columns.tsx';
import { CaseState } from '#web/cases/case-state.tsx';
import type { StaffCasesState } from '#web/cases/staff-cases-url.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { staffWarrantiesUrl } from './staff-warranties-url.ts';
import { warrantyTone } from './warranty-tone.ts';

/** The columns of everybody's warranties; each leads to itself on the list as it is narrowed. */
export const staffWarrantyColumns = (
  state: StaffCasesState<WarrantyState>,
  unread: ReadonlyMap<string, number>,
): readonly OfficeColumn<StaffWarranty>[] => [
  ...caseColumns<WarrantyState, StaffWarranty>({
    ...{ state, url: staffWarrantiesUrl, id: 'rma', header: 'RMA', one: 'garantía', unread },
    numberOf: ({ rmaNumber }) => rmaNumber,
  }),
  { id: 'date', header: 'Fecha', text: ({ date }) => formatDate(date), isMono: true, from: 'wide' },
  {
    id: 'product',
    header: 'Artículo',
    text: ({ productCode, productBrandName }) => `${productCode} ${productBrandName}`,
    cell: ({ productCode, productBrandName }) => (
      <>
        <span className="code mono">{productCode}</span> <span className="brand">{productBrandName}</span>
      </>
    ),
    card: 'left',
  },
  { id: 'quantity', header: 'Cantidad', text: ({ quantity }) => String(quantity), isNumber: true, from: 'wide' },
  { id: 'fault', header: 'Falla', text: ({ detail }) => detail?.fault ?? '', isCut: true, from: 'middle' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ currentTracking }) => warrantyTone(currentTracking).text,
    cell: ({ currentTracking }) => {
      const { tone, text } = warrantyTone(currentTracking);
      return <CaseState tone={tone} text={text} />;
    },
    card: 'state',
  },
  {
    id: 'since',
    header: 'Desde',
    text: ({ currentTracking }) => formatDate(warrantyTone(currentTracking).date),
    isMono: true,
    from: 'middle',
    card: 'right',
  },
  { id: 'resolution', header: 'Resolución', text: ({ resolution }) => resolution, isCut: true, from: 'widest' },
];
