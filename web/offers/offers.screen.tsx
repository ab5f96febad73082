import { Link, useSearchParams } from 'react-router-dom';
import { offersProblem } from '#adapters/texts/promotions.es.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Lots } from './lots.tsx';
import { ProductList } from './product-list.tsx';
import { Promoted } from './promoted.tsx';
import { ValueQuantities } from './value-quantities.tsx';

const tabs = [
  { key: 'o', label: 'Ofertas' },
  { key: 'c', label: 'Combos' },
  { key: 'vq', label: 'Valor / Cantidad' },
] as const;

/** /offers: three tabs, chosen by ?t= (docs/rules/offers.md 1). */
export function OffersScreen() {
  const { promotions } = useServices();
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('t')) ?? tabs[0];
  return (
    <main className="promotions">
      <PageTitle>{tab.label}</PageTitle>
      <div className="screen-head">
        <h1>Ofertas</h1>
        <nav className="tabs" aria-label="Ofertas">
          {tabs.map(({ key, label }) => (
            <Link key={key} to={`/offers?t=${key}`} aria-current={key === tab.key ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </div>
      {tab.key === 'o' && (
        <Promoted query={promotions.offered} problem={offersProblem}>
          {(groups) => <ProductList groups={groups} none={<None what="artículos en oferta" />} />}
        </Promoted>
      )}
      {tab.key === 'c' && (
        <Promoted query={promotions.lots} problem={offersProblem}>
          {(lots) => (lots.length === 0 ? <None what="combos" /> : <Lots lots={lots} marked={params.get('id')} />)}
        </Promoted>
      )}
      {tab.key === 'vq' && (
        <Promoted query={promotions.valueQuantities} problem={offersProblem}>
          {(offers) =>
            offers.length === 0 ? <None what="ofertas por cantidad" /> : <ValueQuantities offers={offers} />
          }
        </Promoted>
      )}
    </main>
  );
}

function None({ what }: { readonly what: string }) {
  return (
    <Message title={`Por ahora no hay ${what}`}>
      <Link className="btn" to="/products-search-by-text">
        Buscar en el catálogo
      </Link>
    </Message>
  );
}
