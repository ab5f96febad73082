import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctableFields, correctCase } from '#core/cases/correct-case.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';

const given = { externalCode: 'RC-1', resolution: 'Se repone' };

describe('a correction of a claim or warranty (docs/rules/cases.md 2)', () => {
  it.each([
    [{ ...given, resolution: '' }, { text: 'Otra', reason: 'x' }, 'case-not-correctable'],
    [given, { text: '  ', reason: 'x' }, 'case-text-missing'],
    [given, { text: ' Se repone ', reason: 'x' }, 'case-correction-unchanged'],
    [given, { text: 'Otra', reason: '  ' }, 'case-correction-reason-missing'],
  ])('is refused where there is nothing to correct, nothing changes or no reason is given', (now, typed, code) => {
    expect(correctCase(now, { field: 'resolution', ...typed }).val).toEqual({ code });
  });

  it('keeps what was said before, what is said now and why, for any text', () => {
    const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.constantFrom(...correctableFields), words, words, (field, text, reason) => {
        const after = field === 'externalCode' ? visibleLine(text) : text.trim();
        fc.pre(after !== given[field]);
        expect(correctCase(given, { field, text, reason }).val).toEqual({
          field,
          before: given[field],
          after,
          reason: reason.trim(),
        });
      }),
    );
  });

  it('keeps a code in one line, without control characters; a resolution keeps its lines', () => {
    const corrected = (field: 'externalCode' | 'resolution', text: string) =>
      correctCase(given, { field, text, reason: 'Estaba mal' }).unwrap().after;
    expect(corrected('externalCode', 'RC\u001b[31m\n2')).toBe('RC [31m 2');
    expect(corrected('resolution', 'Se repone\nel lunes')).toBe('Se repone\nel lunes');
  });
});
