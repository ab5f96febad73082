import type { Caller } from '#core/access/caller.ts';
import type { CaseDeskFailure, CaseDeskService } from '#core/cases/case-desk.service.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** One claim or warranty of the desk: by its number, else by its id by way of the list, newest first. */
export async function findOnDesk<State extends string, Case extends { readonly id: string }>(
  desk: Pick<CaseDeskService<State, Case>, 'list' | 'show'>,
  caller: Caller,
  which: DocumentNumber | { readonly id: string },
): Promise<Result<Case, CaseDeskFailure>> {
  if ('year' in which) return desk.show(caller, which);
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof desk.list>> = await desk.list(caller, everyCase, after);
    if (!page.ok) return page;
    const found = page.val.cases.find(({ id }) => id === which.id);
    if (found !== undefined) return Ok(found);
    after = page.val.next;
  } while (after !== null);
  return Err({ code: 'case-not-found' });
}
