import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ageingProblem, owingText } from '#adapters/texts/account-ageing.es.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { accountAgeingModule } from '#web/modules/account-ageing.module.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { NoneFound } from '#web/ui/none-found.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ageingColumns } from './ageing-columns.tsx';
import { AgeingFilters } from './ageing-filters.tsx';
import { AgeingTotals } from './ageing-totals.tsx';
import { linkToAgeing, readAgeingUrl } from './ageing-url.ts';

/**
 * /account-ageing: each customer that owes something, by how long its day has passed; who is late for longest first.
 */
export function AccountAgeingScreen() {
  const { ageing, caller } = useServices(accountAgeingModule, staffOrdersModule);
  const [query] = useSearchParams();
  const url = readAgeingUrl(query);
  const { filter, after } = url;
  const { answer, failure, isCurrent, retry } = useServiceQuery(ageing.page, url);
  const shown = isCurrent ? answer : null;
  const isWhole = answer !== null && answer.next === null && after === null;
  const columns = useMemo(() => ageingColumns(caller.role, isWhole), [caller.role, isWhole]);
  const next = shown?.next ?? null;
  return (
    <main className="office account-ageing">
      <PageTitle>Antigüedad de deudas</PageTitle>
      <OfficeTable
        name="Antigüedad de deudas"
        rows={shown === null ? null : shown.customers}
        problem={failure && ageingProblem(failure)}
        onRetry={retry}
        none={
          linkToAgeing({ filter, after }) === linkToAgeing() ? (
            <Message title="Nadie debe nada" />
          ) : (
            <NoneFound title="Nadie debe nada con ese filtro" all="Ver todas las deudas" to={linkToAgeing()} />
          )
        }
        rowKey="customerId"
        columns={columns}
        exports={
          <ListFiles
            title="Antigüedad de deudas"
            make={(format) => ageing.table(filter, format)}
            problem={ageingProblem}
          />
        }
      >
        <h1>Antigüedad de deudas</h1>
        <AgeingFilters filter={filter} customerName={shown?.customers[0]?.customerName ?? null} />
        <p className="muted ageing-sum" role="status">
          {shown === null || shown.count === 0 ? '' : owingText(shown)}
        </p>
        {shown !== null && shown.count > 0 && (
          <AgeingTotals owed={shown.owed} onAccount={shown.onAccount} label="Deuda de todos los listados" />
        )}
      </OfficeTable>
      <KeyPages
        firstTo={after === null ? null : linkToAgeing({ filter })}
        nextTo={next === null ? null : linkToAgeing({ filter, after: next })}
        first="Los más atrasados"
        next="Siguientes"
      />
    </main>
  );
}
