import { orderBlockText, whomToCallText } from '#adapters/texts/order-block.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { type CartLine, changedLines } from '#core/cart/cart.ts';
import { lineOfCart } from '#core/cart/named-line.ts';
import type { OrderBlock } from '#core/customers/order-block.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';

/** Accepts today's prices, and says so when that could not be done. */
export function useAcceptPrices(): () => Promise<boolean> {
  const { cart } = useServices();
  const { toaster } = usePublicServices();
  return async () => {
    const answer = await cart.acceptPrices();
    if (!answer.ok) toaster.show({ kind: 'Error', title: 'Precios', message: cartProblem(answer.val) });
    return answer.ok;
  };
}

/** The id of the reason, for a form that cannot be sent. */
export const orderBlockId = 'order-block';

/** A company that may send no order learns it at once, and whom to call: their seller, or the distributor. */
export function OrderBlockNotice({ block }: { readonly block: OrderBlock }) {
  const distributor = useDistributor();
  return (
    <p id={orderBlockId} className="notice bad">
      {orderBlockText(block)}. {whomToCallText(block.contact ?? distributor)}.
    </p>
  );
}

const linesText = (count: number): string => (count === 1 ? 'un artículo' : `${count} artículos`);

export function PricesNotice({ lines }: { readonly lines: readonly CartLine[] }) {
  const accept = useAcceptPrices();
  const { submit, isUnderWay } = useSubmission();
  const changed = changedLines(lines).filter(({ isGone }) => !isGone).length;
  if (changed === 0) return null;
  return (
    <p className="notice warn">
      Cambió el costo de {linesText(changed)} desde la última vez que viste el carrito.
      <button
        type="button"
        className="btn"
        disabled={isUnderWay}
        onClick={() => submit(async () => void (await accept()))}
      >
        Aceptar {changed === 1 ? 'el costo nuevo' : 'los costos nuevos'}
      </button>
    </p>
  );
}

export function GoneNotice({ lines }: { readonly lines: readonly CartLine[] }) {
  const { cart } = useServices();
  const gone = lines.filter(({ isGone }) => isGone);
  if (gone.length === 0) return null;
  const remove = async () => {
    for (const line of gone) await cart.setQuantity(lineOfCart(line), 0);
  };
  return (
    <p className="notice bad">
      Ya no se {gone.length === 1 ? 'puede' : 'pueden'} pedir {linesText(gone.length)}.
      <button type="button" className="btn" onClick={() => void remove()}>
        Quitar {gone.length === 1 ? 'ese artículo' : 'esos artículos'}
      </button>
    </p>
  );
}
