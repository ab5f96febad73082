import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { DeskClaim } from '#core/claims/claim.ts';
import { type ClaimState, claimMayBecome } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { CaseDeskState } from '#web/cases/case-desk-url.ts';
import { CaseState } from '#web/cases/case-state.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { claimDeskUrl } from './claim-desk-url.ts';
import { claimLook } from './claim-look.ts';

interface ManagedClaimListProps {
  readonly claims: readonly DeskClaim[] | null;
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly state: CaseDeskState<ClaimState>;
  /** Null for who only looks. */
  readonly onAssociate: ((claim: DeskClaim) => void) | null;
  readonly children: ReactNode;
}

/** Everybody's claims, a page of them (docs/rules/claims.md 6). */
export function ManagedClaimList({ claims, state, onAssociate, children, ...states }: ManagedClaimListProps) {
  const link = claimDeskUrl.link(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is another object each time; what it says is in `link`
  const columns = useMemo(() => columnsOf(state), [link]);
  const isAll = claimDeskUrl.link({ filter: state.filter }) === claimDeskUrl.link();
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
            to={claimDeskUrl.link()}
          />
        )
      }
      rowKey="id"
      columns={columns}
      isOpen={(claim) => formatNumber(claim) === state.open}
      {...(onAssociate === null ? {} : { actions: associating(onAssociate) })}
    >
      {children}
    </OfficeTable>
  );
}

const associating = (onAssociate: (claim: DeskClaim) => void) => ({
  header: 'Asociar',
  of: (claim: DeskClaim) =>
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

const columnsOf = (state: CaseDeskState<ClaimState>): readonly OfficeColumn<DeskClaim>[] => [
  {
    id: 'number',
    header: 'Número',
    text: formatNumber,
    cell: (claim) => {
      const number = formatNumber(claim);
      return (
        <Link
          className="stretched"
          to={claimDeskUrl.link({ ...state, open: number })}
          aria-label={`${claim.customerName}, reclamo ${number}`}
          aria-current={number === state.open ? 'true' : undefined}
        >
          {number}
        </Link>
      );
    },
    isMono: true,
    card: 'title',
  },
  { id: 'customer', header: 'Cliente', text: ({ customerName }) => customerName, isCut: true, card: 'line' },
  { id: 'code', header: 'Flexxus', text: ({ externalCode }) => externalCode, isMono: true, from: 'wide' },
  { id: 'origin', header: 'Origen', text: ({ origin }) => origin, from: 'widest' },
  {
    id: 'date',
    header: 'Fecha Factura/Pedido',
    text: ({ purchaseDate }) => formatDate(purchaseDate),
    isMono: true,
    from: 'widest',
  },
  {
    id: 'document',
    header: 'Número de Factura/Pedido',
    text: ({ purchaseDocument }) => purchaseDocument,
    isMono: true,
    from: 'middle',
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
  { id: 'resolution', header: 'Resolución', text: ({ resolution }) => resolution, isCut: true, from: 'whole' },
];
