import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { ActivityLink } from '#web/activity/activity-link.tsx';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { PicturesOfProduct } from '#web/product-pictures/pictures-of-product.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditProduct } from './edit-product.tsx';
import { OtherPriceRows } from './other-price-rows.tsx';
import { linkToProducts } from './product-url.ts';
import { RemoveProductDialog } from './remove-product-dialog.tsx';

/** A product: what is settled about it, and its way out of the catalogue. */
export function ProductPage({ id }: { readonly id: ProductId }) {
  const { productManagement } = useServices();
  const asked = useServiceQuery(productManagement.one, id);
  const choices = useServiceQuery(productManagement.choices);
  return (
    <main className="office product-page">
      <QueryState of={asked} problem={productManagementProblem} skeleton={<Skeleton rows={10} kind="office" />}>
        {(product) => (
          <>
            <PageTitle>{`${product.details.code} ${product.brand}`}</PageTitle>
            <Head product={product} />
            <PicturesOfProduct product={product} />
            <QueryState of={choices} problem={productManagementProblem} skeleton={<Skeleton rows={8} kind="office" />}>
              {(known) => (
                <>
                  <OtherPriceRows rows={product.otherRows} priceLists={known.priceLists} />
                  <EditProduct product={product} choices={known} />
                </>
              )}
            </QueryState>
          </>
        )}
      </QueryState>
    </main>
  );
}

const countText = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

function Head({ product }: { readonly product: SeenProduct }) {
  const { productManagement } = useServices();
  const { toaster } = usePublicServices();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { submit, isUnderWay } = useSubmission();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, brand, details } = product;
  const { code, relations, applications } = details;
  const isDiscontinued = details.sale === 'discontinued';
  const turn = () =>
    submit(async () => {
      const answer = await productManagement.setSale(id, isDiscontinued ? 'on-sale' : 'discontinued');
      toaster.show(
        answer.ok
          ? {
              kind: 'Success',
              title: code,
              message: isDiscontinued ? 'Vuelve a estar en venta' : 'Quedó discontinuado',
            }
          : { kind: 'Error', title: code, message: productManagementProblem(answer.val) },
      );
    });
  const known = [
    ...(applications.length === 0 ? [] : [countText(applications.length, 'aplicación', 'aplicaciones')]),
    ...(relations.length === 0 ? [] : [countText(relations.length, 'relación', 'relaciones')]),
  ];
  return (
    <header className="product-head">
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          <span className="mono">{code}</span> {brand}
        </h1>
        <ActivityLink className="btn" subject={{ kind: 'product', key: code }} />
        <Link className="btn" to={linkToProducts({})}>
          Todos los artículos
        </Link>
        <button type="button" className="btn" disabled={isUnderWay} onClick={turn}>
          {isDiscontinued ? 'Volver a vender' : 'Discontinuar'}
        </button>
        <button type="button" className="btn" onClick={() => setIsRemoving(true)}>
          Eliminar
        </button>
      </div>
      {known.length > 0 && <p className="muted">{known.join(' · ')}</p>}
      {isRemoving && <RemoveProductDialog product={product} onClose={() => setIsRemoving(false)} />}
    </header>
  );
}
