import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import { type WarrantyState, warrantyStates } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import type { WarrantyManagementService, WarrantyStepToTake } from '#core/warranties/warranty-management.service.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import { createStaffCaseQueries } from '#web/cases/staff-case-queries.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff need to manage everybody's warranties; each resolution that is being written, by its warranty. */
export type WarrantyManagementQueries = ReturnType<typeof createWarrantyManagementQueries>;

interface WarrantyManagementPorts {
  readonly service: Pick<WarrantyManagementService, 'changeState'>;
  readonly staffWarranties: StaffCaseService<WarrantyState, StaffWarranty>;
  readonly inTab: KeyValueStore;
  readonly queries: ServiceQueries;
}

export function createWarrantyManagementQueries(ports: WarrantyManagementPorts, caller: Caller) {
  const { service, queries } = ports;
  const staffWarranties = createStaffCaseQueries(
    {
      name: 'staff warranties',
      states: warrantyStates,
      outdatedBy: ['WarrantiesChanged'],
      service: ports.staffWarranties,
      queries,
    },
    caller,
  );
  const resolutions = createResolutions(ports.inTab, `warranty-resolutions ${caller.userName}`);
  return {
    staffWarranties,
    resolutionOf: (id: WarrantyId) => resolutions.of(id),
    async move(id: WarrantyId, step: WarrantyStepToTake) {
      const answer = await service.changeState(caller, { id }, step);
      if (answer.ok && step.resolution !== '') resolutions.drop(id);
      // The list is asked for again, after a failure too: a colleague may have decided the warranty first.
      staffWarranties.refresh();
      return answer;
    },
  };
}
