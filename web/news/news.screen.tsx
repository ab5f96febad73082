import { Link } from 'react-router-dom';
import { newsProblem } from '#adapters/texts/promotions.es.ts';
import { ProductList } from '#web/offers/product-list.tsx';
import { Promoted } from '#web/offers/promoted.tsx';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** /product-news: what the distributor has new, with filters for family and brand. */
export function NewsScreen() {
  const { promotions } = useServices();
  return (
    <main className="promotions">
      <PageTitle>Novedades</PageTitle>
      <div className="screen-head">
        <h1>Novedades</h1>
      </div>
      <Promoted query={promotions.news} problem={newsProblem}>
        {(groups) => (
          <ProductList
            groups={groups}
            none={
              <Message title="Por ahora no hay novedades">
                <Link className="btn" to="/products-search-by-text">
                  Buscar en el catálogo
                </Link>
              </Message>
            }
          />
        )}
      </Promoted>
    </main>
  );
}
