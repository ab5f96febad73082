import { claimStateTexts } from '#adapters/texts/claims.es.ts';
import { type Claim, type ManagedClaim, openedAt } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import type { TableColumn } from './table.ts';

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

export const isManaged = (claim: Claim): claim is ManagedClaim => 'customerName' in claim;

/** Claims as rows of a table: a company's own, or those of all companies with their names. */
export const claimColumns = (style: Style, isStaff: boolean): readonly TableColumn<Claim>[] => {
  const paint = claimStatePainter(style);
  const ofStaff: readonly TableColumn<Claim>[] = [
    { title: 'Cliente', cell: (claim) => (isManaged(claim) ? claim.customerName : ''), minWidth: 10 },
    { title: 'Flexxus', cell: (claim) => (isManaged(claim) ? claim.externalCode : '') },
  ];
  return [
    { title: 'Número', cell: formatNumber },
    { title: 'Fecha', cell: (claim) => formatDate(openedAt(claim)) },
    ...(isStaff ? ofStaff : []),
    { title: 'Comprobante', cell: ({ purchaseDocument }) => purchaseDocument, isExtra: true },
    { title: 'Motivo', cell: ({ reason }) => reason, isExtra: true },
    {
      title: 'Estado',
      cell: ({ currentTracking }) => claimStateTexts[currentTracking.state],
      paint: (text, { currentTracking }) => paint[currentTracking.state](text),
    },
  ];
};

/** The resolution that the company reads, under its claim or its warranty. */
export const resolutionBelow = ({ resolution }: { readonly resolution: string }): string | null =>
  resolution === '' ? null : `  ${resolution}`;
