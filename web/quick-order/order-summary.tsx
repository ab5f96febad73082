import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { linesText } from '#adapters/texts/quick-order.es.ts';
import { numberOf, type OpenedList } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { hasMoved, isReady, type QuickOrder, readyLines } from '#core/quick-order/quick-order.ts';
import { SaveOrder } from './save-order.tsx';
import { useGivingUp } from './use-giving-up.ts';

interface OrderSummaryProps {
  readonly quickOrder: QuickOrderActor;
  readonly order: QuickOrder | null;
  readonly list: OpenedList | null;
  /** The lines are other than what is shown. */
  readonly isUnresolved: boolean;
  readonly isBusy: boolean;
  readonly isAdding: boolean;
}

/** The sum of the lines, and the button that puts all of them into the cart. */
export function OrderSummary({ quickOrder, order, list, isUnresolved, isBusy, isAdding }: OrderSummaryProps) {
  const ready = readyLines(order);
  const open = (order?.lines.length ?? 0) - ready.length;
  const withoutStock = ready.filter(({ state }) => state === 'no-stock').length;
  const moved = ready.filter(hasMoved).length;
  useGoingToCart(quickOrder);
  const giveUp = useGivingUp(quickOrder);
  const removeOpen = () =>
    quickOrder.send({ type: 'remove', lines: (order?.lines ?? []).filter((line) => !isReady(line)).map(numberOf) });
  const asksAgain = isUnresolved && !isBusy && !isAdding;
  const reason = asksAgain ? unresolvedText : order === null ? null : whyNot(open, ready.length);
  return (
    <aside className="receipt order-summary" aria-label="Resumen del pedido">
      <h2>Resumen</h2>
      <dl className="sums">
        <div>
          <dt>Líneas listas</dt>
          <dd>{formatCount(ready.length)}</dd>
        </div>
        {withoutStock > 0 && (
          <div className="of-them">
            <dt>de ellas, sin stock</dt>
            <dd>{formatCount(withoutStock)}</dd>
          </div>
        )}
        {moved > 0 && (
          <div className="of-them">
            <dt>con otro costo que al guardarlas</dt>
            <dd>{formatCount(moved)}</dd>
          </div>
        )}
        <div className={open > 0 ? 'open' : ''}>
          <dt>Para revisar</dt>
          <dd>{formatCount(open)}</dd>
        </div>
      </dl>
      <div className="total">
        <span>A tus costos</span>
        <b>{order === null ? '—' : formatPesos(order.total)}</b>
      </div>
      <p className="muted">Suma las líneas listas. Bonificaciones y envío se ven en el carrito.</p>
      <button
        type="button"
        className="btn primary big"
        aria-describedby={reason === null ? undefined : 'why-not'}
        disabled={!asksAgain && (reason !== null || order === null || isBusy || isAdding)}
        onClick={() => quickOrder.send({ type: 'add' })}
      >
        {asksAgain ? 'Calcular de nuevo' : isAdding ? 'Agregando…' : `Agregar ${linesText(ready.length)} al carrito`}
      </button>
      {reason !== null && (
        <p id="why-not" className="why-not">
          {reason}
        </p>
      )}
      {order !== null && <SaveOrder {...{ quickOrder, order, list, isUnresolved, asksAgain }} />}
      <div className="summary-actions">
        {open > 0 && ready.length > 0 && (
          <button type="button" className="link" disabled={isAdding} onClick={removeOpen}>
            Quitar {open === 1 ? 'la que falta' : `las ${formatCount(open)} que faltan`}
          </button>
        )}
        <button
          type="button"
          className="link"
          disabled={isAdding}
          onClick={() => giveUp({ type: 'clear' }, 'Vaciaste el pedido rápido')}
        >
          Vaciar
        </button>
      </div>
    </aside>
  );
}

const unresolvedText = 'Los últimos cambios todavía no se calcularon: el total es el de antes.';

const whyNot = (open: number, ready: number): string | null => {
  if (open > 0)
    return `Falta resolver ${linesText(open)}, o quitar${open === 1 ? 'la' : 'las'}. Se agregan todas juntas.`;
  return ready === 0 ? 'No hay líneas para agregar' : null;
};

/** After the lines were added the cart is shown. */
function useGoingToCart(quickOrder: QuickOrderActor): void {
  const navigate = useNavigate();
  useEffect(() => {
    const adding = quickOrder.on('added', () => navigate('/shopping-cart'));
    return () => adding.unsubscribe();
  }, [quickOrder, navigate]);
}
