import { type CorrectedLine, nameOfReplaced, type Order } from '#core/orders/order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

/** What the distributor took off an order after it was sent, and why. */
export function OrderCorrections({ corrections }: Pick<Order, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className="order-corrections" aria-label="Correcciones del pedido">
      {corrections.map(({ at, by, reason, changes }) => (
        <div key={at} className="notice warn">
          <p>
            <b>Corregido el {formatDateTime(at).slice(0, 16)}</b>
            {by !== '' && ` por ${by}`}: {reason}
          </p>
          <ul>
            {changes.map((change) => (
              <li key={change.replacement?.lineId ?? `${nameOfReplaced(change)} ${change.title}`}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Change({ change }: { readonly change: CorrectedLine }) {
  const { from, to, replacement } = change;
  if (replacement === undefined) {
    return (
      <>
        {nameOfReplaced(change)}: {from} → {to === 0 ? 'ninguno' : to}
      </>
    );
  }
  return (
    <>
      <s>
        {from} × {nameOfReplaced(change)}
      </s>{' '}
      reemplazado por{' '}
      <b>
        {to} × {nameOfReplaced(replacement)}
      </b>
    </>
  );
}
