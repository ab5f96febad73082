import { describe, expect, it } from 'vitest';
import { otherWorksheetsText } from '#adapters/texts/other-worksheets.es.ts';

const text = (...others: readonly string[]): string => otherWorksheetsText({ sheet: 'Lista', others });

describe('which worksheet was read (docs/rules/imports.md 27)', () => {
  it('is told where others have something in them', () => {
    expect([otherWorksheetsText(null), text()]).toEqual(['', '']);
    expect(text('Agro')).toBe('Se leyó la hoja «Lista». También hay datos en «Agro»: cada hoja se importa aparte');
    expect(text('A', 'B', 'C')).toContain('en «A», «B» y «C»:');
    expect(text(...Array.from({ length: 9 }, (_, at) => `H${at}`))).toContain('«H5» y 3 más:');
  });
});
