import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { WarrantyManagementService, WarrantyStepToTake } from '#core/warranties/warranty.service.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff need to manage everybody's warranties; each resolution that is being written, by its warranty. */
export type WarrantyManagementQueries = ReturnType<typeof createWarrantyManagementQueries>;

export function createWarrantyManagementQueries(
  service: WarrantyManagementService,
  caller: Caller,
  inTab: KeyValueStore,
  queries: ServiceQueries,
) {
  const page = queries.define('managed warranties', (wanted: number) => service.page(caller, wanted), { staleTime: 0 });
  const resolutions = createResolutions(inTab, `warranty-resolutions ${caller.userName}`);
  return {
    page,
    resolutionOf: (id: WarrantyId) => resolutions.of(id),
    async move(id: WarrantyId, step: WarrantyStepToTake) {
      const answer = await service.changeState(caller, { id }, step);
      if (answer.ok && step.resolution !== '') resolutions.drop(id);
      // Whatever came of it, the list is read again: somebody else may have been first.
      void page.outdate();
      return answer;
    },
    refresh: () => void page.outdate(),
  };
}
