import { concatMap, firstValueFrom, type Subscription, timer } from 'rxjs';
import type {
  CatalogueDraft,
  CatalogueDraftRepository,
} from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { JobInHand } from '#core/jobs/job-queue.port.ts';
import { addJobsAtMoments, type MomentParts } from '#core/jobs/jobs-at-moments.ts';
import { firstToMake } from './making-order.ts';
import type { PriceChange } from './price-change.ts';
import type { PriceListManagementRepository } from './price-list-management.repository.port.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';

interface PriceChangeJobParts extends MomentParts {
  readonly repository: Pick<PriceListManagementRepository, 'nextMoment' | 'due' | 'failed'>;
  readonly sheets: Pick<PriceSheetRepository, 'sweep'>;
  readonly drafts: Pick<CatalogueDraftRepository, 'begin'>;
  /** Milliseconds until a catalogue that somebody else writes is asked for again. */
  readonly busyMs?: number;
}

const queue = 'price-changes';
const holder = 'cambio de precios';

/**
 * Makes each change of prices at its moment, in one process (docs/rules/price-list-management.md 5). What is to be made
 * stands in the database, so a program that was stopped at that moment makes it at its next start.
 */
export const startPriceChangeJob = (parts: PriceChangeJobParts): Subscription => {
  const { repository, sheets, drafts, jobs, clock, changes$, onDefect, busyMs = 500 } = parts;

  /** The catalogue, as soon as nobody else writes it; null where the program stops before. */
  const begun = async (signal: AbortSignal): Promise<CatalogueDraft | null> => {
    while (!signal.aborted) {
      const draft = await drafts.begin(holder);
      if (draft.ok) return draft.val;
      await firstValueFrom(timer(busyMs));
    }
    return null;
  };

  const make = async (change: PriceChange, draft: CatalogueDraft): Promise<void> => {
    try {
      const { prices, found } = await draft.changePrices(change);
      // Articles that went since the sheet was read have no price to change (docs/rules/price-list-management.md 8).
      const gone = change.said === null ? null : Math.max(0, change.said - found);
      const isPublished = await draft.publish(`price change ${change.id}`, {
        kind: 'price-change',
        id: change.id,
        prices,
        gone,
      });
      // Somebody cancelled the change while its prices were being written.
      if (!isPublished) await draft.abandon();
    } catch (defect) {
      await draft.abandon();
      throw defect;
    }
  };

  const handle = async ({ signal }: JobInHand) => {
    for (;;) {
      const change = firstToMake(await repository.due(new Date(clock.now()).toISOString()));
      if (change === undefined) {
        await sheets.sweep();
        return {};
      }
      const draft = await begun(signal);
      if (draft === null) throw new Error('the program stops');
      try {
        await make(change, draft);
      } catch (defect) {
        if (signal.aborted) throw defect;
        onDefect(defect);
        await repository.failed(change.id);
      }
    }
  };
  jobs.work(queue, { handle });

  const moments = addJobsAtMoments(parts, queue, repository.nextMoment);
  // A price change that was cancelled leaves the rows of its sheet behind, and no job that would delete them.
  moments.add(
    changes$
      .pipe(
        concatMap(async () => {
          await sheets.sweep().catch(onDefect);
        }),
      )
      .subscribe(),
  );
  return moments;
};
