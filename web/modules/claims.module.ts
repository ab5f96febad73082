import { ContainerModule } from 'inversify';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createStaffClaimService } from '#adapters/http/staff-claims.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import { createClaimManagementQueries } from '../claims/claim-management-queries.ts';
import { createClaimQueries } from '../claims/claim-queries.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Claims of a company, and answering them. With their screens. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(services.claimQueries)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.publicServices);
      const service = createClaimService(call);
      const live = get(services.live);
      const claimQueries = createClaimQueries(
        service,
        get(services.caller),
        inTab,
        get(foundation.newKey),
        get(foundation.queries),
      );
      return following(
        claimQueries,
        changesOf(live, 'DemandsChanged').subscribe(claimQueries.refresh),
        sectionChangesOf(live, 'demandOrigins', 'demandReasons').subscribe(claimQueries.options.outdate),
      );
    })
    .onDeactivation((claimQueries) => {
      claimQueries.stop();
    });
  bind(services.claimManagementQueries)
    .toDynamicValue(({ get }) => {
      const { call, http, inTab } = get(foundation.publicServices);
      const ports = {
        service: createClaimManagementService(call),
        staffClaims: createStaffClaimService(http),
        inTab,
        queries: get(foundation.queries),
      };
      const claimManagementQueries = createClaimManagementQueries(ports, get(services.caller));
      return following(
        claimManagementQueries,
        changesOf(get(services.live), 'DemandsChanged').subscribe(claimManagementQueries.refresh),
      );
    })
    .onDeactivation((claimManagementQueries) => {
      claimManagementQueries.stop();
    });
});
