import { formatAmount, formatChange } from '#adapters/texts/numbers.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { type CartLine, nameOfLine } from '#core/cart/cart.ts';
import { lineOfCart } from '#core/cart/named-line.ts';
import { offeredMultiples, parseQuantity } from '#core/cart/quantity.ts';
import { useSettled } from '#web/hooks/use-settled.ts';
import { PartPicture } from '#web/product/part-picture.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { NearestQuantities } from '#web/ui/nearest-quantities.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { useQuantity } from './use-quantity.ts';

/** A line of the cart: its product, quantity, cost, offers and what stands against it. */
export function CartLineRow({ line }: { readonly line: CartLine }) {
  const name = nameOfLine(line);
  const { remove, tellRemoved } = useRemoval(line, name);
  const { multiple, quantity } = line;
  const { typed, type, revert, act, isSending, isUnsaved } = useQuantity({
    line: lineOfCart(line),
    name,
    multiple,
    saved: quantity,
    offered: quantity,
  });
  /** By '−' at the smallest quantity and by a typed 0 the line goes as by 'Quitar'. */
  const commit = async (text?: string) => {
    if ((await act(text)) === 0) tellRemoved();
  };
  const settle = useSettled(commit);
  const step = (text: string) => {
    type(text);
    settle(text);
  };
  return (
    <tr className={line.isGone ? 'line gone' : 'line'} aria-busy={isSending}>
      <td className="l-pic">
        <PartPicture image={line.image} drawing={line.drawing} size={40} />
      </td>
      <th className="l-what" scope="row">
        <What line={line} />
      </th>
      <td className="l-by">{line.addedBy}</td>
      <td className="l-cost">{line.isGone ? '—' : formatAmount(line.cost)}</td>
      <td className="l-quantity">
        {line.isGone ? (
          <span className="muted">{quantity}</span>
        ) : (
          <QuantityInput
            label={`Cantidad de ${name}`}
            typed={typed}
            rule={line}
            isUnsaved={isUnsaved}
            onType={type}
            onStep={step}
            onEnter={() => void commit()}
            onLeave={() => void commit()}
            onEscape={revert}
          />
        )}
        {multiple > 1 && !line.isGone && <div className="of">de a {multiple}</div>}
        {!line.isGone && (
          <NearestQuantities
            quantities={offeredMultiples(line, parseQuantity(typed))}
            where={`de ${name}`}
            onPick={(nearest) => step(String(nearest))}
          />
        )}
      </td>
      <td className="l-sum">{line.isGone ? '—' : formatAmount(line.subtotal)}</td>
      <td className="l-out">
        <button type="button" className="link" aria-label={`Quitar ${name}`} disabled={isSending} onClick={remove}>
          Quitar
        </button>
      </td>
    </tr>
  );
}

/** The product of a line, and what changed about it since it was last looked at. */
function What({ line }: { readonly line: CartLine }) {
  const isLot = line.offerLotId !== null;
  const hasMoved = !line.isGone && !line.cost.equals(line.acceptedCost);
  return (
    <>
      <span className="code mono">{isLot ? 'COMBO' : line.productCode}</span>{' '}
      <span className="brand">{isLot ? line.offerLotTitle : line.productBrandName}</span>
      <div className="what">
        {isLot
          ? line.products.map(({ quantity, productCode }) => `${quantity} × ${productCode}`).join(' · ')
          : line.description}
        {line.offerId !== null && ' · en oferta'}
      </div>
      {isLot && <div className="off">Hasta agotar stock</div>}
      {line.isGone && <div className="chip bad">Ya no está a la venta</div>}
      {hasMoved && (
        <div className="chip warn">
          Costo anterior {formatAmount(line.acceptedCost)} · <b>{formatChange(line.acceptedCost, line.cost)}</b>
        </div>
      )}
    </>
  );
}

/** Takes the line out at once; what was taken out can be put back (docs/rules/cart.md 1). */
function useRemoval(line: CartLine, name: string) {
  const { cart } = useServices();
  const { toaster } = usePublicServices();
  const set = async (quantity: number) => {
    const answer = await cart.setQuantity(lineOfCart(line), quantity);
    if (!answer.ok) toaster.show({ kind: 'Error', title: name, message: cartProblem(answer.val) });
    return answer.ok;
  };
  const tellRemoved = () => {
    const undo = { label: 'Deshacer', run: () => void set(line.quantity) };
    toaster.show({ kind: 'Success', title: '', message: `Quitaste ${name}`, ...(line.isGone ? {} : { action: undo }) });
  };
  const remove = async () => {
    if (await set(0)) tellRemoved();
  };
  return { remove, tellRemoved };
}
