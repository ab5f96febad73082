import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFormulaMark, withKeptMark, withoutFormulaMark } from '#core/shared/formula-mark.ts';

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...`'=+-@|\t\r\n\0 1a`), maxLength: 6 }));

describe('the mark that keeps a spreadsheet from calculating', () => {
  it.each([withFormulaMark, withKeptMark])('leaves every text as it was, once it is read again: %o', (write) => {
    fc.assert(
      fc.property(text, (each) => {
        expect(withoutFormulaMark(write(each))).toBe(each);
      }),
    );
  });

  it('leaves no text in a CSV that a spreadsheet would calculate', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(withFormulaMark(each)).not.toMatch(/^[=+\-@|\t\r\n\0]/);
      }),
    );
  });

  it('leaves a text alone that needs none', () => {
    fc.assert(
      fc.property(text, (each) => {
        if (/^['=+\-@|\t\r\n\0]/.test(each)) return;
        expect([withFormulaMark(each), withKeptMark(each), withoutFormulaMark(each)]).toEqual([each, each, each]);
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1", '=1+1'],
    ['|Motor|3|', "'|Motor|3|", '|Motor|3|'],
    ["'=1+1", "''=1+1", "''=1+1"],
    ["'007", "'007", "'007"],
  ])('%s is %s in a CSV and %s in a workbook', (plain, csv, workbook) => {
    expect([withFormulaMark(plain), withKeptMark(plain)]).toEqual([csv, workbook]);
  });
});
