import type { Caller } from '#core/access/caller.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import { findListed } from '../find/find-listed.ts';
import type { Problem } from '../outcome.ts';

/** A claim or warranty for staff: by its number, else by its id by way of the list, newest first. */
export async function findStaffCase<State extends string, Case extends { readonly id: string }>(
  service: Pick<StaffCaseService<State, Case>, 'list' | 'show'>,
  caller: Caller,
  which: DocumentNumber | { readonly id: string },
): Promise<Result<Case, StaffCaseFailure | Problem>> {
  if ('year' in which) return service.show(caller, which);
  return findListed<Case, StaffCaseFailure, StaffCaseFailure>(
    which.id,
    async (after) => (await service.list(caller, everyCase, after)).map(({ cases, next }) => ({ rows: cases, next })),
    { code: 'case-not-found' },
  );
}
