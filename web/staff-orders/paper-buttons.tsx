import { useState } from 'react';
import type { DocumentNumber } from '#core/orders/number.ts';
import { PaperDialog } from './paper-dialog.tsx';

interface PaperButtonsProps {
  readonly orders: readonly DocumentNumber[];
  readonly className: string;
}

/** The papers of one order or of several, each a file. */
export function PaperButtons({ orders, className }: PaperButtonsProps) {
  const [asked, setAsked] = useState<'picking' | 'delivery' | null>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => setAsked('picking')}>
        Hoja de preparación
      </button>
      <button type="button" className={className} onClick={() => setAsked('delivery')}>
        {orders.length === 1 ? 'Remito' : 'Remitos'}
      </button>
      {asked !== null && <PaperDialog paper={asked} orders={orders} onClose={() => setAsked(null)} />}
    </>
  );
}
