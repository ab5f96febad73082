import { useMemo } from 'react';
import { staffClaimProblem, staffWarrantyProblem } from '#adapters/texts/staff-cases.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { useUnread } from '#web/cases/messages/unread-mark.tsx';
import { casePageRequest } from '#web/cases/staff-case-queries.ts';
import { staffClaimColumns } from '#web/claims/staff-claim-columns.tsx';
import { staffClaimsUrl } from '#web/claims/staff-claims-url.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { claimsModule } from '#web/modules/claims.module.ts';
import { warrantiesModule } from '#web/modules/warranties.module.ts';
import { useServices } from '#web/services.ts';
import { staffWarrantiesUrl } from '#web/warranties/staff-warranties-url.ts';
import { staffWarrantyColumns } from '#web/warranties/staff-warranty-columns.tsx';
import { ShortList } from './short-list.tsx';

const without = ['customer'];

/** The newest claims and warranties of a customer. */
export function CustomerCases({ id }: { readonly id: CustomerId }) {
  const { claimManagementQueries, warrantyManagementQueries } = useServices(claimsModule, warrantiesModule);
  const state = useMemo(() => ({ filter: { ...everyCase, customerId: id }, after: null, open: null }), [id]);
  const claims = useServiceQuery(claimManagementQueries.staffClaims.page, casePageRequest(state));
  const warranties = useServiceQuery(warrantyManagementQueries.staffWarranties.page, casePageRequest(state));
  const [unreadClaims, unreadWarranties] = [useUnread('claim'), useUnread('warranty')];
  const claimColumns = useMemo(() => staffClaimColumns(state, unreadClaims), [state, unreadClaims]);
  const warrantyColumns = useMemo(() => staffWarrantyColumns(state, unreadWarranties), [state, unreadWarranties]);
  return (
    <>
      <ShortList
        title="Últimos reclamos"
        found={claims}
        rowsOf={({ cases }) => cases}
        problem={staffClaimProblem}
        none="No tiene reclamos."
        rowKey="id"
        columns={claimColumns}
        without={without}
        all={{ label: 'Todos sus reclamos', to: staffClaimsUrl.link(state) }}
      />
      <ShortList
        title="Últimas garantías"
        found={warranties}
        rowsOf={({ cases }) => cases}
        problem={staffWarrantyProblem}
        none="No tiene garantías."
        rowKey="id"
        columns={warrantyColumns}
        without={without}
        all={{ label: 'Todas sus garantías', to: staffWarrantiesUrl.link(state) }}
      />
    </>
  );
}
