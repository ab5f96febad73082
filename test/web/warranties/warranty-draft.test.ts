import { describe, expect, it } from 'vitest';
import type { Call } from '#adapters/http/call.ts';
import { createWarrantyService } from '#adapters/http/warranties.ts';
import { asId } from '#core/shared/ids.ts';
import { Err } from '#core/shared/result.ts';
import { warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createServiceQueries } from '#web/state/query-client.ts';
import { blankWarranty, isBlankWarranty, type WarrantyDraft, warrantyOf } from '#web/warranties/warranty-draft.ts';
import { createWarrantyQueries } from '#web/warranties/warranty-queries.ts';

const draft: WarrantyDraft = {
  ...blankWarranty,
  code: '3003',
  product: {
    productId: asId('7'),
    code: '3003',
    description: 'Axial',
    brands: [{ id: asId('1'), name: 'CORVEN' }],
    brandId: asId('1'),
  },
  purchaseDocument: 'A 1',
  vehicleBrand: 'Volkswagen',
  vehicle: 'Gol',
  year: '2012',
  vehicleId: 'ab 123 cd',
  startUsing: '2025-01-10',
  endUsing: '2025-03-09',
  kilometrageInstalled: '80.000',
  kilometrageBreakage: '90000',
  kilometrageUsed: '10.000',
  kilometrage: '91.000',
  faultSequence: '1',
  notes: 'Zumba',
};

describe('the draft of a warranty', () => {
  it('is what is asked for, with the plate as it is stamped', () => {
    const warranty = warrantyOf(draft);
    expect(warrantyFlaws(warranty, '2026-11-20')).toEqual([]);
    expect(warranty).toMatchObject({
      productId: '7',
      productCode: '3003',
      productBrandName: 'CORVEN',
      quantity: 1,
      plate: 'AB123CD',
      kilometrageInstalled: 80_000,
    });
  });

  it('is wrong by the core’s own rules while it is blank', () => {
    expect(warrantyFlaws(warrantyOf(blankWarranty), '2026-11-20')).toHaveLength(15);
    expect(warrantyFlaws(warrantyOf({ ...draft, kilometrageUsed: '10.000,5' }), '2026-11-20')).toEqual([
      'used-out-of-range',
    ]);
  });

  it('is blank until something would be lost', () => {
    expect(isBlankWarranty({ ...blankWarranty, quantity: '2', notes: ' ' })).toBe(true);
    expect(isBlankWarranty(draft)).toBe(false);
    expect(isBlankWarranty({ ...blankWarranty, vehicleId: 'A' })).toBe(false);
  });
});

it('is the same warranty after a reload that swallowed the answer', async () => {
  const kept = new Map<string, string>();
  const inTab = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  };
  const keys: (string | undefined)[] = [];
  const call: Call = async ({ headers }) => {
    keys.push(headers?.['idempotency-key']);
    return Err({ code: 'unreachable' });
  };
  const ports = { service: createWarrantyService(call), inTab };
  const load = (page: number) =>
    createWarrantyQueries(
      { ...ports, newKey: () => `key of page ${page}`, queries: createServiceQueries() },
      callerOf(1),
    );
  const first = load(1);
  first.draft.set(draft);
  await first.request(first.draft.get());
  const reloaded = load(2);
  await reloaded.request(reloaded.draft.get());
  expect(keys).toEqual(['key of page 1', 'key of page 1']);
});
