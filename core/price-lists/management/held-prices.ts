import { firstValueFrom, timer } from 'rxjs';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetWaits } from '#core/sheets/sheet-runner.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';

/** Milliseconds until a change that is due is asked for again. */
const dueMs = 100;

/** Milliseconds that a change which is due is waited for: one whose making failed waits for a person. */
const maxDueMs = 60_000;

/**
 * Which changes made a list's prices what they are, once none is due that is not made yet: what is compared with those
 * prices is compared with what was confirmed before it (docs/rules/sheets.md 3). While one is due it is awaited as
 * `waits` does. Null where one stays due, and where `signal` ends it.
 */
export const heldPrices = async (
  sheets: Pick<PriceSheetRepository, 'changesMade'>,
  list: PriceListId,
  clock: Clock,
  waits: SheetWaits,
  signal?: AbortSignal,
): Promise<string | null> => {
  const until = clock.now() + maxDueMs;
  const changesMade = () => sheets.changesMade(list, new Date(clock.now()).toISOString());
  const first = await changesMade();
  if (first !== null) return first;
  return waits('price-change', async () => {
    for (let made: string | null = null; ; made = await changesMade()) {
      if (made !== null || clock.now() >= until || signal?.aborted === true) return made;
      await firstValueFrom(timer(dueMs));
    }
  });
};
