import { describe, expect, it } from 'vitest';
import { createPriceSheetRunner, type PriceSheetRunnerParts } from '#core/price-lists/management/price-sheet-runner.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const mapping = JSON.stringify({ kind: 'prices', columns: { code: 'cosa', price: 'cuánto' } });

describe('a sheet of new prices that was settled before the process ended', () => {
  it.each([
    [{ new: 1, changed: 0, unchanged: 0 }, 1],
    [{ new: 0, changed: 2, unchanged: 0 }, 1],
    [{ new: 0, changed: 0, unchanged: 3 }, 1],
    [{ new: 0, changed: 0, unchanged: 0 }, 0],
  ])('with %j has its columns remembered %d times', async (counted, times) => {
    const remembered: unknown[] = [];
    const runner = createPriceSheetRunner({
      lists: { lists: async () => [{ id: asId<'price-list'>('1'), name: 'Lista 1' }] },
      sheets: { settled: async () => ({ ...counted, rejected: 4, missing: 0 }) },
      uploads: { keep: async () => Ok('a file'), drop: async () => {} },
      source: { open: async () => Err({ code: 'unreadable' }) },
      drafts: {},
      mappings: { find: async () => null, remember: async (each: unknown) => void remembered.push(each) },
      newId: () => '1',
      clock: { now: () => 0 },
      yieldToOthers: async () => {},
    } as unknown as PriceSheetRunnerParts);
    const upload = { fileName: 'a.csv', content: new Uint8Array(), mapping, sheet: null, supplier: 'Rodamientos' };
    const target = { id: '1', at: null };
    await runner.carryOut(callerOf(0, { role: 'Manager', customerId: null }), upload, { importId: '7', target });
    expect(remembered).toHaveLength(times);
  });
});
