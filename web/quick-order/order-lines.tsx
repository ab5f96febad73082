import { useRef } from 'react';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { OrderLine } from '#core/quick-order/quick-order.ts';
import { useDrawnRows } from '#web/hooks/drawn-rows.ts';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import { moveThroughRows } from '#web/search/row-keys.ts';
import { OrderLineRow } from './order-line-row.tsx';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly quickOrder: QuickOrderActor;
  readonly isBusy: boolean;
  /** While they are being added to the cart none can be changed. */
  readonly isAdding: boolean;
  /** Takes the focus where no line is left to have it. */
  readonly whenNone: () => HTMLElement | null;
}

/** The lines as they were understood, each to be mended where it stands. */
export function OrderLines({ lines, quickOrder, isBusy, isAdding, whenNone }: OrderLinesProps) {
  const [drawn] = useDrawnRows(lines.length, { atOnce: 60 });
  const list = useRef<HTMLTableSectionElement>(null);
  // What had the focus may be gone once its line is changed: the same line takes it, else the one in its place.
  const keepFocus = useFocusAfterRender<{ readonly number: number; readonly place: number }>(({ number, place }) => {
    const rows = list.current?.rows;
    if (rows === undefined || isBusy || document.activeElement !== document.body) return 'later';
    const same = [...rows].find((row) => row.dataset['line'] === String(number));
    const next = same ?? rows[Math.min(place, rows.length - 1)];
    return next?.querySelector<HTMLElement>('select, [data-row-target], button') ?? whenNone();
  });

  return (
    <fieldset className="order-fields" aria-label="Líneas del pedido" disabled={isAdding}>
      <table className="order-lines" data-rows="" onKeyDown={moveThroughRows} aria-busy={isBusy}>
        <thead>
          <tr>
            <th className="o-number">N.º</th>
            <th className="o-text">Escrito</th>
            <th className="o-state">Estado</th>
            <th className="o-what">Artículo</th>
            <th className="o-stock">Stock</th>
            <th className="o-quantity">Cantidad</th>
            <th className="o-cost">Costo</th>
            <th className="o-sum">Subtotal</th>
            <th className="o-out">
              <span className="only-read">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody
          ref={list}
          onFocus={({ target }) => {
            const row = target.closest('tr');
            if (row !== null) keepFocus({ number: Number(row.dataset['line']), place: row.sectionRowIndex });
          }}
        >
          {lines.slice(0, drawn).map((line) => (
            <OrderLineRow key={numberOf(line)} line={line} quickOrder={quickOrder} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
