import { describe, expect, it } from 'vitest';
import { heldPrices } from '#core/price-lists/management/held-prices.ts';
import { asId } from '#core/shared/ids.ts';
import type { SheetWaits } from '#core/sheets/sheet-runner.ts';

/** A clock that goes on by `stepMs` at each look. */
const clockOf = (stepMs: number) => {
  let now = 0;
  return {
    now: () => {
      now += stepMs;
      return now;
    },
  };
};

const unsaid: SheetWaits = (_wait, until) => until();

describe('which changes made the prices of a list', () => {
  it('is told once what was due is made, and says that it waits only while it does', async () => {
    const steps: string[] = [];
    const waits: SheetWaits = async (wait, until) => {
      steps.push(wait);
      const value = await until();
      steps.push('goes on');
      return value;
    };
    const answers = [null, null, '3 0'];
    const sheets = { changesMade: async () => answers.shift() ?? null };
    expect(await heldPrices(sheets, asId('1'), clockOf(1), waits)).toBe('3 0');
    expect(answers).toEqual([]);
    expect(steps).toEqual(['price-change', 'goes on']);
    answers.push('3 0');
    expect(await heldPrices(sheets, asId('1'), clockOf(1), waits)).toBe('3 0');
    expect(steps).toHaveLength(2);
  });

  it('is not waited for without end where what is due is never made', async () => {
    let looks = 0;
    const sheets = {
      changesMade: async () => {
        looks += 1;
        return null;
      },
    };
    expect(await heldPrices(sheets, asId('1'), clockOf(20_000), unsaid)).toBe(null);
    expect(looks).toBeGreaterThan(1);
  });

  it('is not waited for once the work is given up', async () => {
    const sheets = { changesMade: async () => null };
    expect(await heldPrices(sheets, asId('1'), clockOf(1), unsaid, AbortSignal.abort())).toBe(null);
  });
});
