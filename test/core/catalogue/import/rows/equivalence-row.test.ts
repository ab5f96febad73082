import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { equivalentCodes } from '#core/catalogue/import/rows/equivalent-codes.ts';
import { draftsOf } from '../a-sheet.builder.ts';

describe('the codes of one cell of a list of equivalences', () => {
  it.each([
    ['FR7DC', ['FR7DC']],
    ['FR7DC / FR8DC', ['FR7DC', 'FR8DC']],
    ['FR9DC, FR10DC', ['FR9DC', 'FR10DC']],
    ['FR9DC,FR10DC;FR11DC | fr9dc', ['FR9DC', 'FR10DC', 'FR11DC']],
    // A bar may be of the code, and a comma between digits too.
    ['62/22', ['62/22']],
    ['FR7DC/FR8DC', ['FR7DC/FR8DC']],
    ['6203 / 2RS', ['6203 / 2RS']],
    ['90915,10001', ['90915,10001']],
    ['0 986 B00 181', ['0 986 B00 181']],
    ['0', []],
    ['-', []],
    ['N/A', []],
    ['s/d', []],
    ['FR7DC; -', ['FR7DC']],
    ['FR7DC / N/A', ['FR7DC']],
    ['A-0', ['A-0']],
    ['', []],
  ])('%j: %j', (text, codes) => {
    expect(equivalentCodes(text)).toEqual(codes);
  });

  it('are found again, however many there are', () => {
    const code = fc.stringMatching(/^[A-Z]{2}\d{3}[A-Z]$/);
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1 }), fc.constantFrom('; ', ', ', ' / ', ';'), (codes, mark) => {
        expect(equivalentCodes(codes.join(mark))).toEqual(codes);
      }),
    );
  });
});

describe('a list of equivalences', () => {
  const headings = ['Código', 'Marca', 'Marca equivalente', 'Equivalencia'];

  it('may say several in one cell, of which those that were said before count once', async () => {
    const { drafts, rejected } = await draftsOf('equivalences', [
      headings,
      ['A1', 'NGK', 'Bosch', 'FR7DC / FR8DC'],
      ['A1', 'NGK', 'Bosch', 'FR8DC, FR9DC'],
      ['A1', 'NGK', 'BOSCH', 'fr9dc; FR7DC'],
    ]);
    expect(drafts.map(({ line, equivalentCode }) => [line, equivalentCode])).toEqual([
      [2, 'FR7DC'],
      [2, 'FR8DC'],
      [3, 'FR9DC'],
    ]);
    expect(rejected).toEqual([{ line: 4, reasons: [{ code: 'duplicate-in-file', firstLine: 3, name: 'A1 NGK' }] }]);
  });

  it('leaves out its own code beside others, and a row that says nothing else', async () => {
    const { drafts, rejected } = await draftsOf('equivalences', [
      headings,
      ['BKR6E', 'NGK', 'NGK', 'bkr6e / BKR6E-11'],
      ['BKR6E', 'NGK', 'NGK', 'BKR6E'],
    ]);
    expect(drafts.map(({ equivalentCode }) => equivalentCode)).toEqual(['BKR6E-11']);
    expect(rejected).toEqual([{ line: 3, reasons: [{ code: 'equivalent-to-itself', value: 'BKR6E' }] }]);
  });

  it('leaves out what says that there is none', async () => {
    const { drafts, rejected } = await draftsOf('equivalences', [
      headings,
      ['A1', 'NGK', 'Champion', 'N/A'],
      ['A1', 'NGK', '0', 'RN9YC'],
      ['A1', 'NGK', 'Champion', '0'],
    ]);
    expect(drafts).toEqual([]);
    expect(rejected.map(({ reasons }) => reasons)).toEqual([
      [{ code: 'missing-value', field: 'equivalentCode' }],
      [{ code: 'missing-value', field: 'equivalentBrand' }],
      [{ code: 'missing-value', field: 'equivalentCode' }],
    ]);
  });
});
