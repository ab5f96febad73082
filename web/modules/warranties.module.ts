import { ContainerModule } from 'inversify';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { changesOf } from '#core/live/changes.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';
import { createWarranting } from '../warranties/warranting.ts';
import { createWarrantyManaging } from '../warranties/warranty-managing.ts';

/** Warranties of a company, and answering them. With their screens. */
export const warrantiesModule = new ContainerModule(({ bind }) => {
  bind(services.warranting)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.front);
      const ports = {
        service: createWarrantyService(call),
        inTab,
        newKey: get(foundation.newKey),
        queries: get(foundation.queries),
      };
      const warranting = createWarranting(ports, get(services.caller));
      return following(
        warranting,
        changesOf(get(services.live), 'WarrantiesChanged').subscribe(warranting.list.outdate),
      );
    })
    .onDeactivation((warranting) => {
      warranting.stop();
    });
  bind(services.warrantyManaging)
    .toDynamicValue(({ get }) => {
      const { call, inTab } = get(foundation.front);
      const service = createWarrantyManagementService(call);
      const managing = createWarrantyManaging(service, get(services.caller), inTab, get(foundation.queries));
      return following(managing, changesOf(get(services.live), 'WarrantiesChanged').subscribe(managing.refresh));
    })
    .onDeactivation((managing) => {
      managing.stop();
    });
});
