import { describe, expect, it } from 'vitest';
import { failureOfNamed } from '#core/imports/text-called-excel.ts';

const unknown = { code: 'heading-not-found' as const, seen: ['x'] };
const text = { fileName: 'lista.XLSX', mapping: null, preview: { sheets: [] } };

describe('a sheet whose headings are not known', () => {
  it('is called a text where it is one that is called .xlsx', () => {
    expect(failureOfNamed(text, unknown)).toEqual({ code: 'text-called-excel' });
  });

  it.each([
    ['is a workbook', { ...text, preview: { sheets: ['Hoja1'] } }, unknown],
    ['is called a text', { ...text, fileName: 'lista.csv' }, unknown],
    ['was not read', { ...text, preview: null }, unknown],
    ['has columns that somebody told', { ...text, mapping: '{}' }, unknown],
    ['lacks one column alone', text, { code: 'missing-columns' as const }],
  ])('is asked for its columns where it %s', (_, named, failure) => {
    expect(failureOfNamed(named, failure)).toBe(failure);
  });
});
