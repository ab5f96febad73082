import type { Caller } from '#core/access/caller.ts';
import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { HandedOver, StaffMoved, UserNameTaken } from './staff.repository.port.ts';
import type { StaffChange, StaffDraft, StaffFlaw } from './staff-draft.ts';
import type { SeenStaffMember, StaffMember } from './staff-member.ts';
import type { HandOverRefusal, StaffRefusal } from './staff-rules.ts';

/** The distributor's people, for administrators: the capability behind `api/Management/Staff`. */
export interface StaffService {
  /** Members by name. */
  list(caller: Caller): Promise<Result<readonly StaffMember[], StaffFailure>>;
  /** Creates a member with a password that only this answer tells. */
  create(caller: Caller, draft: StaffDraft): Promise<Result<CreatedStaffMember, StaffFailure>>;
  change(caller: Caller, which: SeenStaffMember, change: StaffChange): Promise<Result<StaffMember, StaffFailure>>;
  /** Deactivating ends the member's sessions at once. */
  setActive(caller: Caller, which: SeenStaffMember, isActive: boolean): Promise<Result<StaffMember, StaffFailure>>;
  handOver(caller: Caller, from: UserId, to: UserId): Promise<Result<HandedOver, StaffFailure>>;
  /** Issues another password, which only this answer tells. Sessions of the former one end. */
  issue(caller: Caller, id: UserId): Promise<Result<IssuedPassword, StaffFailure>>;
}

export interface CreatedStaffMember {
  readonly member: StaffMember;
  readonly password: string;
}

export type StaffFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'login-not-found' }
  | UserNameTaken
  | StaffFlaw
  | StaffMoved
  | StaffRefusal
  | HandOverRefusal;
