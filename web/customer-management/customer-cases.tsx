import { useMemo } from 'react';
import { claimDeskProblem, warrantyDeskProblem } from '#adapters/texts/case-desk.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { casePageRequest } from '#web/cases/case-desk-queries.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { claimDeskUrl } from '#web/claims/claim-desk-url.ts';
import { managedClaimColumns } from '#web/claims/managed-claim-columns.tsx';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { warrantiesModule } from '#web/modules/warranties.module.ts';
import { useServices } from '#web/services.ts';
import { managedWarrantyColumns } from '#web/warranties/managed-warranty-columns.tsx';
import { warrantyDeskUrl } from '#web/warranties/warranty-url.ts';
import { ShortList } from './short-list.tsx';

const without = ['customer'];

/** The newest claims and warranties of a customer. */
export function CustomerCases({ id }: { readonly id: CustomerId }) {
  const { claimManagementQueries, warrantyManagementQueries } = useServices(claimsModule, warrantiesModule);
  const desk = useMemo(() => ({ filter: { ...everyCase, customerId: id }, after: null, open: null }), [id]);
  const claims = useServiceQuery(claimManagementQueries.desk.page, casePageRequest(desk));
  const warranties = useServiceQuery(warrantyManagementQueries.desk.page, casePageRequest(desk));
  const [unreadClaims, unreadWarranties] = [useUnread('claim'), useUnread('warranty')];
  const claimColumns = useMemo(() => managedClaimColumns(desk, unreadClaims), [desk, unreadClaims]);
  const warrantyColumns = useMemo(() => managedWarrantyColumns(desk, unreadWarranties), [desk, unreadWarranties]);
  return (
    <>
      <ShortList
        title="Últimos reclamos"
        found={claims}
        rowsOf={({ cases }) => cases}
        problem={claimDeskProblem}
        none="No tiene reclamos."
        rowKey="id"
        columns={claimColumns}
        without={without}
        all={{ label: 'Todos sus reclamos', to: claimDeskUrl.link(desk) }}
      />
      <ShortList
        title="Últimas garantías"
        found={warranties}
        rowsOf={({ cases }) => cases}
        problem={warrantyDeskProblem}
        none="No tiene garantías."
        rowKey="id"
        columns={warrantyColumns}
        without={without}
        all={{ label: 'Todas sus garantías', to: warrantyDeskUrl.link(desk) }}
      />
    </>
  );
}
