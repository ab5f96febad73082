import { useMemo } from 'react';
import { activityProblem } from '#adapters/texts/activity.es.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { activityColumns } from '#web/activity/activity-columns.tsx';
import { activityRequest } from '#web/activity/activity-queries.ts';
import { linkToActivity } from '#web/activity/activity-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { activityModule } from '#web/modules/activity.module.ts';
import { useServices } from '#web/services.ts';
import { ShortList } from './short-list.tsx';

const without = ['customer'];

/** The newest of what was done about a customer, and by its logins. */
export function CustomerActivity({ id }: { readonly id: CustomerId }) {
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
