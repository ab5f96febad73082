import { type ReactNode, useMemo } from 'react';
import { type WarrantyState, warrantyMayBecome } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import type { StaffCasesState } from '#web/cases/staff-cases-url.ts';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { staffWarrantiesUrl } from './staff-warranties-url.ts';
import { staffWarrantyColumns } from './staff-warranty-columns.tsx';

interface ManagedWarrantyListProps {
  readonly warranties: readonly StaffWarranty[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly state: StaffCasesState<WarrantyState>;
  /** Null for users who may only read. */
  readonly onTake: ((warranty: StaffWarranty) => void) | null;
  /** All warranties that the filter lists, as a file; null where the server only has pages. */
  readonly files: ReactNode;
  readonly children: ReactNode;
}

/** Everybody's warranties, a page of them. */
export function StaffWarrantyList({ warranties, state, onTake, files, children, ...states }: ManagedWarrantyListProps) {
  const unread = useUnread('warranty');
  const columns = useMemo(() => staffWarrantyColumns(state, unread), [state, unread]);
  const isAll = staffWarrantiesUrl.link({ filter: state.filter }) === staffWarrantiesUrl.link();
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
            to={staffWarrantiesUrl.link()}
          />
        )
      }
      rowKey="id"
      columns={columns}
      exports={files ?? undefined}
      isOpen={({ rmaNumber }) => rmaNumber === state.open}
      {...(onTake === null ? {} : { actions: takingUp(onTake) })}
    >
      {children}
    </OfficeTable>
  );
}

const takingUp = (onTake: (warranty: StaffWarranty) => void) => ({
  header: 'Tomar',
  of: (warranty: StaffWarranty) =>
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
