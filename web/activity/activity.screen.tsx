import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import type { ActivityEntry } from '#core/activity/activity.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { activityModule } from '#web/modules/activity.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { ListFiles } from '#web/ui/list-files.tsx';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { useAddressState } from '#web/url/address-state.ts';
import { activityColumns } from './activity-columns.tsx';
import { ActivityDetail } from './activity-detail.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { activityRequest } from './activity-queries.ts';
import { linkToActivity, readActivityUrl } from './activity-url.ts';

/** The document's, as the newest entry about it says it. */
const titleIn = ([newest]: readonly ActivityEntry[]): string | null => {
  const title = newest?.facts['title'];
  return typeof title === 'string' && title !== '' ? title : null;
};

/** /admin-activity: who did what, the newest first, one entry at the right. */
export function ActivityScreen() {
  const { activity } = useServices(activityModule);
  const navigate = useNavigate();
  const state = useAddressState(readActivityUrl);
  const { filter, after, entry } = state;
  const { answer, failure, retry } = useServiceQuery(activity.page, activityRequest(state));
  const columns = useMemo(() => activityColumns(state), [state]);
  const open = answer?.entries.find(({ id }) => id === entry) ?? null;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <main className={open === null ? 'office' : 'office with-detail'}>
      <PageTitle>Actividad</PageTitle>
      <section>
        <OfficeTable
          name="Actividad"
          rows={answer?.entries ?? null}
          problem={failure && activityProblem(failure)}
          onRetry={retry}
          none={
            <Message title={isFiltered ? 'Nada coincide con lo que buscás' : 'Todavía no hay actividad'}>
              {isFiltered ? (
                <Link className="btn primary" to={linkToActivity({})}>
                  Ver toda la actividad
                </Link>
              ) : (
                <p className="muted">Lo que haga el personal queda registrado acá.</p>
              )}
            </Message>
          }
          rowKey="id"
          columns={columns}
          isOpen={({ id }) => id === entry}
          exports={
            <ListFiles
              title="Actividad"
              make={(format) => activity.exported(filter, format)}
              problem={activityProblem}
            />
          }
        >
          <h1>Actividad</h1>
          <ActivityFilters
            filter={filter}
            customerName={
              answer?.entries.find(({ customer }) => customer?.id === filter.customerId)?.customer?.name ?? null
            }
            subjectName={filter.subject?.kind === 'document' ? titleIn(answer?.entries ?? []) : null}
            onChange={(changed) => navigate(linkToActivity({ filter: changed }), { replace: true })}
          />
        </OfficeTable>
        {answer !== null && (
          <KeyPages
            firstTo={after === null ? null : linkToActivity({ filter })}
            nextTo={answer.next === null ? null : linkToActivity({ filter, after: answer.next })}
            first="Lo más nuevo"
            next="Más viejo"
          />
        )}
      </section>
      {open !== null && <ActivityDetail key={open.id} entry={open} closeTo={linkToActivity({ filter, after })} />}
    </main>
  );
}
