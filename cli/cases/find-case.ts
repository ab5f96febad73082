import type { Caller } from '#core/access/caller.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** One claim or warranty for staff: by its number, else by its id by way of the list, newest first. */
export async function findStaffCase<State extends string, Case extends { readonly id: string }>(
  service: Pick<StaffCaseService<State, Case>, 'list' | 'show'>,
  caller: Caller,
  which: DocumentNumber | { readonly id: string },
): Promise<Result<Case, StaffCaseFailure>> {
  if ('year' in which) return service.show(caller, which);
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof service.list>> = await service.list(caller, everyCase, after);
    if (!page.ok) return page;
    const found = page.val.cases.find(({ id }) => id === which.id);
    if (found !== undefined) return Ok(found);
    after = page.val.next;
  } while (after !== null);
  return Err({ code: 'case-not-found' });
}
