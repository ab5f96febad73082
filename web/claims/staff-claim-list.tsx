import { type ReactNode, useMemo } from 'react';
import type { StaffClaim } from '#core/claims/claim.ts';
import { type ClaimState, claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import type { StaffCasesState } from '#web/cases/staff-cases-url.ts';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { staffClaimColumns } from './staff-claim-columns.tsx';
import { staffClaimsUrl } from './staff-claims-url.ts';

interface ManagedClaimListProps {
  readonly claims: readonly StaffClaim[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly state: StaffCasesState<ClaimState>;
  /** Null for users who may only read. */
  readonly onAssociate: ((claim: StaffClaim) => void) | null;
  /** All claims that the filter lists, as a file; null where the server only has pages. */
  readonly files: ReactNode;
  readonly children: ReactNode;
}

/** Everybody's claims, a page of them (docs/rules/cases.md 1). */
export function StaffClaimList({ claims, state, onAssociate, files, children, ...states }: ManagedClaimListProps) {
  const unread = useUnread('claim');
  const columns = useMemo(() => staffClaimColumns(state, unread), [state, unread]);
  const isAll = staffClaimsUrl.link({ filter: state.filter }) === staffClaimsUrl.link();
  return (
    <OfficeTable
      name="Reclamos operativos"
      rows={claims}
      {...states}
      none={
        isAll ? (
          <Message title="Todavía no hay reclamos">
            <p className="muted">Los que hagan los clientes aparecen acá, sin recargar.</p>
          </Message>
        ) : (
          <NoneFound
            title="Ningún reclamo coincide con lo que buscás"
            all="Ver todos los reclamos"
            to={staffClaimsUrl.link()}
          />
        )
      }
      rowKey="id"
      columns={columns}
      exports={files ?? undefined}
      isOpen={(claim) => formatNumber(claim) === state.open}
      {...(onAssociate === null ? {} : { actions: associating(onAssociate) })}
    >
      {children}
    </OfficeTable>
  );
}

const associating = (onAssociate: (claim: StaffClaim) => void) => ({
  header: 'Asociar',
  of: (claim: StaffClaim) =>
    claimMayBecome(claim.currentTracking.state, 'InProgress') && (
      <button
        type="button"
        className="btn"
        aria-label={`Asociar el reclamo ${formatNumber(claim)} de ${claim.customerName}`}
        onClick={() => onAssociate(claim)}
      >
        Asociar
      </button>
    ),
});
