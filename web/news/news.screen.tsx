import { Link } from 'react-router-dom';
import { newsProblem } from '#adapters/texts/promotions.es.ts';
import { useDesks } from '#web/desks.ts';
import { Awaited } from '#web/offers/awaited.tsx';
import { ProductList } from '#web/offers/product-list.tsx';
import { Message } from '#web/parts/message.tsx';

/** /product-news: what the distributor has new, with filters for family and brand. */
export function NewsScreen() {
  const { promotions } = useDesks();
  return (
    <main className="promotions">
      <title>Novedades</title>
      <div className="screen-head">
        <h1>Novedades</h1>
      </div>
      <Awaited of={promotions.news} problem={newsProblem}>
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
      </Awaited>
    </main>
  );
}
