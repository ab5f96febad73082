import type { Author } from '#core/audit/author.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { StaffChange, StaffDraft } from './staff-draft.ts';
import type { SeenStaffMember, StaffMember } from './staff-member.ts';
import type { HandOverRefusal, StaffRefusal } from './staff-rules.ts';

export type UserNameTaken = { readonly code: 'user-name-taken' };

export type StaffMoved =
  | { readonly code: 'staff-not-found' }
  /** Somebody changed them since they were looked at. */
  | { readonly code: 'staff-moved' };

/** A member as they are now, and the ids of the sessions that ended for it. */
export interface StaffChanged {
  readonly member: StaffMember;
  readonly ended: readonly string[];
}

export interface HandedOver {
  readonly customers: number;
}

/**
 * The distributor's people and their logins. Each change is recorded with who did it; the rules hold also for changes
 * at the same moment.
 */
export interface StaffRepository {
  all(): Promise<readonly StaffMember[]>;
  /** A seller of that name without a login is who it is for, with the customers that they have. */
  create(draft: StaffDraft, passwordHash: string, author: Author): Promise<Result<StaffMember, UserNameTaken>>;
  /** A change of the role ends their sessions, which have the former rights. */
  change(
    which: SeenStaffMember,
    change: StaffChange,
    author: Author,
  ): Promise<Result<StaffChanged, StaffMoved | StaffRefusal>>;
  setActive(
    which: SeenStaffMember,
    isActive: boolean,
    author: Author,
  ): Promise<Result<StaffChanged, StaffMoved | StaffRefusal>>;
  /** All customers of one seller go to another. */
  handOver(
    from: UserId,
    to: UserId,
    author: Author,
  ): Promise<Result<HandedOver, { readonly code: 'staff-not-found' } | HandOverRefusal>>;
}
