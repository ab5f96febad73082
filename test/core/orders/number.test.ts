import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';

describe('an order number', () => {
  it('is the year and eight digits', () => {
    expect(formatNumber({ year: 2026, number: 1 })).toBe('2026-00000001');
  });

  it.each(['2026-00000001', '2026-1', ' 2026/1 ', '2026 1'])('is read from %j', (text) => {
    expect(parseDocumentNumber(text)).toEqual({ year: 2026, number: 1 });
  });

  it.each(['', '2026', '2026-', '2026-0', '26-1', 'x2026-1', '2026-123456789'])('is not %j', (text) => {
    expect(parseDocumentNumber(text)).toBeNull();
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 99_999_999 }), (year, number) => {
        expect(parseDocumentNumber(formatNumber({ year, number }))).toEqual({ year, number });
      }),
    );
  });
});
