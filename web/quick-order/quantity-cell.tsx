import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { notUnderstoodText } from '#adapters/texts/quick-order.es.ts';
import { parseQuantity } from '#core/cart/quantity.ts';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { lacksQuantity, type OrderLine } from '#core/quick-order/quick-order.ts';
import { NearestQuantities } from '#web/ui/nearest-quantities.tsx';

interface QuantityCellProps {
  readonly line: OrderLine;
  readonly quickOrder: QuickOrderActor;
}

/** How many, what the multiple would have, and what the cart comes to hold. */
export function QuantityCell({ line, quickOrder }: QuantityCellProps) {
  const { row, nearest } = line;
  const [edited, setEdited] = useState<string | null>(null);
  const asked = lacksQuantity(line) ? line.quantity : (row?.quantity ?? line.quantity);
  const typed = edited ?? (asked === null ? '' : String(asked).replace('.', ','));
  const number = numberOf(line);
  const set = (quantity: number) => {
    setEdited(null);
    if (quantity > 0 && quantity !== asked) quickOrder.send({ type: 'mend', line: number, part: { quantity } });
  };
  return (
    <>
      <input
        data-row-target=""
        aria-label={`Cantidad de la línea ${number}`}
        className="quantity mono"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={typed}
        onChange={({ target }) => setEdited(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => edited !== null && set(parseQuantity(edited))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            if (edited !== null) set(parseQuantity(edited));
          } else if (event.key === 'Escape') setEdited(null);
        }}
      />
      {row !== null && row.multiple > 1 && <div className="of">de a {row.multiple}</div>}
      <NearestQuantities quantities={nearest} where={`en la línea ${number}`} onPick={set} />
      {row !== null && row.inCart > 0 && !lacksQuantity(line) && (
        <div className="of">
          en carrito {formatCount(row.inCart)} → {formatCount(row.inCart + row.quantity)}
        </div>
      )}
      {line.unread !== null && <div className="of">{notUnderstoodText(line.unread)}</div>}
      {row !== null && line.quantity === null && line.unread === null && <div className="of">no decía cuántos</div>}
    </>
  );
}
