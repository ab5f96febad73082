import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxSearchNameLength,
  maxSearchQueryLength,
  searchName,
  searchOwner,
  searchQuery,
} from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';

describe('the name of a search', () => {
  it.each([
    ['  Bujías   de\tGol ', 'Bujías de Gol'],
    ['', null],
    [' \n\u200b ', null],
    ['a\u0007\u202eb', 'ab'],
    ['a \u200b b', 'a b'],
    ['\ud800x', 'x'],
    ['x'.repeat(maxSearchNameLength), 'x'.repeat(maxSearchNameLength)],
    ['x'.repeat(maxSearchNameLength + 1), null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(searchName(typed)).toBe(kept);
  });

  it.each([
    ['Bujías', 'BUJIAS'],
    ['Ñandú', 'nandu'],
  ])('%j and %j are one', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('stays what it is once it is kept, and is never too long nor empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const name = searchName(typed);
        if (name === null) return;
        expect(searchName(name)).toBe(name);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(maxSearchNameLength);
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });
});

describe('the query of a search', () => {
  it.each([
    ['q=bujias', 'q=bujias'],
    ['q=bujias&brand=1%2C2&page=3', 'q=bujias&brand=1%2C2'],
    ['page=2&offers=1', 'offers=1'],
    ['productId=12&code=&brand=', 'productId=12&code=&brand='],
    ['q=amortiguador+gol&sort=price', 'q=amortiguador+gol&sort=price'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(searchQuery(typed).val).toBe(kept);
  });

  it.each([
    '',
    '?q=a',
    'q',
    'q=',
    'page=2',
    'q=a&q=b',
    'q=a&',
    'q=a b',
    'q=ñ',
    'q=%f',
    'q=a#b',
    '1=a',
    'q=a&javascript:x',
  ])('%j is none', (typed) => {
    expect(searchQuery(typed).val).toEqual({ code: 'search-query-unreadable' });
  });

  it('is not longer than fits', () => {
    const longest = `q=${'a'.repeat(maxSearchQueryLength - 2)}`;
    expect(searchQuery(longest).val).toBe(longest);
    expect(searchQuery(`${longest}a`).val).toEqual({ code: 'search-query-too-long', max: maxSearchQueryLength });
  });

  it('is kept whole, but for the page, with any values', () => {
    const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,9}$/);
    const value = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1, maxKeys: 6 }), fc.nat(), (asked, page) => {
        const query = new URLSearchParams({ ...asked, page: String(page) });
        const kept = searchQuery(query.toString());
        query.delete('page');
        if ([...query.values()].every((each) => each === '')) {
          expect(kept.ok).toBe(false);
          return;
        }
        expect(kept.val).toBe(query.toString());
        expect(searchQuery(String(kept.val)).val).toBe(kept.val);
      }),
    );
  });

  it('never throws, and what is kept is plain ASCII of one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const kept = searchQuery(typed);
        if (kept.ok) expect(kept.val).toMatch(/^[\w*.+%=&-]+$/);
      }),
    );
  });
});

describe('whose a search is', () => {
  const customerId = asId<'customer'>('7');

  it('is the user’s own, staff’s too', () => {
    expect(searchOwner({ userName: 'cliente', customerId, actedBy: null })).toEqual({ userName: 'cliente' });
    expect(searchOwner({ userName: 'admin', customerId: null, actedBy: null })).toEqual({ userName: 'admin' });
  });

  it('is the customer’s while somebody acts as it', () => {
    const actedBy = { userName: 'vendedor', role: 'Seller' } as const;
    expect(searchOwner({ userName: 'vendedor', customerId, actedBy })).toEqual({ administratorOf: customerId });
  });
});
