import { useEffect, useRef } from 'react';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { OrderLine } from '#core/quick-order/quick-order.ts';
import { useDrawnRows } from '#web/hooks/drawn-rows.ts';
import { moveThroughRows } from '#web/search/row-keys.ts';
import { OrderLineRow } from './order-line-row.tsx';

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
  readonly quickOrder: QuickOrderActor;
  readonly isBusy: boolean;
  /** While they are being added to the cart none can be changed. */
  readonly isAdding: boolean;
  /** Takes the focus where no line is left to have it. */
  readonly whenNone: () => void;
}

/** The lines as they were understood, each to be mended where it stands. */
export function OrderLines({ lines, quickOrder, isBusy, isAdding, whenNone }: OrderLinesProps) {
  const [drawn] = useDrawnRows(lines.length, { atOnce: 60 });
  const list = useRef<HTMLTableSectionElement>(null);
  /** The line that was touched last, and where it stood: what was under the hand may be gone once it is mended. */
  const touched = useRef<{ readonly number: number; readonly place: number } | null>(null);

  useEffect(() => {
    const last = touched.current;
    const rows = list.current?.rows;
    if (last === null || rows === undefined || isBusy || document.activeElement !== document.body) return;
    touched.current = null;
    const same = [...rows].find((row) => row.dataset['line'] === String(last.number));
    const next = same ?? rows[Math.min(last.place, rows.length - 1)];
    const field = next?.querySelector<HTMLElement>('select, [data-row-target], button');
    if (lines.length === 0 || field === null || field === undefined) whenNone();
    else field.focus();
  }, [lines, isBusy, whenNone]);

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
            if (row !== null) touched.current = { number: Number(row.dataset['line']), place: row.sectionRowIndex };
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
