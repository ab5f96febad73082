import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asId } from '#core/shared/ids.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { catalogueManagementModule } from '#web/modules/catalogue-management.module.ts';
import { useServices } from '#web/services.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProductList } from './product-list.tsx';
import { readProductUrl } from './product-url.ts';

// Loaded when it is opened: the list alone is opened far more often.
const ProductPage = lazy(async () => ({ default: (await import('./product-page.tsx')).ProductPage }));
const ProductPictures = lazy(async () => ({
  default: (await import('../product-pictures/product-pictures.tsx')).ProductPictures,
}));
const NewProduct = lazy(async () => ({ default: (await import('./new-product.tsx')).NewProduct }));

/** /admin-products: all products, one of them, or a new one. */
export function ManagedProductsScreen() {
  const { productManagement } = useServices(catalogueManagementModule, casesModule);
  const [query] = useSearchParams();
  const url = readProductUrl(query);
  const isList = url.open === null && !url.isNew && !url.isPictures;
  const page = useServiceQuery(productManagement.page, isList ? { filter: url.filter, after: url.after } : null);
  if (url.isPictures) {
    return (
      <Awaited>
        <ProductPictures />
      </Awaited>
    );
  }
  if (url.isNew) {
    return (
      <Awaited>
        <NewProduct />
      </Awaited>
    );
  }
  if (url.open !== null) {
    return (
      <Awaited>
        <ProductPage key={url.open} id={asId(url.open)} />
      </Awaited>
    );
  }
  return <ProductList url={url} page={page} />;
}

function Awaited({ children }: { readonly children: ReactNode }) {
  const skeleton = (
    <main className="office product-page">
      <Skeleton rows={10} kind="office" />
    </main>
  );
  return <Suspense fallback={skeleton}>{children}</Suspense>;
}
