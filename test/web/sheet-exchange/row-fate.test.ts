import { describe, expect, it } from 'vitest';
import { fateOf, fateOfMoved, warnsOfSteep } from '#web/sheet-exchange/row-fate.ts';

const price = (from: string, to: string) => ({ field: 'price', from, to });
const row = (from: string, to: string) => ({
  line: 2,
  kind: 'changed' as const,
  name: '6203 SKF',
  changes: [price(from, to)],
});

describe('what happens to a row of a sheet', () => {
  it.each([
    ['100', '110', 'Cambia', 'Cambió antes'],
    ['100', '200', 'Cambia mucho', 'Cambió antes, y cambia mucho'],
    ['100', '50', 'Cambia mucho', 'Cambió antes, y cambia mucho'],
  ])('from %s to %s is told as %s, and as %s where it changed since the look', (from, to, fate, moved) => {
    expect(fateOf(row(from, to))).toBe(fate);
    expect(fateOfMoved({ fields: [{ ...price(from, to), seen: '90' }] })).toBe(moved);
  });

  it('is warned of before it is done, also where all that is steep changed since the look', () => {
    const examples = [row('100', '300')];
    expect(warnsOfSteep({ isDryRun: true, examples })).toBe(true);
    expect(warnsOfSteep({ isDryRun: false, examples })).toBe(false);
    expect(warnsOfSteep({ isDryRun: true, examples: [row('100', '101')] })).toBe(false);
  });
});
