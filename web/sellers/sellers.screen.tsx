import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sellersProblem } from '#adapters/texts/sellers.es.ts';
import { thoseNamed } from '#core/customers/named.ts';
import type { Seller } from '#core/sellers/seller.ts';
import { useDesks } from '#web/desks.ts';
import { Message } from '#web/parts/message.tsx';
import { NameFilter } from '#web/parts/name-filter.tsx';
import { OfficeAwaited } from '#web/parts/office-awaited.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { RefreshFailed } from '#web/parts/refresh-failed.tsx';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { SellerTable } from './seller-table.tsx';

/** /admin-sellers: who sells, how to reach them, and a new password for who lost theirs. */
export function SellersScreen() {
  const { sellers } = useDesks();
  const { answer, failure, retry } = useWatchedAnswer(sellers.list);
  if (answer === null) {
    return <OfficeAwaited name="Vendedores" failed={failure && sellersProblem(failure)} onRetry={retry} />;
  }
  return (
    <main className="office sellers">
      <PageTitle>Vendedores</PageTitle>
      <RefreshFailed text={failure && sellersProblem(failure)} onRetry={retry} />
      <Sellers sellers={answer} />
    </main>
  );
}

function Sellers({ sellers }: { readonly sellers: readonly Seller[] }) {
  const [query, setQuery] = useSearchParams();
  const named = query.get('q') ?? '';
  const found = useMemo(() => thoseNamed(sellers, named), [sellers, named]);
  const filter = (text: string) => setQuery(text === '' ? {} : { q: text }, { replace: true });
  return (
    <>
      <header className="customers-head">
        <h1>Vendedores</h1>
        <NameFilter label="Filtrar por nombre" placeholder="Nombre" value={named} onChange={filter} />
        <p className="muted" role="status">
          {countText(found.length, sellers.length)}
        </p>
      </header>
      {sellers.length === 0 ? (
        <Message title="Todavía no hay vendedores">
          <p className="muted">Los que se den de alta aparecen acá, con su teléfono, su e-mail y su contraseña.</p>
        </Message>
      ) : found.length === 0 ? (
        <Message title="No hay datos que coincidan con el criterio de búsqueda">
          <button type="button" className="btn primary" onClick={() => filter('')}>
            Ver todos los vendedores
          </button>
        </Message>
      ) : (
        <SellerTable sellers={found} />
      )}
    </>
  );
}

const countText = (found: number, all: number): string => {
  const total = `${formatCount(all)} ${all === 1 ? 'vendedor' : 'vendedores'}`;
  return found === all ? total : `${formatCount(found)} de ${total}`;
};
