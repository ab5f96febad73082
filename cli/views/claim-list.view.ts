import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import type { ClaimPage } from '#core/claims/claim.service.ts';
import { type Claim, type ManagedClaim, openedAt } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** How each state looks. */
export const claimStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<ClaimState, (text: string) => string>> => ({
  Created: warning,
  InProgress: faint,
  Accepted: good,
  Refused: bad,
});

const isManaged = (claim: Claim): claim is ManagedClaim => 'customerName' in claim;

/** A page of claims as a table: a company's own, or everybody's with whose they are. */
export function claimListText<Listed extends Claim>(
  { claims, currentPage, totalPages }: ClaimPage<Listed>,
  style: Style,
  screenColumns: number | null,
): string {
  if (claims.length === 0) return 'No hay reclamos';
  const paint = claimStatePainter(style);
  const ofStaff: readonly TableColumn<Claim>[] = [
    { title: 'Cliente', cell: (claim) => (isManaged(claim) ? claim.customerName : ''), least: 10 },
    { title: 'Flexxus', cell: (claim) => (isManaged(claim) ? claim.externalCode : '') },
  ];
  const columns: readonly TableColumn<Claim>[] = [
    { title: 'Número', cell: formatNumber },
    { title: 'Fecha', cell: (claim) => formatDate(openedAt(claim)) },
    ...(claims.some(isManaged) ? ofStaff : []),
    { title: 'Comprobante', cell: ({ purchaseDocument }) => purchaseDocument, isExtra: true },
    { title: 'Motivo', cell: ({ reason }) => reason, isExtra: true },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => claimStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
  const below = ({ resolution }: Claim) => (resolution === '' ? null : `  ${resolution}`);
  const more = currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : '';
  const rows = table<Claim>(claims, columns, style, screenColumns, below);
  return `${rows}\n\n${style.faint(`Página ${currentPage} de ${totalPages}.${more}`)}`;
}
