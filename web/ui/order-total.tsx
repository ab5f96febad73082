import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { withoutIva } from '#adapters/texts/pricing.es.ts';
import type { Money } from '#core/shared/money.ts';

/** What an order comes to, beneath its sums, and that IVA is not in it (docs/rules/pricing.md 11). */
export function OrderTotal({ total }: { readonly total: Money }) {
  return (
    <div className="total">
      <span>
        Total <small className="muted">{withoutIva}</small>
      </span>
      <b>{formatPesos(total)}</b>
    </div>
  );
}
