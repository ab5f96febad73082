import type { DeskFilter } from '#core/orders/desk/desk-order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOrderPapers } from './use-order-papers.ts';

/** All that the filter lists, whatever page is shown, as a file. */
export function TableButtons({ filter }: { readonly filter: DeskFilter }) {
  const { saveTable, isUnderWay } = useOrderPapers();
  return (
    <>
      <button type="button" className="btn" disabled={isUnderWay} onClick={() => saveTable(filter, 'xlsx')}>
        <Icon name="download" />
        Excel
      </button>
      <button type="button" className="btn" disabled={isUnderWay} onClick={() => saveTable(filter, 'csv')}>
        <Icon name="download" />
        CSV
      </button>
    </>
  );
}
