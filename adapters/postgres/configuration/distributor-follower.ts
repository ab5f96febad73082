import type { Observable } from 'rxjs';
import type { CurrentDistributor, Distributor } from '#core/distributor/distributor.ts';
import { isDistributorSection, overFile } from '#core/distributor/distributor-sections.ts';
import type { LiveEvent } from '#core/live/event.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { isSameData } from '#core/shared/same-data.ts';
import type { Database } from '../database/database.ts';
import { readOwnDistributor } from './distributor-stores.ts';

/**
 * After this long it is read again with the next look, so that a notification that was missed heals. In milliseconds.
 */
const freshMs = 30_000;

export interface DistributorFollower {
  readonly current: CurrentDistributor;
  /** Reads what is stored: from then on `current` answers it. */
  catchUp(): Promise<void>;
}

/**
 * The distributor as every process of the database shows it: read once, and again when somebody changed something of
 * it.
 */
export const followDistributor = async (
  database: Database,
  file: Distributor,
  events$: Observable<LiveEvent>,
  report: ReportFailure,
): Promise<DistributorFollower> => {
  let now = file;
  let readAt = 0;
  let [begun, applied] = [0, 0];
  const catchUp = async (): Promise<void> => {
    readAt = performance.now();
    begun += 1;
    const turn = begun;
    const next = overFile(file, await readOwnDistributor(database));
    // Where two readings run at once, the later one has the newer answer.
    if (turn < applied) return;
    applied = turn;
    // Equal data keep the same object: pages that were drawn from it need not be drawn again.
    if (!isSameData(next, now)) now = next;
  };
  const look = (): void => {
    catchUp().catch((error: unknown) => report('defect', error));
  };
  await catchUp();
  events$.subscribe((event) => {
    if (event.name === 'ConfigurationChanged' && isDistributorSection(event.facts.section)) look();
  });
  return {
    current() {
      if (performance.now() - readAt > freshMs) look();
      return now;
    },
    catchUp,
  };
};
