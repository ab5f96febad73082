import type { DocumentNumber } from '#core/orders/number.ts';
import { useOrderPapers } from './use-order-papers.ts';

interface PaperButtonsProps {
  readonly orders: readonly DocumentNumber[];
  readonly className: string;
}

/** The papers of one order or of several, each a file. */
export function PaperButtons({ orders, className }: PaperButtonsProps) {
  const { print, isUnderWay } = useOrderPapers();
  return (
    <>
      <button type="button" className={className} disabled={isUnderWay} onClick={() => print('picking', orders)}>
        Hoja de preparación
      </button>
      <button type="button" className={className} disabled={isUnderWay} onClick={() => print('delivery', orders)}>
        {orders.length === 1 ? 'Remito' : 'Remitos'}
      </button>
    </>
  );
}
