import { describe, expect, it } from 'vitest';
import { heldPrices } from '#core/price-lists/management/held-prices.ts';
import { asId } from '#core/shared/ids.ts';

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

describe('which changes made the prices of a list', () => {
  it('is told once what was due is made', async () => {
    const answers = [null, null, '3 0'];
    const sheets = { changesMade: async () => answers.shift() ?? null };
    expect(await heldPrices(sheets, asId('1'), clockOf(1))).toBe('3 0');
    expect(answers).toEqual([]);
  });

  it('is not waited for without end where what is due is never made', async () => {
    let looks = 0;
    const sheets = {
      changesMade: async () => {
        looks += 1;
        return null;
      },
    };
    expect(await heldPrices(sheets, asId('1'), clockOf(20_000))).toBe(null);
    expect(looks).toBeGreaterThan(1);
  });

  it('is not waited for once the work is given up', async () => {
    const sheets = { changesMade: async () => null };
    expect(await heldPrices(sheets, asId('1'), clockOf(1), AbortSignal.abort())).toBe(null);
  });
});
