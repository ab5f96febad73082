import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListFileName, priceListFormats } from '#core/price-lists/price-list.ts';
import { asId } from '#core/shared/ids.ts';

const named = (name: string, id = '7') =>
  priceListFormats.map((format) => priceListFileName({ id: asId(id), name }, format));

describe('the names of a price list’s files', () => {
  it('say the list and the format', () => {
    expect(named('Lista Mayorista')).toEqual([
      'Lista Mayorista.xlsx',
      'Lista Mayorista (coma).csv',
      'Lista Mayorista (punto y coma).csv',
    ]);
  });

  it('of a list that no file may be called are told apart by its id', () => {
    expect(named('May/2026')[0]).toBe('May-2026 7.xlsx');
    expect(named('..')[0]).toBe(' 7.xlsx');
  });

  it('are no way out of a folder, with any name of the list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        for (const file of named(name)) {
          expect(file).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
          expect(file).not.toMatch(/^\.+\//);
          expect(file).toMatch(/\.(xlsx|csv)$/);
        }
      }),
    );
  });
});
