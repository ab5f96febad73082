import { lineOfLot } from '#core/cart/named-line.ts';
import type { OfferLot } from '#core/offers/offer.service.ts';
import { useQuantity } from '#web/cart/use-quantity.ts';
import { useServices } from '#web/services.ts';
import { offeredQuantity } from '#web/state/quantity-field.ts';
import { useSelected } from '#web/state/store.ts';
import { QuantityInput } from '#web/ui/quantity-input.tsx';

const oneByOne = { multiple: 1, offers: [] };

/** How many of a combo: one by one, and nothing else while it is being sent (docs/rules/offers.md 2). */
export function LotQuantity({ lot: { id, title, quantity } }: { readonly lot: OfferLot }) {
  const { cart } = useServices();
  // Until the cart was read, the lot's own quantity is used.
  const saved = useSelected(cart.view, (view) =>
    view.cart === null ? quantity : (view.cart.products.find(({ offerLotId }) => offerLotId === id)?.quantity ?? 0),
  );
  const { typed, type, revert, leave, act, isSending, isUnsaved } = useQuantity({
    line: lineOfLot(id),
    name: title,
    multiple: 1,
    saved,
    offered: offeredQuantity(saved, 1),
  });
  return (
    <div className="offer-card-foot">
      <fieldset disabled={isSending}>
        <QuantityInput
          label={`Cantidad de ${title}`}
          typed={typed}
          rule={oneByOne}
          isUnsaved={isUnsaved && saved > 0}
          onType={type}
          onEnter={() => void act()}
          onEscape={revert}
          onLeave={leave}
        />
      </fieldset>
      <button
        type="button"
        className={saved > 0 ? 'btn' : 'btn primary-soft'}
        aria-label={`${saved > 0 ? 'Modificar' : 'Agregar'} ${title}`}
        disabled={!isUnsaved || isSending}
        onClick={() => void act()}
      >
        {isSending ? 'Enviando…' : saved > 0 ? 'Modificar' : 'Agregar'}
      </button>
      {saved > 0 && <span className="in-cart">en carrito: {saved}</span>}
    </div>
  );
}
