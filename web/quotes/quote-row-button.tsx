import type { Product, ProductPrice } from '#core/catalogue/products/product.ts';
import { useServices } from '#web/services.ts';
import { useSelected } from '#web/state/store.ts';
import { announce } from '#web/ui/announcer.tsx';
import { quantityOf, withProducts } from './draft.ts';

interface QuoteRowButtonProps {
  readonly product: Product;
  readonly price: ProductPrice;
  readonly quantity: number;
}

/**
 * Puts a row in the quote that is being made, with the quantity that stands in it. Pressed again it takes the new
 * quantity.
 */
export function QuoteRowButton({ product, price, quantity }: QuoteRowButtonProps) {
  const { quoteQueries } = useServices();
  const { productPriceId, code, productBrand } = price;
  const quoted = useSelected(quoteQueries.draft, (draft) => quantityOf(draft, productPriceId));
  const name = `${code} ${productBrand}`;
  const wanted = String(Math.max(1, quantity));
  const add = () => {
    const { description } = product.shown;
    const names = { code, brand: productBrand, description };
    quoteQueries.draft.set((draft) =>
      withProducts(draft, [{ kind: 'product', productPriceId, ...names, quantity: wanted, price: '' }]),
    );
    announce(`En el presupuesto: ${wanted} de ${name}`);
  };
  return (
    <button
      type="button"
      className={quoted === null ? 'link to-quote' : 'link to-quote quoted'}
      data-key="p"
      aria-label={quoted === null ? `Presupuestar ${name}` : `Presupuestar ${name}: ya hay ${quoted}`}
      onClick={add}
    >
      {quoted === null ? 'presupuestar' : `presupuesto: ${quoted}`}
    </button>
  );
}
