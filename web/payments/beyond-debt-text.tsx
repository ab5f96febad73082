import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { BeyondDebt } from '#core/payments/beyond-debt.ts';
import { zero } from '#core/shared/money.ts';

/** What a company owes, and what becomes of the rest of a payment of more (docs/rules/payments.md 8). */
export function BeyondDebtText({ beyond: { debt, waiting, owed } }: { readonly beyond: BeyondDebt }) {
  if (debt.equals(zero)) return <p>No debés nada: queda todo a cuenta.</p>;
  const reported = waiting.gt(zero) && (
    <>
      {' '}
      y ya informaste <b>{formatPesos(waiting)}</b> que están en revisión
    </>
  );
  if (owed.equals(zero))
    return (
      <p>
        Tu deuda es <b>{formatPesos(debt)}</b>
        {reported}: queda todo a cuenta.
      </p>
    );
  return (
    <p>
      Es más de lo que debés. Tu deuda es <b>{formatPesos(debt)}</b>
      {reported}: lo que sobre queda a cuenta.
    </p>
  );
}
