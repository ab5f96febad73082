import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readYearEnd, readYearRange, type YearRange } from '#core/catalogue/import/years/year-range.ts';

describe('the years of a cell', () => {
  it.each<[string, YearRange | undefined]>([
    ['1996-2008', { from: 1996, to: 2008 }],
    ['02/2004 - 11/2010', { from: 2004, to: 2010 }],
    ['2/2004 al 11/2010', { from: 2004, to: 2010 }],
    ['02/03-05/09', { from: 2003, to: 2009 }],
    ['2/98 a 12/04', { from: 1998, to: 2004 }],
    ['13/03-05/09', undefined],
    ['05/2008', { from: 2005, to: 2008 }],
    ['96-08', { from: 1996, to: 2008 }],
    ['96/08', { from: 1996, to: 2008 }],
    ['1996 a 2008', { from: 1996, to: 2008 }],
    ['desde 1996 hasta 2008', { from: 1996, to: 2008 }],
    ["'96 – '08", { from: 1996, to: 2008 }],
    ['98->03', { from: 1998, to: 2003 }],
    ['2010', { from: 2010, to: 2010 }],
    ['10', { from: 2010, to: 2010 }],
    ['2008 en adelante', { from: 2008 }],
    ['2008 a la fecha', { from: 2008 }],
    ['desde 2008', { from: 2008 }],
    ['08>', { from: 2008 }],
    ['08 ->', { from: 2008 }],
    ['2008-', { from: 2008 }],
    ['2008...', { from: 2008 }],
    ['hasta 2005', { to: 2005 }],
    ['-2005', { to: 2005 }],
    ['<05', { to: 2005 }],
    ['->05', { to: 2005 }],
    ['<=97', { to: 1997 }],
    ['hasta el 97', { to: 1997 }],
    ['>97', { from: 1997 }],
    ['>= 1997', { from: 1997 }],
    ['desde el 97', { from: 1997 }],
    ['a partir de 1997', { from: 1997 }],
    ['97 - actual', { from: 1997 }],
    ['97 - Presente', { from: 1997 }],
    ['97<', undefined],
    ['<97>', undefined],
    ['', {}],
    ['-', {}],
    ['Todos', {}],
    ['todos los años', {}],
    ['Actualidad', {}],
    ['0 km', {}],
    ['2008-1996', { from: 2008, to: 1996 }],
    ['1.6', undefined],
    ['208', undefined],
    ['20080', undefined],
    ['1850', undefined],
    ['mayo', undefined],
  ])('%j', (text, years) => {
    expect(readYearRange(text)).toEqual(years);
  });

  it.each<[string, YearRange | undefined]>([
    ['02/2003', { from: 2003, to: 2003 }],
    ['2/98', { from: 1998, to: 1998 }],
    ['13/03', { from: 2013, to: 2003 }],
    ['2003', { from: 2003, to: 2003 }],
    ['', {}],
  ])('of one end: %j', (text, years) => {
    expect(readYearEnd(text)).toEqual(years);
  });

  it('are read as they were written, with two digits or four, and any sign between', () => {
    const year = fc.integer({ min: 1940, max: 2039 });
    const between = fc.constantFrom('-', ' - ', '/', ' / ', ' a ', ' al ', ' hasta ', '–', '->', ' > ', '...');
    fc.assert(
      fc.property(year, year, between, fc.boolean(), (from, to, mark, isShort) => {
        const written = (of: number) => (isShort ? String(of).slice(2) : String(of));
        expect(readYearRange(`${written(from)}${mark}${written(to)}`)).toEqual({ from, to });
      }),
    );
  });

  it('are years that a vehicle has, or nothing, for any text', () => {
    const part = fc.constantFrom('19', '96', '2008', '-', '>', ' a ', 'desde ', 'hasta ', ' ', '...', 'x', '0 km');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const years = readYearRange(parts.join(''));
        for (const year of [years?.from, years?.to]) {
          if (year !== undefined) expect(year >= 1900 && year <= 2100).toBe(true);
        }
      }),
    );
  });
});
