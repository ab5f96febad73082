import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ClaimEnding, ClaimManagementService } from '#core/claims/claim.service.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff need to manage everybody's claims; each resolution that is being written, by its claim. */
export type ClaimManagementQueries = ReturnType<typeof createClaimManagementQueries>;

export function createClaimManagementQueries(
  service: ClaimManagementService,
  caller: Caller,
  inTab: KeyValueStore,
  queries: ServiceQueries,
) {
  const page = queries.define('managed claims', (wanted: number) => service.page(caller, wanted), { staleTime: 0 });
  const resolutions = createResolutions(inTab, `claim-resolutions ${caller.userName}`);
  /** Whatever came of it, the list is looked at again: somebody else may have been first. */
  const then = <Answer>(answer: Answer): Answer => {
    void page.outdate();
    return answer;
  };
  return {
    page,
    resolutionOf: (id: ClaimId) => resolutions.of(id),
    associate: async (id: ClaimId, externalCode: string) => then(await service.associate(caller, { id }, externalCode)),
    async resolve(id: ClaimId, ending: ClaimEnding) {
      const answer = await service.resolve(caller, { id }, ending);
      if (answer.ok) resolutions.drop(id);
      return then(answer);
    },
    refresh: () => void page.outdate(),
  };
}
