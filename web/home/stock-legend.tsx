import { stockStates } from '#core/catalogue/products/stock.ts';
import { Stock } from '#web/ui/stock.tsx';

const meanings = {
  Green: 'sale en el próximo reparto',
  Yellow: 'quedan pocos: confirmanos antes',
  Red: 'sin stock por ahora',
} as const;

/** The meaning of the stock signs. */
export function StockLegend() {
  return (
    <section className="stock-legend" aria-label="Referencias de stock">
      <b>Stock</b>
      <ul>
        {stockStates.map((state) => (
          <li key={state}>
            <Stock state={state} /> <span>{meanings[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
