import type { Claim } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { ListTable } from '#web/ui/list-table.tsx';
import { type ClaimsState, claimColumns } from './claim-columns.tsx';

interface ClaimListProps extends ClaimsState {
  readonly claims: readonly Claim[];
}

/** A company's own claims, a page of them. */
export function ClaimList({ claims, ...state }: ClaimListProps) {
  const unread = useUnread('claim');
  return (
    <ListTable
      rows={claims}
      keyOf={({ id }) => id}
      columns={claimColumns(state, unread)}
      isOpen={(claim) => formatNumber(claim) === state.open}
    />
  );
}
