import { Link } from 'react-router-dom';
import type { Product } from '#core/catalogue/product.ts';
import { Dialog } from '#web/parts/dialog.tsx';
import { linkToProduct } from '#web/search/search-url.ts';
import { ProductSheet } from './product-sheet.tsx';

/** Everything about a product, over the list it was in. */
export function ProductWindow({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  return (
    <Dialog title={`${product.code} ${product.productBrandName}`} className="wide" onClose={onClose}>
      <ProductSheet product={product} showsPrices />
      <div className="dialog-actions">
        <Link className="btn" to={linkToProduct(product)} onClick={onClose}>
          Abrir en su página
        </Link>
        <button type="button" className="btn primary" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}
