import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookWithin, pageSize, pagesOf, pageWithin } from '#core/shared/paging.ts';

const asked = fc.oneof(fc.integer(), fc.integer({ min: 1, max: 30 }), fc.constant(Number.POSITIVE_INFINITY));

describe('the page that is given', () => {
  it('is one that there is, and the one that was asked for where there is that one', () => {
    fc.assert(
      fc.property(asked, fc.nat(500), (page, found) => {
        const totalPages = pagesOf(found);
        const given = pageWithin(page, totalPages);
        expect(given).toBeGreaterThanOrEqual(1);
        expect(given).toBeLessThanOrEqual(Math.max(1, totalPages));
        if (page >= 1 && page <= totalPages) expect(given).toBe(page);
        if (page > totalPages) expect(given).toBe(Math.max(1, totalPages));
      }),
    );
  });

  it('always has rows while there are any, and is looked up twice only beyond the last', () => {
    fc.assert(
      fc.property(asked, fc.nat(500), (page, found) => {
        const all = Array.from({ length: found }, (_, index) => index);
        let looks = 0;
        const look = (at: number) => {
          looks += 1;
          return { totalCount: found, rows: all.slice((at - 1) * pageSize, at * pageSize) };
        };
        const { rows, currentPage, totalPages } = lookWithin(page, look);
        expect(rows).toEqual(all.slice((currentPage - 1) * pageSize, currentPage * pageSize));
        expect(rows.length > 0).toBe(found > 0);
        expect(looks).toBe(page > Math.max(1, totalPages) ? 2 : 1);
      }),
    );
  });
});
