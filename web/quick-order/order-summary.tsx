import { useNavigate } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { hasMoved, isReady, type QuickOrder } from '#core/quick-order/quick-order.ts';
import { rowsForCart } from '#core/quick-order/to-cart.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import type { OpenedList } from './order-draft.ts';
import { type QuickOrderStore, readyLines } from './quick-order-store.ts';
import { SaveOrder } from './save-order.tsx';

interface OrderSummaryProps {
  readonly store: QuickOrderStore;
  readonly order: QuickOrder | null;
  readonly list: OpenedList | null;
  readonly isBusy: boolean;
}

const linesText = (count: number): string => (count === 1 ? 'una línea' : `${formatCount(count)} líneas`);

/** What the lines come to, and the one step that puts all of them in the cart. */
export function OrderSummary({ store, order, list, isBusy }: OrderSummaryProps) {
  const ready = readyLines(order);
  const open = (order?.lines.length ?? 0) - ready.length;
  const withoutStock = ready.filter(({ state }) => state === 'no-stock').length;
  const moved = ready.filter(hasMoved).length;
  const { add, isAdding } = useAdding(store);
  const clear = useClearing(store);
  const reason = order === null ? null : whyNot(open, ready.length);
  return (
    <aside className="receipt order-summary" aria-label="Resumen del pedido">
      <h2>Resumen</h2>
      <dl className="sums">
        <div>
          <dt>Listas para agregar</dt>
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
        disabled={reason !== null || order === null || isBusy || isAdding}
        onClick={add}
      >
        {isAdding ? 'Agregando…' : `Agregar ${linesText(ready.length)} al carrito`}
      </button>
      {reason !== null && (
        <p id="why-not" className="why-not">
          {reason}
        </p>
      )}
      {order !== null && <SaveOrder store={store} order={order} list={list} />}
      <div className="summary-actions">
        {open > 0 && ready.length > 0 && (
          <button type="button" className="link" onClick={() => store.remove((line) => !isReady(line))}>
            Quitar {open === 1 ? 'la que falta' : `las ${formatCount(open)} que faltan`}
          </button>
        )}
        <button type="button" className="link" onClick={clear}>
          Vaciar
        </button>
      </div>
    </aside>
  );
}

const whyNot = (open: number, ready: number): string | null => {
  if (open > 0)
    return `Falta resolver ${linesText(open)}, o quitar${open === 1 ? 'la' : 'las'}. Se agregan todas juntas.`;
  return ready === 0 ? 'No hay líneas para agregar' : null;
};

/** All lines or none; what a colleague changed meanwhile is read again first. */
function useAdding(store: QuickOrderStore) {
  const { cart } = useServices();
  const { toaster } = useFront();
  const navigate = useNavigate();
  const { submit, isUnderWay: isAdding } = useSubmission();
  const add = () =>
    submit(async () => {
      const rows = rowsForCart(store.view.get().order?.lines ?? []);
      const answer = await cart.setLines(rows);
      if (!answer.ok) {
        toaster.show({ kind: 'Error', title: 'Pedido rápido', message: cartProblem(answer.val) });
        store.refresh();
        return;
      }
      store.clear();
      toaster.show({ kind: 'Success', title: 'Carrito', message: `Agregaste ${linesText(rows.length)}` });
      navigate('/shopping-cart');
    });
  return { add, isAdding };
}

function useClearing(store: QuickOrderStore): () => void {
  const { toaster } = useFront();
  return () => {
    const { draft } = store.view.get();
    store.clear();
    const undo = { label: 'Deshacer', run: () => store.restore(draft) };
    toaster.show({ kind: 'Success', title: '', message: 'Vaciaste el pedido rápido', action: undo });
  };
}
