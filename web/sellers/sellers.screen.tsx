import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sellersProblem } from '#adapters/texts/sellers.es.ts';
import { filterByName } from '#core/customers/name-filter.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { sellersModule } from '#web/modules/sellers.module.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { SellerTable } from './seller-table.tsx';

/** /admin-sellers: who sells, how to reach them, and a new password for one who lost it. */
export function SellersScreen() {
  const { sellers } = useServices(sellersModule);
  const { answer, failure, retry } = useServiceQuery(sellers.list);
  const [query, setQuery] = useSearchParams();
  const named = query.get('q') ?? '';
  const found = useMemo(() => answer && filterByName(answer, named), [answer, named]);
  const filter = (text: string) => setQuery(text === '' ? {} : { q: text }, { replace: true });
  return (
    <main className="office sellers">
      <PageTitle>Vendedores</PageTitle>
      <SellerTable
        sellers={found}
        problem={failure && sellersProblem(failure)}
        onRetry={retry}
        none={answer?.length === 0 ? noSellers : <NoneFound all="Ver todos los vendedores" to={() => filter('')} />}
      >
        <h1>Vendedores</h1>
        <NameFilter label="Filtrar por nombre" placeholder="Nombre" value={named} onChange={filter} />
        <p className="muted" role="status">
          {answer !== null && found !== null && countText(found.length, answer.length)}
        </p>
      </SellerTable>
    </main>
  );
}

const noSellers = (
  <Message title="Todavía no hay vendedores">
    <p className="muted">Se dan de alta en Personal, y aparecen acá con su teléfono, su e-mail y su contraseña.</p>
    <Link className="btn primary" to="/admin-staff">
      Ir a Personal
    </Link>
  </Message>
);

const countText = (found: number, all: number): string => {
  const total = `${formatCount(all)} ${all === 1 ? 'vendedor' : 'vendedores'}`;
  return found === all ? total : `${formatCount(found)} de ${total}`;
};
