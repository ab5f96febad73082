import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCode } from '#core/catalogue/products/with-code.ts';

const named = (code: string, brand = 'SKF') => ({ code, brand });
const codes = (...found: Parameters<typeof withCode>) => withCode(...found).map(({ code }) => code);

const written = fc.string({ unit: fc.constantFrom(...'6209ABab-/. '), minLength: 1, maxLength: 8 });
const brand = fc.constantFrom('SKF', 'Ñandú S.A.');
const catalogue = fc.array(fc.record({ code: written, brand }), { maxLength: 8 });

describe('what is meant by a code', () => {
  it('is written with or without its punctuation', () => {
    for (const typed of ['6203-2RS', '6203 2rs', '62032RS']) {
      expect(codes([named('6203-2RS'), named('6203')], typed)).toEqual(['6203-2RS']);
    }
    expect(codes([named('6203')], '--')).toEqual([]);
  });

  it('is of its size: 62/22 and 6222 are two', () => {
    expect(codes([named('62/22'), named('6222')], '62/22')).toEqual(['62/22']);
    expect(codes([named('62/22'), named('6222')], '6222')).toEqual(['6222']);
    expect(codes([named('6222')], '62/22')).toEqual([]);
    expect(codes([named('62/22')], '6222')).toEqual(['62/22']);
  });

  it('is of the brand that is said, without regard to case and accents', () => {
    const both = [named('K1', 'Ñandú S.A.'), named('k-1', 'NTN')];
    expect(withCode(both, 'k1', 'nandu s a')).toEqual([both[0]]);
    expect(withCode(both, 'k1', 'SKF')).toEqual([]);
    expect(withCode(both, 'k1')).toEqual(both);
  });

  it('is found where it stands as it is written, and a brand only leaves out', () => {
    fc.assert(
      fc.property(catalogue, written, brand, (all, typed, brandName) => {
        const found = withCode(all, typed);
        const isThere = all.some(({ code }) => code === typed && /[\p{L}\p{N}]/u.test(typed));
        if (isThere) expect(found.map(({ code }) => code)).toContain(typed);
        // A size may be the only one that a brand has.
        for (const each of withCode(all, typed, brandName)) expect(each.brand).toBe(brandName);
        expect(withCode(found, typed)).toEqual(found);
      }),
    );
  });
});
