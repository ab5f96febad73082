import { stockTexts } from '#adapters/texts/stock.es.ts';
import type { StockState } from '#core/catalogue/products/stock.ts';

const shapes = { Green: 'green', Yellow: 'yellow', Red: 'red' } as const satisfies Record<StockState, string>;

/** A stock state as a shape, a colour and a word. `word` says more where the row is not for sale. */
export function Stock({ state, word }: { readonly state: StockState; readonly word?: string }) {
  return (
    <span className={`stock ${shapes[state]}`}>
      <i aria-hidden="true" />
      {word ?? stockTexts[state]}
    </span>
  );
}
