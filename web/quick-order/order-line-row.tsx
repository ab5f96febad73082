import { memo } from 'react';
import { formatAmount, formatChange, formatCount } from '#adapters/texts/numbers.es.ts';
import { lackingBrandText, notUnderstoodText } from '#adapters/texts/quick-order.es.ts';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import { hasMoved, isReady, lacksQuantity, makersFor, type OrderLine } from '#core/quick-order/quick-order.ts';
import { Stock } from '#web/ui/stock.tsx';
import { LineMending } from './line-mending.tsx';
import { LineState } from './line-state.tsx';
import { QuantityCell } from './quantity-cell.tsx';
import { useGivingUp } from './use-giving-up.ts';

interface OrderLineRowProps {
  readonly line: OrderLine;
  readonly quickOrder: QuickOrderActor;
}

/** A line: what was written, what it was understood to be, and what there is to do about it. */
export const OrderLineRow = memo(function OrderLineRow({ line, quickOrder }: OrderLineRowProps) {
  const { row } = line;
  const number = numberOf(line);
  const giveUp = useGivingUp(quickOrder);
  const remove = () => giveUp({ type: 'remove', lines: [number] }, `Quitaste la línea ${number}`);
  return (
    <tr className={isReady(line) ? 'o-line' : 'o-line open'} data-line={number}>
      <td className="o-number mono">{number}</td>
      <td className="o-text mono">
        {line.text}
        {line.lines.length > 1 && <Together lines={line.lines} />}
        {line.lackingBrand !== null && (
          <span className="unread">{lackingBrandText(line.lackingBrand, makersFor(line))}</span>
        )}
        {line.unread !== null && <span className="unread">{notUnderstoodText(line.unread)}</span>}
      </td>
      <td className="o-state">
        <LineState line={line} />
      </td>
      <th className="o-what" scope="row">
        {row === null ? <span className="code mono">{line.code}</span> : <What line={line} />}
        <LineMending line={line} quickOrder={quickOrder} />
      </th>
      <td className="o-stock">{row?.cost != null && <Stock state={row.stockState} />}</td>
      <td className="o-quantity">
        <QuantityCell line={line} quickOrder={quickOrder} />
      </td>
      <td className="o-cost mono">{row?.cost != null && formatAmount(row.cost)}</td>
      <td className="o-sum mono">{row?.subtotal != null && !lacksQuantity(line) && formatAmount(row.subtotal)}</td>
      <td className="o-out">
        <button type="button" className="link" aria-label={`Quitar la línea ${number}: ${line.text}`} onClick={remove}>
          Quitar
        </button>
      </td>
    </tr>
  );
});

function What({ line }: { readonly line: OrderLine }) {
  const { row, foundBy, costBefore, costNow } = line;
  if (row === null) return null;
  return (
    <>
      <span className="code mono">{row.code}</span> <span className="brand">{row.brand}</span>
      <div className="what">{row.description}</div>
      {hasMoved(line) && costBefore !== null && costNow !== null && (
        <div className="chip warn">
          Al guardarla {formatAmount(costBefore)} · <b>{formatChange(costBefore, costNow)}</b>
        </div>
      )}
      {foundBy !== null && (
        <div className="found-by">
          coincide por{' '}
          <b>
            {foundBy.brand} {foundBy.code}
          </b>
        </div>
      )}
    </>
  );
}

/** Lines that asked for the same. */
function Together({ lines }: { readonly lines: readonly number[] }) {
  const [, ...others] = lines;
  const shown = others.slice(0, 5).map(formatCount).join(', ');
  return (
    <span className="together">
      suma {others.length === 1 ? 'la línea' : 'las líneas'} {shown}
      {others.length > 5 && ` y ${formatCount(others.length - 5)} más`}
    </span>
  );
}
