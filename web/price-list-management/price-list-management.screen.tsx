import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { customerManagementModule } from '#web/modules/customer-management.module.ts';
import { priceListManagementModule } from '#web/modules/price-list-management.module.ts';
import { NewPriceListForm } from '#web/price-list-management/new-price-list-form.tsx';
import { priceListColumns } from '#web/price-list-management/price-list-columns.tsx';
import { PriceListDetail } from '#web/price-list-management/price-list-detail.tsx';
import { linkToPriceLists, readPriceListsUrl } from '#web/price-list-management/price-lists-url.ts';
import { useServices } from '#web/services.ts';
import { formClasses } from '#web/ui/form-classes.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { styled } from '#web/ui/styled.ts';

// Looked at far less often than the list.
const CompareLists = lazy(async () => ({ default: (await import('./compare-lists.tsx')).CompareLists }));

const PriceSheetPage = lazy(
  styled(['sheet-exchange'], async () => (await import('./price-sheet-page.tsx')).PriceSheetPage),
);

/** /admin-price-lists: the price lists, one of them or a new one at the right, or two beside one another. */
export function ManagedPriceListsScreen() {
  const { managedPriceLists } = useServices(priceListManagementModule, customerManagementModule);
  const { answer, failure, retry } = useServiceQuery(managedPriceLists.lists);
  const [query] = useSearchParams();
  const url = readPriceListsUrl(query);
  const columns = useMemo(
    () => priceListColumns((list) => <OpenLink to={linkToPriceLists({ open: list.id })}>{list.name}</OpenLink>),
    [],
  );
  if (url.one !== null && answer !== null) {
    return (
      <Suspense fallback={<Skeleton rows={10} kind="office" />}>
        <CompareLists lists={answer} url={{ ...url, one: url.one }} />
      </Suspense>
    );
  }
  const open = url.isNew ? undefined : answer?.find(({ id }) => id === url.open);
  if (url.isSheet && open !== undefined) {
    return (
      <Suspense fallback={<Skeleton rows={4} kind="office" />}>
        <PriceSheetPage key={open.id} list={open} />
      </Suspense>
    );
  }
  return (
    <main className={url.isNew ? formClasses(false) : open === undefined ? 'office' : 'office with-detail'}>
      <PageTitle>{open?.name ?? 'Listas de precios'}</PageTitle>
      <section>
        <div className="office-head">
          <h1>Listas de precios</h1>
          {!url.isNew && (
            <span className="head-acts">
              {answer !== null && answer.length > 1 && (
                <Link className="btn" to={linkToPriceLists({ one: open?.id ?? answer[0]?.id ?? '' })}>
                  Comparar dos
                </Link>
              )}
              <Link className="btn primary" to={linkToPriceLists({ isNew: true })}>
                Nueva lista
              </Link>
            </span>
          )}
        </div>
        <OfficeTable
          name="Listas de precios"
          rows={answer}
          problem={failure && priceListManagementProblem(failure)}
          onRetry={retry}
          none={<NoLists />}
          rowKey="id"
          columns={columns}
          isOpen={({ id }) => id === open?.id}
        >
          <p className="muted" role="status">
            {answer !== null && countText(answer)}
          </p>
        </OfficeTable>
      </section>
      {url.isNew && answer !== null && <NewPriceListForm lists={answer} />}
      {open !== undefined && answer !== null && <PriceListDetail key={open.id} list={open} lists={answer} />}
    </main>
  );
}

function NoLists() {
  return (
    <Message title="Todavía no hay listas de precios">
      <p className="muted">La primera es la que cargan los catálogos que importes.</p>
      <Link className="btn primary" to={linkToPriceLists({ isNew: true })}>
        Crear la primera
      </Link>
    </Message>
  );
}

const countText = (lists: readonly SeenPriceList[]): string => {
  const withdrawn = lists.filter(({ isWithdrawn }) => isWithdrawn).length;
  const all = `${formatCount(lists.length)} ${lists.length === 1 ? 'lista' : 'listas'}`;
  return withdrawn === 0 ? all : `${all}, ${formatCount(withdrawn)} sin uso`;
};
