import { lazy, Suspense, useState } from 'react';
import type { Cart } from '#core/cart/cart.ts';
import { useKeepingList } from './use-keeping-list.ts';

const ListNameDialog = lazy(() =>
  import('./list-name-dialog.tsx').then((module) => ({ default: module.ListNameDialog })),
);

/** Keeps what the cart holds as a list, to be ordered again. */
export function SaveCartButton({ cart }: { readonly cart: Cart }) {
  const keep = useKeepingList();
  const [isOpen, setIsOpen] = useState(false);
  const hasLots = cart.products.some(({ offerLotId }) => offerLotId !== null);
  const isOnlyLots = cart.products.every(({ offerLotId }) => offerLotId !== null);
  if (isOnlyLots) return null;
  return (
    <>
      <button type="button" className="link save-cart" onClick={() => setIsOpen(true)}>
        Guardar como lista
      </button>
      {isOpen && (
        <Suspense>
          <ListNameDialog
            title="Guardar el carrito como lista"
            action="Guardar lista"
            hint={hasLots ? 'Los combos no se guardan en la lista.' : undefined}
            save={(name) => keep({ name, lines: 'cart' })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
