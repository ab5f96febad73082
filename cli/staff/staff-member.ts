import { staffProblem } from '#adapters/texts/staff.es.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { StaffFailure } from '#core/staff/staff.service.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { type Asking, failed } from '../declare/declare.ts';
import type { Outcome } from '../outcome.ts';
import { printable } from '../style.ts';

export const user = ['usuario', 'su nombre de usuario'] as const;

export const memberNamed = async (
  { services, caller }: Asking,
  userName = '',
): Promise<Result<StaffMember, StaffFailure>> => {
  const all = await services.staff.list(caller);
  if (!all.ok) return all;
  const found = all.val.find((each) => folded(each.userName) === folded(userName));
  return found === undefined ? Err({ code: 'login-not-found' }) : Ok(found);
};

/** As `memberNamed`, for commands whose failures have other codes than staff's. */
export const memberFor = async (asking: Asking, userName?: string): Promise<Result<StaffMember, Outcome>> =>
  (await memberNamed(asking, userName)).mapErr((failure) => failed(asking.cli, failure, staffProblem));

/** The words that `--confirm` takes. */
export const namesOf = ({ userName, name }: StaffMember): readonly string[] => [userName, name];

export const nameOf = ({ name, userName }: StaffMember): string => printable(`${name} (${userName})`);
