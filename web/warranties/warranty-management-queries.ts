import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CaseDeskService } from '#core/cases/case-desk.service.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import { type WarrantyState, warrantyStates } from '#core/warranties/state.ts';
import type { WarrantyManagementService, WarrantyStepToTake } from '#core/warranties/warranty.service.ts';
import type { DeskWarranty } from '#core/warranties/warranty.ts';
import { createCaseDeskQueries } from '#web/cases/case-desk-queries.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff need to manage everybody's warranties; each resolution that is being written, by its warranty. */
export type WarrantyManagementQueries = ReturnType<typeof createWarrantyManagementQueries>;

interface WarrantyManagementPorts {
  readonly service: Pick<WarrantyManagementService, 'changeState'>;
  readonly desk: CaseDeskService<WarrantyState, DeskWarranty>;
  readonly inTab: KeyValueStore;
  readonly queries: ServiceQueries;
}

export function createWarrantyManagementQueries(ports: WarrantyManagementPorts, caller: Caller) {
  const { service, queries } = ports;
  const desk = createCaseDeskQueries(
    { name: 'warranty desk', states: warrantyStates, service: ports.desk, queries },
    caller,
  );
  const resolutions = createResolutions(ports.inTab, `warranty-resolutions ${caller.userName}`);
  return {
    desk,
    resolutionOf: (id: WarrantyId) => resolutions.of(id),
    async move(id: WarrantyId, step: WarrantyStepToTake) {
      const answer = await service.changeState(caller, { id }, step);
      if (answer.ok && step.resolution !== '') resolutions.drop(id);
      // Whatever came of it, the list is read again: somebody else may have been first.
      desk.refresh();
      return answer;
    },
    refresh: desk.refresh,
  };
}
