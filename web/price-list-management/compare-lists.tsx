import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { blobOf } from '#adapters/http/blob-content.ts';
import { comparisonFilterTexts, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import {
  type ComparedPrice,
  type ComparisonFilter,
  comparisonFilters,
} from '#core/price-lists/management/compared-price.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { ComparisonFormat } from '#core/price-lists/management/price-list-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { Message } from '#web/ui/message.tsx';
import { NameFilter } from '#web/ui/name-filter.tsx';
import { OfficeFilter } from '#web/ui/office-filter.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { comparedPriceColumns } from './compared-price-columns.tsx';
import { linkToPriceLists, type PriceListsUrl } from './price-lists-url.ts';

interface CompareListsProps {
  readonly lists: readonly SeenPriceList[];
  readonly url: PriceListsUrl & { readonly one: string };
}

interface ComparedRow extends ComparedPrice {
  readonly key: string;
}

/** Two price lists beside one another, narrowed by how they differ. */
export function CompareLists({ lists, url }: CompareListsProps) {
  const { managedPriceLists } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const navigate = useNavigate();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { one, show, text, after } = url;
  const other = url.other === '' ? (lists.find(({ id }) => id !== one)?.id ?? one) : url.other;
  const question = { oneId: asId<'price-list'>(one), otherId: asId<'price-list'>(other), filter: show, text };
  const { answer, failure, retry, isCurrent } = useServiceQuery(managedPriceLists.compared, { question, after });
  const nameOf = (id: string): string => lists.find((list) => list.id === id)?.name ?? '';
  const columns = useMemo(
    () =>
      comparedPriceColumns(
        lists.find(({ id }) => id === one)?.name ?? '',
        lists.find(({ id }) => id === other)?.name ?? '',
      ),
    [lists, one, other],
  );
  const rows = useMemo(
    () => answer?.rows.map((row, place): ComparedRow => ({ ...row, key: `${row.code} ${row.brand} ${place}` })) ?? null,
    [answer],
  );
  const go = (part: Partial<PriceListsUrl>) =>
    navigate(linkToPriceLists({ one, other, show, text, ...part }), { replace: true });
  const save = (format: ComparisonFormat) =>
    submit(async () => {
      const file = await managedPriceLists.compareAll(question, format);
      if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
      else toaster.show({ kind: 'Error', title: 'Comparación', message: priceListManagementProblem(file.val) });
    });
  return (
    <main className="office">
      <PageTitle>Comparar listas de precios</PageTitle>
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          Comparar {nameOf(one)} con {nameOf(other)}
        </h1>
        <Link className="btn" to={linkToPriceLists({})}>
          Todas las listas
        </Link>
      </div>
      <OfficeTable
        name="Comparación"
        rows={rows}
        problem={failure && priceListManagementProblem(failure)}
        onRetry={retry}
        none={<Message title="Nada para mostrar con ese filtro" />}
        rowKey="key"
        columns={columns}
        exports={(['xlsx', 'csv'] as const).map((format) => (
          <button key={format} type="button" className="btn" disabled={isUnderWay} onClick={() => save(format)}>
            <Icon name="download" />
            {format === 'xlsx' ? 'Excel' : 'CSV'}
          </button>
        ))}
      >
        <OfficeFilter
          label="Primera lista"
          value={one}
          choices={lists}
          onChange={(id) => go({ one: id, after: null })}
        />
        <OfficeFilter
          label="Segunda lista"
          value={other}
          choices={lists}
          onChange={(id) => go({ other: id, after: null })}
        />
        <OfficeFilter
          label="Qué mostrar"
          value={show}
          choices={comparisonFilters.map((filter) => ({ id: filter, name: comparisonFilterTexts[filter] }))}
          onChange={(filter) => go({ show: filter as ComparisonFilter, after: null })}
        />
        <NameFilter
          label="Filtrar por código, marca o descripción"
          placeholder="Código, marca o descripción"
          value={text}
          onChange={(typed) => go({ text: typed, after: null })}
        />
        <p className="muted" role="status">
          {!isCurrent && 'Comparando…'}
        </p>
      </OfficeTable>
      <KeyPages
        firstTo={after === null ? null : linkToPriceLists({ one, other, show, text })}
        nextTo={answer?.next == null ? null : linkToPriceLists({ one, other, show, text, after: answer.next })}
        first="Desde el principio"
        next="Siguientes"
      />
    </main>
  );
}
