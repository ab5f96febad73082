import { firstValueFrom, timer } from 'rxjs';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';

/** Milliseconds until a change that is due is asked for again. */
const dueMs = 100;

/**
 * Which changes made a list's prices what they are, once none is due that is not made yet: what is compared with those
 * prices is compared with what was confirmed before it (docs/rules/sheets.md 3). Null where `signal` ends it.
 */
export const heldPrices = async (
  sheets: Pick<PriceSheetRepository, 'changesMade'>,
  list: PriceListId,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string | null> => {
  while (signal?.aborted !== true) {
    const made = await sheets.changesMade(list, new Date(clock.now()).toISOString());
    if (made !== null) return made;
    await firstValueFrom(timer(dueMs));
  }
  return null;
};
