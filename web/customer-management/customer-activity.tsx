import { useMemo } from 'react';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import { mayOpen } from '#core/access/screens.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { activityColumns, customerActivityColumns } from '#web/activity/activity-columns.tsx';
import { activityRequest } from '#web/activity/activity-queries.ts';
import { linkToActivity } from '#web/activity/activity-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { activityModule } from '#web/modules/activity.module.ts';
import { useServices } from '#web/services.ts';
import { PagedList } from './paged-list.tsx';
import { ShortList } from './short-list.tsx';

const without = ['customer'];

/**
 * What was done about a customer, and by its logins: the newest to administrators, who have a screen of it all; all of
 * it to managers.
 */
export function CustomerActivity({ id }: { readonly id: CustomerId }) {
  const { caller } = useServices();
  return mayOpen('/admin-activity', caller) ? <NewestActivity id={id} /> : <AllActivity id={id} />;
}

function NewestActivity({ id }: { readonly id: CustomerId }) {
  const { activity } = useServices(activityModule);
  const asked = useMemo(() => ({ filter: { customerId: id }, after: null, entry: null }), [id]);
  const found = useServiceQuery(activity.page, activityRequest(asked));
  const columns = useMemo(() => activityColumns(asked), [asked]);
  return (
    <ShortList
      title="Última actividad"
      found={found}
      rowsOf={({ entries }) => entries}
      problem={activityProblem}
      none="Todavía no hay nada registrado de este cliente."
      rowKey="id"
      columns={columns}
      without={without}
      all={{ label: 'Toda su actividad', to: linkToActivity(asked) }}
    />
  );
}

function AllActivity({ id }: { readonly id: CustomerId }) {
  const { activity } = useServices(activityModule);
  return (
    <PagedList
      title="Actividad"
      name="Actividad"
      query={activity.ofCustomer}
      asked={(after) => ({ customerId: id, after })}
      rowsOf={({ entries }) => entries}
      problem={activityProblem}
      none="Todavía no hay nada registrado de este cliente."
      rowKey="id"
      columns={customerActivityColumns}
    />
  );
}
