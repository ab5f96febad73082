import { type Claim, openedAt } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { CaseNumber } from '#web/cases/case-number.tsx';
import { CaseState } from '#web/cases/case-state.tsx';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { type CompanyColumn, ListTable } from '#web/ui/list-table.tsx';
import { claimTone } from './claim-tone.ts';
import { linkToClaims } from './claim-url.ts';

interface ClaimListProps {
  readonly claims: readonly Claim[];
  readonly page: number;
  /** The number of the one at the right. */
  readonly open: string | null;
}

export function ClaimList({ claims, page, open }: ClaimListProps) {
  const unread = useUnread('claim');
  const columns: readonly CompanyColumn<Claim>[] = [
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
  return (
    <ListTable
      rows={claims}
      keyOf={({ id }) => id}
      columns={columns}
      isOpen={(claim) => formatNumber(claim) === open}
    />
  );
}
