import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBytes } from '#adapters/texts/bytes.es.ts';

describe('a size', () => {
  it.each([
    [0, '0 kB'],
    [1, '0,1 kB'],
    [2 ** 10, '1 kB'],
    [12_800, '12,5 kB'],
    [2 ** 19, '512 kB'],
    [2 ** 20 - 1, '1.024 kB'],
    [2 ** 20, '1 MB'],
    [1.5 * 2 ** 20, '1,5 MB'],
    [100 * 2 ** 20, '100 MB'],
    [1_500_000_000, '1,4 GB'],
    [2 ** 40, '1.024 GB'],
  ])('of %d bytes is %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown);
  });

  it('reads back as what it was, to half of a tenth of its unit', () => {
    const unitOf: Readonly<Record<string, number>> = { kB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 42 }), fc.double({ min: 0.5, max: 1, noNaN: true }), (power, part) => {
        const bytes = Math.ceil(2 ** power * part);
        const [number = '', name = ''] = formatBytes(bytes).split(' ');
        const unit = unitOf[name] ?? Number.NaN;
        const read = Number(number.replaceAll('.', '').replace(',', '.'));
        expect(Math.abs(read * unit - bytes)).toBeLessThanOrEqual(bytes < 2 ** 10 ? unit / 10 : (unit / 20) * 1.001);
        expect(read).toBeGreaterThan(0);
      }),
    );
  });
});
