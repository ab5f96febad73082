import { Link } from 'react-router-dom';
import type { Product } from '#core/catalogue/products/product.ts';
import { namesOfRow } from '#core/catalogue/text-search/asked-rows.ts';
import { linkToProduct } from '#web/search/search-url.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProductContents } from './product-contents.tsx';

/** Everything about a product, over the list it was in. */
export function ProductDialog({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const { code, brand } = namesOfRow(
    product,
    product.prices.find(({ isAsked }) => isAsked),
  );
  const page = linkToProduct({ productId: product.shown.productId, code, productBrandName: brand });
  return (
    <Dialog title={`${product.shown.code} ${product.shown.productBrandName}`} className="wide" onClose={onClose}>
      <ProductContents product={product} showsPrices />
      <div className="dialog-actions">
        <Link className="btn" to={page} onClick={onClose}>
          Abrir en su página
        </Link>
        <button type="button" className="btn primary" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
