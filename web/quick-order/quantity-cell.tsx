import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { parseQuantity } from '#core/cart/quantity.ts';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { lacksQuantity, type OrderLine } from '#core/quick-order/quick-order.ts';
import { NearestQuantities } from '#web/ui/nearest-quantities.tsx';

interface QuantityCellProps {
  readonly line: OrderLine;
  readonly quickOrder: QuickOrderActor;
}

interface EditedQuantity {
  readonly text: string;
  /** The line as it was answered last. */
  readonly of: OrderLine;
  readonly isSent: boolean;
  /** Whether another quantity was sent since the line was answered. */
  readonly wasSent: boolean;
}

const inWords = (quantity: number | null): string => (quantity === null ? '' : String(quantity).replace('.', ','));

/** How many, what the multiple would have, and what the cart comes to hold. */
export function QuantityCell({ line, quickOrder }: QuantityCellProps) {
  const { row, nearest } = line;
  const [edited, setEdited] = useState<EditedQuantity | null>(null);
  const isAnswered = edited?.isSent === true && edited.of !== line;
  const asked = lacksQuantity(line) ? line.quantity : (row?.quantity ?? line.quantity);
  const typed = edited === null || isAnswered ? inWords(asked) : edited.text;
  const number = numberOf(line);
  const set = (quantity: number) => {
    // Asked for and not answered yet, the quantity is no longer the one that the line shows.
    const isOther = quantity !== asked || (edited?.isSent === false && edited.wasSent);
    if (!(quantity > 0 && isOther)) {
      setEdited(null);
      return;
    }
    setEdited({ text: String(quantity), of: line, isSent: true, wasSent: true });
    quickOrder.send({ type: 'mend', line: number, part: { quantity } });
  };
  const setTyped = () => {
    if (edited !== null && !edited.isSent) set(parseQuantity(edited.text));
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
        onChange={({ target }) =>
          setEdited({ text: target.value, of: line, isSent: false, wasSent: !isAnswered && (edited?.wasSent ?? false) })
        }
        onFocus={({ target }) => target.select()}
        onBlur={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            setTyped();
          } else if (event.key === 'Escape' && edited?.isSent === false) setEdited(null);
        }}
      />
      {row !== null && row.multiple > 1 && <div className="of">de a {row.multiple}</div>}
      <NearestQuantities quantities={nearest} where={`en la línea ${number}`} onPick={set} />
      {row !== null && row.inCart > 0 && !lacksQuantity(line) && (
        <div className="of">
          en carrito {formatCount(row.inCart)} → {formatCount(row.inCart + row.quantity)}
        </div>
      )}
      {row !== null && line.quantity === null && line.unread === null && <div className="of">no decía cuántos</div>}
    </>
  );
}
