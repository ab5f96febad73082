import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byStorageLocation } from '#core/catalogue/storage-location.ts';

const location = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.constantFrom('A', 'b', 'C'), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 12 }))
    .map(([aisle, shelf, box]) => `${aisle}-${shelf}-${box}`),
  fc.string({ maxLength: 6 }),
);

describe('the order of the store (docs/rules/product-management.md 11)', () => {
  it('is as people count: A-2 before A-10, upper and lower case alike, and nothing at the end', () => {
    const sorted = ['', 'B-1', 'A-10', 'a-2', 'A-2-10', 'A-2-9'].sort(byStorageLocation);
    expect(sorted).toEqual(['a-2', 'A-2-9', 'A-2-10', 'A-10', 'B-1', '']);
  });

  it('is an order: what is before another is never after it', () => {
    fc.assert(
      fc.property(location, location, location, (one, two, three) => {
        expect(Math.sign(byStorageLocation(one, two))).toBe(-Math.sign(byStorageLocation(two, one)) + 0);
        const places = [one, two, three].sort(byStorageLocation);
        for (const [at, place] of places.entries()) {
          for (const later of places.slice(at)) expect(byStorageLocation(place, later)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});
