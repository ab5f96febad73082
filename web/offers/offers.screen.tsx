import { Link, useSearchParams } from 'react-router-dom';
import { offersProblem } from '#adapters/texts/promotions.es.ts';
import { useDesks } from '#web/desks.ts';
import { Message } from '#web/parts/message.tsx';
import { Awaited } from './awaited.tsx';
import { Lots } from './lots.tsx';
import { ProductList } from './product-list.tsx';
import { ValueQuantities } from './value-quantities.tsx';

const tabs = [
  { key: 'o', label: 'Ofertas' },
  { key: 'c', label: 'Combos' },
  { key: 'vq', label: 'Valor / Cantidad' },
] as const;

/** /offers: three tabs, chosen by ?t= (docs/rules/offers.md 1). */
export function OffersScreen() {
  const { promotions } = useDesks();
  const [params] = useSearchParams();
  const tab = tabs.find(({ key }) => key === params.get('t')) ?? tabs[0];
  return (
    <main className="promotions">
      <title>{`${tab.label} · Ofertas`}</title>
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
        <Awaited of={promotions.offered} problem={offersProblem}>
          {(groups) => <ProductList groups={groups} none={<None what="artículos en oferta" />} />}
        </Awaited>
      )}
      {tab.key === 'c' && (
        <Awaited of={promotions.lots} problem={offersProblem}>
          {(lots) => (lots.length === 0 ? <None what="combos" /> : <Lots lots={lots} marked={params.get('id')} />)}
        </Awaited>
      )}
      {tab.key === 'vq' && (
        <Awaited of={promotions.valueQuantities} problem={offersProblem}>
          {(offers) =>
            offers.length === 0 ? <None what="ofertas por cantidad" /> : <ValueQuantities offers={offers} />
          }
        </Awaited>
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
