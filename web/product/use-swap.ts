import { cartProblem } from '#adapters/texts/problems.es.ts';
import { lineOfRow } from '#core/cart/named-line.ts';
import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { swapQuantity } from './swap.ts';

/** A price row, and the product that it belongs to. */
export interface RowOfProduct {
  readonly product: Product;
  readonly price: ProductPrice;
}

const lineOf = ({ product, price }: RowOfProduct) => lineOfRow(product, price);

/**
 * Puts a substitute in the cart in the quantity of what it replaces, which leaves the cart only once the other is in
 * it.
 */
export function useSwap(original: RowOfProduct) {
  const { cart } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const held = ({ price }: RowOfProduct) => cart.view.get().quantities.get(price.productPriceId) ?? 0;

  const exchange = async (substitute: RowOfProduct, done: () => void): Promise<void> => {
    const title = `${substitute.price.code} ${substitute.price.productBrand}`;
    const [replaced, before] = [held(original), held(substitute)];
    const quantity = swapQuantity(replaced || original.price.multiple, {
      multiple: substitute.price.multiple,
      held: before,
    });
    const added = await cart.setQuantity(lineOf(substitute), quantity);
    const removed = added.ok && replaced > 0 ? await cart.setQuantity(lineOf(original), 0) : added;
    if (!removed.ok) {
      toaster.show({ kind: 'Error', title, message: cartProblem(removed.val) });
      return;
    }
    const undo = async () => {
      if (replaced > 0) await cart.setQuantity(lineOf(original), replaced);
      await cart.setQuantity(lineOf(substitute), before);
    };
    toaster.show({
      kind: 'Success',
      title,
      message:
        replaced > 0 ? `Reemplaza a ${original.price.code}: ${quantity} en el carrito` : `${quantity} en el carrito`,
      action: { label: 'Deshacer', run: () => void undo() },
    });
    done();
  };

  const swap = (substitute: RowOfProduct, done: () => void) => submit(() => exchange(substitute, done));
  return { swap, isUnderWay };
}
