import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { warrantyMayBecome } from '#core/warranties/state.ts';
import type { ManagedWarranty } from '#core/warranties/warranty.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { Message } from '#web/ui/message.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { warrantyLook } from './warranty-look.ts';
import { linkToManagedWarranties } from './warranty-url.ts';

interface ManagedWarrantyListProps {
  readonly warranties: readonly ManagedWarranty[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly page: number;
  /** The RMA number of the one at the right. */
  readonly open: string | null;
  readonly onTake: (warranty: ManagedWarranty) => void;
}

/** Everybody's warranties, a page of them. */
export function ManagedWarrantyList({ warranties, page, open, onTake, ...states }: ManagedWarrantyListProps) {
  const columns = useMemo(() => columnsOf(page, open), [page, open]);
  return (
    <OfficeTable
      name="Garantías"
      rows={warranties}
      {...states}
      none={
        <Message title="Todavía no hay garantías">
          <p className="muted">Las que pidan los clientes aparecen acá, sin recargar.</p>
        </Message>
      }
      rowKey="id"
      columns={columns}
      isOpen={({ rmaNumber }) => rmaNumber === open}
      actions={{
        header: 'Tomar',
        of: (warranty) =>
          warrantyMayBecome(warranty.currentTracking.state, 'Pending') && (
            <button
              type="button"
              className="btn"
              aria-label={`Tomar la garantía ${warranty.rmaNumber} de ${warranty.customerName}`}
              onClick={() => onTake(warranty)}
            >
              Tomar
            </button>
          ),
      }}
    >
      <h1>Garantías</h1>
    </OfficeTable>
  );
}

const columnsOf = (page: number, open: string | null): readonly OfficeColumn<ManagedWarranty>[] => [
  {
    id: 'customer',
    header: 'Cliente',
    text: ({ customerName }) => customerName,
    cell: ({ customerName, rmaNumber }) => (
      <Link
        className="stretched"
        to={linkToManagedWarranties({ page, rma: rmaNumber })}
        aria-label={`${customerName}, garantía ${rmaNumber}`}
        aria-current={rmaNumber === open ? 'true' : undefined}
      >
        {customerName}
      </Link>
    ),
    isCut: true,
    card: 'title',
  },
  { id: 'rma', header: 'RMA', text: ({ rmaNumber }) => rmaNumber, isMono: true, from: 'middle' },
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
    text: ({ currentTracking }) => warrantyLook(currentTracking).text,
    cell: ({ currentTracking }) => {
      const { look, text } = warrantyLook(currentTracking);
      return <CaseState look={look} text={text} />;
    },
    card: 'state',
  },
  {
    id: 'since',
    header: 'Desde',
    text: ({ currentTracking }) => formatDate(warrantyLook(currentTracking).date),
    isMono: true,
    from: 'middle',
    card: 'right',
  },
  { id: 'resolution', header: 'Resolución', text: ({ resolution }) => resolution, isCut: true, from: 'widest' },
];
