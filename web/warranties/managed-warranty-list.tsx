import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { type WarrantyState, warrantyMayBecome } from '#core/warranties/state.ts';
import type { DeskWarranty } from '#core/warranties/warranty.ts';
import type { CaseDeskState } from '#web/cases/case-desk-url.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { warrantyLook } from './warranty-look.ts';
import { warrantyDeskUrl } from './warranty-url.ts';

interface ManagedWarrantyListProps {
  readonly warranties: readonly DeskWarranty[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly state: CaseDeskState<WarrantyState>;
  /** Null for who only looks. */
  readonly onTake: ((warranty: DeskWarranty) => void) | null;
  readonly children: ReactNode;
}

/** Everybody's warranties, a page of them. */
export function ManagedWarrantyList({ warranties, state, onTake, children, ...states }: ManagedWarrantyListProps) {
  const link = warrantyDeskUrl.link(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another object each time; what it says is in `link`
  const columns = useMemo(() => columnsOf(state), [link]);
  const isAll = warrantyDeskUrl.link({ filter: state.filter }) === warrantyDeskUrl.link();
  return (
    <OfficeTable
      name="Garantías"
      rows={warranties}
      {...states}
      none={
        isAll ? (
          <Message title="Todavía no hay garantías">
            <p className="muted">Las que pidan los clientes aparecen acá, sin recargar.</p>
          </Message>
        ) : (
          <NoneFound
            title="Ninguna garantía coincide con lo que buscás"
            all="Ver todas las garantías"
            to={warrantyDeskUrl.link()}
          />
        )
      }
      rowKey="id"
      columns={columns}
      isOpen={({ rmaNumber }) => rmaNumber === state.open}
      {...(onTake === null ? {} : { actions: takingUp(onTake) })}
    >
      {children}
    </OfficeTable>
  );
}

const takingUp = (onTake: (warranty: DeskWarranty) => void) => ({
  header: 'Tomar',
  of: (warranty: DeskWarranty) =>
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
});

const columnsOf = (state: CaseDeskState<WarrantyState>): readonly OfficeColumn<DeskWarranty>[] => [
  {
    id: 'rma',
    header: 'RMA',
    text: ({ rmaNumber }) => rmaNumber,
    cell: ({ customerName, rmaNumber }) => (
      <Link
        className="stretched"
        to={warrantyDeskUrl.link({ ...state, open: rmaNumber })}
        aria-label={`${customerName}, garantía ${rmaNumber}`}
        aria-current={rmaNumber === state.open ? 'true' : undefined}
      >
        {rmaNumber}
      </Link>
    ),
    isMono: true,
    card: 'title',
  },
  { id: 'customer', header: 'Cliente', text: ({ customerName }) => customerName, isCut: true, card: 'line' },
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
