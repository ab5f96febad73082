import { Link } from 'react-router-dom';
import { flyersProblem } from '#adapters/texts/flyers.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { ProductList } from '#web/offers/product-list.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fileTitle } from './file-title.ts';

/** The products of a flyer, at the caller's prices, beside its picture. */
export function FlyerProducts({ name }: { readonly name: string }) {
  const { promotions } = useServices();
  const { settings } = usePublicServices();
  const of = useServiceQuery(promotions.flyerProducts, name);
  const title = fileTitle(name);
  return (
    <main className="promotions">
      <PageTitle>{title}</PageTitle>
      <div className="screen-head flyer-head">
        <img src={pictureAddress(settings, 'Flyers', name)} alt="" width={84} height={119} />
        <h1>{title}</h1>
        <Link className="btn" to="/flyers">
          Todos los flyers
        </Link>
      </div>
      <QueryState of={of} problem={flyersProblem} skeleton={<Skeleton rows={8} kind="product" />}>
        {(groups) => (
          <ProductList
            groups={groups}
            none={
              <Message title="Los artículos de este flyer ya no están a la venta">
                <Link className="btn" to="/products-search-by-text">
                  Buscar en el catálogo
                </Link>
              </Message>
            }
          />
        )}
      </QueryState>
    </main>
  );
}
