import { saleTexts } from '#adapters/texts/product-management.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import type { ListedProduct } from '#core/catalogue/management/managed-product.ts';
import { Stock } from '#web/ui/stock.tsx';

type Sold = Pick<ListedProduct, 'sale' | 'stockState'>;

export const productStateText = ({ sale, stockState }: Sold): string =>
  sale === 'on-sale' ? stockTexts[stockState] : saleTexts[sale];

/** How much there is of what is on sale; why not, of anything else. */
export function ProductState({ of }: { readonly of: Sold }) {
  return <Stock state={of.sale === 'on-sale' ? of.stockState : 'Red'} word={productStateText(of)} />;
}
