import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimEnding, ClaimManagementService } from '#core/claims/claim-management.service.ts';
import { type ClaimState, claimStates } from '#core/claims/state.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import { createResolutions } from '#web/cases/resolutions.ts';
import { createStaffCaseQueries } from '#web/cases/staff-case-queries.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';

/** What staff need to manage everybody's claims; each resolution that is being written, by its claim. */
export type ClaimManagementQueries = ReturnType<typeof createClaimManagementQueries>;

interface ClaimManagementPorts {
  readonly service: Pick<ClaimManagementService, 'associate' | 'resolve'>;
  readonly staffClaims: StaffCaseService<ClaimState, StaffClaim>;
  readonly inTab: KeyValueStore;
  readonly queries: ServiceQueries;
}

export function createClaimManagementQueries(ports: ClaimManagementPorts, caller: Caller) {
  const { service, queries } = ports;
  const staffClaims = createStaffCaseQueries(
    {
      name: 'staff claims',
      states: claimStates,
      outdatedBy: ['DemandsChanged'],
      service: ports.staffClaims,
      queries,
    },
    caller,
  );
  const resolutions = createResolutions(ports.inTab, `claim-resolutions ${caller.userName}`);
  /** The list is asked for again, after a failure too: a colleague may have decided the claim first. */
  const then = <Answer>(answer: Answer): Answer => {
    staffClaims.refresh();
    return answer;
  };
  return {
    staffClaims,
    resolutionOf: (id: ClaimId) => resolutions.of(id),
    associate: async (id: ClaimId, externalCode: string) => then(await service.associate(caller, { id }, externalCode)),
    async resolve(id: ClaimId, ending: ClaimEnding) {
      const answer = await service.resolve(caller, { id }, ending);
      if (answer.ok) resolutions.drop(id);
      return then(answer);
    },
  };
}
