import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { caseColumns } from '#web/cases/case-columns.tsx';
import { CaseState } from '#web/cases/case-state.tsx';
import type { StaffCasesState } from '#web/cases/staff-cases-url.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { claimTone } from './claim-tone.ts';
import { staffClaimsUrl } from './staff-claims-url.ts';

/** The columns of everybody's claims; each leads to itself on the list as it is narrowed. */
export const staffClaimColumns = (
  state: StaffCasesState<ClaimState>,
  unread: ReadonlyMap<string, number>,
): readonly OfficeColumn<StaffClaim>[] => [
  ...caseColumns<ClaimState, StaffClaim>({
    state,
    url: staffClaimsUrl,
    id: 'number',
    header: 'Número',
    one: 'reclamo',
    numberOf: formatNumber,
    unread,
  }),
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
    text: ({ currentTracking }) => claimTone(currentTracking).text,
    cell: ({ currentTracking }) => <CaseState {...claimTone(currentTracking)} />,
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
