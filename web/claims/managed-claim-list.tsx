import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { Message } from '#web/ui/message.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { claimLook } from './claim-look.ts';
import { linkToClaims } from './claim-url.ts';

interface ManagedClaimListProps {
  readonly claims: readonly ManagedClaim[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly page: number;
  /** The number of the one at the right. */
  readonly open: string | null;
  readonly onAssociate: (claim: ManagedClaim) => void;
}

/** Everybody's claims, a page of them (docs/rules/claims.md 4). */
export function ManagedClaimList({ claims, page, open, onAssociate, ...states }: ManagedClaimListProps) {
  const columns = useMemo(() => columnsOf(page, open), [page, open]);
  return (
    <OfficeTable
      name="Reclamos operativos"
      rows={claims}
      {...states}
      none={
        <Message title="Todavía no hay reclamos">
          <p className="muted">Los que hagan los clientes aparecen acá, sin recargar.</p>
        </Message>
      }
      rowKey="id"
      columns={columns}
      isOpen={(claim) => formatNumber(claim) === open}
      actions={{
        header: 'Asociar',
        of: (claim) =>
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
      }}
    >
      <h1>Reclamos operativos</h1>
    </OfficeTable>
  );
}

const columnsOf = (page: number, open: string | null): readonly OfficeColumn<ManagedClaim>[] => [
  {
    id: 'customer',
    header: 'Cliente',
    text: ({ customerName }) => customerName,
    cell: (claim) => {
      const number = formatNumber(claim);
      return (
        <Link
          className="stretched"
          to={linkToClaims('/demands-managament', { page, claim: number })}
          aria-label={`${claim.customerName}, reclamo ${number}`}
          aria-current={number === open ? 'true' : undefined}
        >
          {claim.customerName}
        </Link>
      );
    },
    isCut: true,
    card: 'title',
  },
  { id: 'code', header: 'Flexxus', text: ({ externalCode }) => externalCode, isMono: true, from: 'middle' },
  { id: 'origin', header: 'Origen', text: ({ origin }) => origin, from: 'widest' },
  {
    id: 'date',
    header: 'Fecha Factura/Pedido',
    text: ({ purchaseDate }) => formatDate(purchaseDate),
    isMono: true,
    from: 'wide',
  },
  {
    id: 'document',
    header: 'Número de Factura/Pedido',
    text: ({ purchaseDocument }) => purchaseDocument,
    isMono: true,
    card: 'left',
  },
  { id: 'reason', header: 'Motivo', text: ({ reason }) => reason, isCut: true, from: 'middle' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ currentTracking }) => claimLook(currentTracking).text,
    cell: ({ currentTracking }) => <CaseState {...claimLook(currentTracking)} />,
    card: 'state',
  },
  {
    id: 'since',
    header: 'Desde',
    text: ({ currentTracking }) => formatDate(currentTracking.date),
    isMono: true,
    from: 'middle',
    card: 'right',
  },
  { id: 'resolution', header: 'Resolución', text: ({ resolution }) => resolution, isCut: true, from: 'widest' },
];
