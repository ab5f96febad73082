import { describe, expect, it } from 'vitest';
import { askedFor, askedRows } from '#core/catalogue/asked-rows.ts';
import type { FoundBy } from '#core/catalogue/product.ts';
import { asId } from '#core/shared/ids.ts';
import { aCardRow } from '#test/builders/product-card.builder.ts';

const row = (code: string, brandName: string, internalCode = '') =>
  aCardRow({ productPriceId: asId(`${code} ${brandName}`), code, brandName, internalCode });

const disc = [row('DF523', 'CORVEN', '025-13'), row('BD 5234', 'FREMAX', '025-11'), row('DDF929', 'FERODO', '025-12')];
const bearing = [row('6203 2RS', 'DBH'), row('6203-2RS', 'KOYO'), row('6203-2RSH', 'SKF')];

const asked = (rows: typeof disc, typed: string, foundBy: FoundBy | null = null) =>
  askedRows(rows, askedFor(typed), foundBy);

describe('the price rows that were asked for', () => {
  it.each([
    ['BD5234', ['BD 5234 FREMAX']],
    ['bd-5234', ['BD 5234 FREMAX']],
    ['fremax bd5234', ['BD 5234 FREMAX']],
    ['BD5234 FREMAX', ['BD 5234 FREMAX']],
    ['025-12', ['DDF929 FERODO']],
    ['disco bd 5234 delantero', ['BD 5234 FREMAX']],
    ['disco corven', ['DF523 CORVEN']],
    ['disco', []],
    ['BD523', []],
    ['', []],
    ['¿?', []],
  ])('by %j', (typed, expected) => expect(asked(disc, typed)).toEqual(expected));

  it('of two makers with one code are both, the one as it was typed first', () => {
    expect(asked(bearing, '6203-2RS')).toEqual(['6203-2RS KOYO', '6203 2RS DBH']);
    expect(asked(bearing, '6203 2RS')).toEqual(['6203 2RS DBH', '6203-2RS KOYO']);
    expect(asked(bearing, '6203-2RS DBH')).toEqual(['6203 2RS DBH']);
    expect(asked(bearing, 'rodamiento 6203 2rs koyo')).toEqual(['6203-2RS KOYO']);
  });

  it('are those by whose code the product was found, where it was begun', () => {
    const foundBy = { by: 'equivalent', code: 'DF523', brand: 'CORVEN' } as const;
    expect(asked(disc, 'DF5', foundBy)).toEqual(['DF523 CORVEN']);
    expect(asked(disc, '025-1', { by: 'internal', code: '025-12', brand: 'FERODO' })).toEqual(['DDF929 FERODO']);
    expect(asked(disc, 'DF5', { ...foundBy, brand: 'OTRA' })).toEqual([]);
    expect(asked(disc, 'DF5', { ...foundBy, by: 'relation' })).toEqual([]);
  });

  it('are not told by a measure or a model', () => {
    expect(asked([row('205', 'A'), row('206', 'B')], 'disco peugeot 205')).toEqual([]);
  });
});
