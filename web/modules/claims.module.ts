import { ContainerModule } from 'inversify';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import { createClaimManaging } from '../claims/claim-managing.ts';
import { createClaiming } from '../claims/claiming.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Claims of a company, and answering them. With their screens. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(services.claiming)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.front);
      const service = createClaimService(call);
      const live = get(services.live);
      const claiming = createClaiming(
        service,
        get(services.caller),
        inTab,
        get(foundation.newKey),
        get(foundation.queries),
      );
      return following(
        claiming,
        changesOf(live, 'DemandsChanged').subscribe(claiming.refresh),
        sectionChangesOf(live, 'demandOrigins', 'demandReasons').subscribe(claiming.options.outdate),
      );
    })
    .onDeactivation((claiming) => {
      claiming.stop();
    });
  bind(services.managing)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.front);
      const service = createClaimManagementService(call);
      const managing = createClaimManaging(service, get(services.caller), inTab, get(foundation.queries));
      return following(managing, changesOf(get(services.live), 'DemandsChanged').subscribe(managing.refresh));
    })
    .onDeactivation((managing) => {
      managing.stop();
    });
});
