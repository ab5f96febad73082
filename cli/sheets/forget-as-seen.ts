import type { Caller } from '#core/access/caller.ts';
import { isUnderWay } from '#core/imports/import-state.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { SheetRun, SheetRunFailure } from '#core/sheets/sheet-run.ts';

/**
 * Forgets a sheet in the version that the caller last saw. Where it was still being read then, the version after the
 * reading is forgotten, unless somebody else has begun to write it.
 */
export const forgetAsSeen = async <Reason>(
  service: SheetRunService<Reason>,
  caller: Caller,
  { id, state, changedAt }: SheetRun<Reason>,
): Promise<Result<void, SheetRunFailure>> => {
  const gone = await service.discard(caller, id, changedAt);
  if (gone.ok || gone.val.code !== 'import-changed' || state !== 'reading') return gone;
  const now = await service.show(caller, id);
  if (!now.ok) return now;
  const isTheirs = now.val.wasApplied || isUnderWay(now.val.state);
  return isTheirs ? gone : service.discard(caller, id, now.val.changedAt);
};
