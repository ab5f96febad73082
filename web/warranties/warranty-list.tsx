import type { Warranty } from '#core/warranties/warranty.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { ListTable } from '#web/ui/list-table.tsx';
import { warrantyColumns } from './warranty-columns.tsx';

interface WarrantyListProps {
  readonly warranties: readonly Warranty[];
  /** The number of the one at the right. */
  readonly open: string | null;
}

/** A company's own warranties, a page of them. */
export function WarrantyList({ warranties, open }: WarrantyListProps) {
  const unread = useUnread('warranty');
  return (
    <ListTable
      rows={warranties}
      keyOf={({ id }) => id}
      columns={warrantyColumns(open, unread)}
      isOpen={({ rmaNumber }) => rmaNumber === open}
    />
  );
}
