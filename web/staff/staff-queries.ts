import type { Caller } from '#core/access/caller.ts';
import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type {
  SecondFactorManagementFailure,
  SecondFactorManagementService,
} from '#core/second-factor/second-factor.service.ts';
import type { SignIn, SignInsFailure, StaffSignInService } from '#core/session/sign-in.service.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { HandedOver } from '#core/staff/staff.repository.port.ts';
import type { CreatedStaffMember, StaffFailure, StaffService } from '#core/staff/staff.service.ts';
import type { StaffChange, StaffDraft } from '#core/staff/staff-draft.ts';
import type { SeenStaffMember, StaffMember } from '#core/staff/staff-member.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

/** The distributor's people, and what administrators do with them; what another window does is followed. */
export interface StaffQueries {
  readonly list: ServiceQuery<Whole, readonly StaffMember[], StaffFailure>;
  create(draft: StaffDraft): Promise<Result<CreatedStaffMember, StaffFailure>>;
  change(which: SeenStaffMember, change: StaffChange): Promise<Result<StaffMember, StaffFailure>>;
  setActive(which: SeenStaffMember, isActive: boolean): Promise<Result<StaffMember, StaffFailure>>;
  handOver(from: UserId, to: UserId): Promise<Result<HandedOver, StaffFailure>>;
  issue(id: UserId): Promise<Result<IssuedPassword, StaffFailure>>;
  readonly signIns: ServiceQuery<UserId, readonly SignIn[], SignInsFailure>;
  readonly isSecondFactorCompulsory: ServiceQuery<Whole, boolean, SecondFactorManagementFailure>;
  setSecondFactorCompulsory(isCompulsory: boolean): Promise<Result<void, SecondFactorManagementFailure>>;
  resetSecondFactor(id: UserId): Promise<Result<void, SecondFactorManagementFailure>>;
  endSignIns(id: UserId): Promise<Result<null, SignInsFailure>>;
}

export function createStaffQueries(
  service: StaffService,
  ofStaff: StaffSignInService,
  secondFactors: SecondFactorManagementService,
  caller: Caller,
  queries: ServiceQueries,
): StaffQueries {
  const list = queries.define('staff', () => service.list(caller), { outdatedBy: ['StaffChanged'] });
  const signIns = queries.define('staff sign-ins', (id: UserId) => ofStaff.list(caller, id), { staleTime: 0 });
  const isSecondFactorCompulsory = queries.define('second factor of staff', () => secondFactors.isCompulsory(caller));
  const thenRead = thenReading(list.outdate);
  return {
    list,
    create: (draft) => thenRead(service.create(caller, draft)),
    change: (which, change) => thenRead(service.change(caller, which, change)),
    setActive: (which, isActive) => thenRead(service.setActive(caller, which, isActive)),
    handOver: (from, to) => thenRead(service.handOver(caller, from, to)),
    issue: (id) => service.issue(caller, id),
    signIns,
    isSecondFactorCompulsory,
    setSecondFactorCompulsory: (isCompulsory) =>
      thenReading(isSecondFactorCompulsory.outdate)(secondFactors.setCompulsory(caller, isCompulsory)),
    resetSecondFactor: (id) => thenRead(secondFactors.reset(caller, id)),
    endSignIns: (id) => thenReading(signIns.outdate)(ofStaff.end(caller, id)),
  };
}
