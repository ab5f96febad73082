import type { Caller } from '#core/access/caller.ts';
import type { FollowingEvent } from '#core/imports/following.machine.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { newestOwnSheet } from './newest-own-sheet.ts';
import type { SheetUpload } from './sheet.service.ts';
import type { SheetRunService } from './sheet-run.service.ts';
import type { SheetRun, SheetRunFailure } from './sheet-run.ts';

type Seen = Pick<SheetRun<unknown>, 'id' | 'changedAt'>;
const nothingSeen: Seen = { id: '', changedAt: 0 };

/** The calls for the followed sheet, each with the version that was last answered. */
export const sheetRequests = <Reason>(service: SheetRunService<Reason>, caller: Caller) => {
  type Answer = Result<SheetRun<Reason> | null, SheetRunFailure>;
  type Event = FollowingEvent<SheetRun<Reason>, SheetRunFailure>;

  /** The newest one of theirs that is not over, or else the newest. */
  const newest = async (): Promise<Answer> => {
    const listed = await service.list(caller);
    if (!listed.ok) return listed;
    const one = newestOwnSheet(listed.val, caller.userName);
    return one === null ? Ok(null) : service.show(caller, one.id);
  };

  const asked = (ask: (seen: Seen) => Promise<Answer>): Event => ({
    type: 'asked',
    ask: (seen) => ask(seen ?? nothingSeen),
  });

  return {
    /** Somebody looks: the one that they followed, or the newest one of theirs, if there is any. */
    opened: (): Event => ({
      type: 'opened',
      ask: async (seen) => {
        const known = seen === null ? null : await service.show(caller, seen.id);
        return known === null || (!known.ok && known.val.code === 'import-not-found') ? newest() : known;
      },
    }),
    brought: (upload: SheetUpload): Event => ({ type: 'brought', ask: () => service.start(caller, upload) }),
    readAgain: (reading: SheetReading): Event =>
      asked(({ id, changedAt }) => service.readAgain(caller, id, changedAt, reading)),
    /** `from`: from when on it holds, ISO 8601; null for at once. Of what is of no moment nothing is said. */
    applied: (supplier: string | null, from?: string | null): Event =>
      asked(({ id, changedAt }) => service.apply(caller, id, changedAt, supplier, from)),
    discarded: (): Event =>
      asked(async ({ id, changedAt }) => (await service.discard(caller, id, changedAt)).map(() => null)),
  };
};
