import { Link } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { soldText } from '#adapters/texts/product-management.es.ts';
import type { ListedProduct } from '#core/catalogue/management/managed-product.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { ProductState } from './product-state.tsx';
import { linkToProducts } from './product-url.ts';

export const productColumns: readonly OfficeColumn<ListedProduct>[] = [
  {
    id: 'code',
    header: 'Artículo',
    text: ({ code, brand }) => `${code} ${brand}`,
    cell: ({ id, code, brand }) => (
      <Link to={linkToProducts({ open: id })}>
        <b className="mono">{code}</b> {brand}
      </Link>
    ),
    card: 'title',
  },
  {
    id: 'internal',
    header: 'Código interno',
    text: ({ internalCode }) => internalCode,
    isMono: true,
    from: 'widest',
  },
  {
    id: 'storage-location',
    header: 'Ubicación',
    text: ({ storageLocation }) => storageLocation,
    isMono: true,
    from: 'wide',
  },
  { id: 'description', header: 'Descripción', text: ({ description }) => description, card: 'line' },
  {
    id: 'family',
    header: 'Familia',
    text: ({ family, subfamily }) => (subfamily === '' ? family : `${family} › ${subfamily}`),
    from: 'wide',
    isCut: true,
  },
  {
    id: 'state',
    header: 'Estado',
    text: soldText,
    cell: (product) => <ProductState of={product} />,
    card: 'state',
  },
  {
    id: 'cost',
    header: 'Costo de compra',
    text: ({ purchaseCost }) => (purchaseCost === null ? '' : formatPesos(purchaseCost)),
    isNumber: true,
    from: 'middle',
  },
  {
    id: 'price',
    header: 'Precio de lista',
    text: ({ price }) => (price === null ? 'Sin precio' : formatPesos(price)),
    isNumber: true,
    card: 'right',
  },
  {
    id: 'pictures',
    header: 'Imágenes',
    text: ({ pictures }) => (pictures === 0 ? '' : formatCount(pictures)),
    isNumber: true,
    from: 'middle',
  },
];
