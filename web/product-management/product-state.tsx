import { soldText } from '#adapters/texts/product-management.es.ts';
import type { ListedProduct } from '#core/catalogue/management/managed-product.ts';
import { Stock } from '#web/ui/stock.tsx';

type Sold = Pick<ListedProduct, 'sale' | 'stockState'>;

/** How much there is of what is on sale; why not, of anything else. */
export function ProductState({ of }: { readonly of: Sold }) {
  return <Stock state={of.sale === 'on-sale' ? of.stockState : 'Red'} word={soldText(of)} />;
}
