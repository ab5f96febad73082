import { type Claim, openedAt } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseNumber } from '#web/cases/case-number.tsx';
import { CaseState } from '#web/cases/case-state.tsx';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { claimTone } from './claim-tone.ts';
import { linkToClaims } from './claim-url.ts';

export interface ClaimsState {
  readonly page: number;
  /** The number of the one at the right. */
  readonly open: string | null;
}

/** The columns of the company's claims; each leads to itself on the same page. */
export const claimColumns = (
  { page, open }: ClaimsState,
  unread: ReadonlyMap<string, number>,
): readonly CompanyColumn<Claim>[] => [
  {
    id: 'number',
    header: 'Número',
    cell: (claim) => {
      const number = formatNumber(claim);
      const to = linkToClaims({ page, claim: number });
      return <CaseNumber number={number} to={to} isOpen={number === open} unread={unread} />;
    },
    isMono: true,
    card: 'title',
  },
  { id: 'date', header: 'Fecha', cell: (claim) => formatDate(openedAt(claim)), isMono: true, card: 'right' },
  { id: 'origin', header: 'Origen', cell: ({ origin }) => origin, from: 'middle' },
  {
    id: 'document',
    header: 'Factura / Pedido',
    cell: ({ purchaseDocument }) => purchaseDocument,
    isMono: true,
    card: 'left',
  },
  { id: 'reason', header: 'Motivo', cell: ({ reason }) => reason, from: 'middle' },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ currentTracking }) => <CaseState {...claimTone(currentTracking)} />,
    card: 'state',
  },
];
