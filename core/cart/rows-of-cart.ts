import type { ProductPriceId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import type { StoredCart } from './cart.repository.port.ts';

export interface RowOfCart {
  readonly productPriceId: ProductPriceId;
  readonly quantity: number;
}

/** The quantity of each row in a cart, with combos taken apart or left out. */
export const rowsOfCart = (
  { lines, lots }: Pick<StoredCart, 'lines' | 'lots'>,
  combos: 'taken-apart' | 'left-out',
): readonly RowOfCart[] => {
  const quantities = new Map<ProductPriceId, number>();
  const add = (id: ProductPriceId, quantity: number) =>
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, maxPerLine));
  for (const { productPriceId, offerLotId, quantity } of lines) {
    if (productPriceId !== null) add(productPriceId, quantity);
    const lot = combos === 'left-out' ? undefined : lots.find(({ id }) => id === offerLotId);
    for (const part of lot?.products ?? []) add(part.productPriceId, part.quantity * quantity);
  }
  return [...quantities].map(([productPriceId, quantity]) => ({ productPriceId, quantity }));
};
