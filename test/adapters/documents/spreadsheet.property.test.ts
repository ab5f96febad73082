import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fileDesk } from './a-file.builder.ts';

const { cells } = fileDesk();

const code = fc
  .oneof(
    fc.constantFrom(
      '087902E000',
      '00042',
      '12345678901234567890',
      '1E5',
      '6203.0',
      '62/22',
      '=1+1',
      "'007",
      'TRUE',
      '1/2',
    ),
    fc.string({ unit: fc.constantFrom(...'0123456789ABEZ-/. ,;"ñÁ'), minLength: 1, maxLength: 20 }),
  )
  .filter((text) => text.trim() === text && text !== '');
const codes = fc.array(code, { minLength: 1, maxLength: 30 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('codes stay identical', () => {
  it('through CSV, whatever delimiter and encoding', async () => {
    const delimiter = fc.constantFrom(',', ';', '\t');
    const encoding = fc.constantFrom('utf8' as const, 'latin1' as const);
    await fc.assert(
      fc.asyncProperty(codes, delimiter, encoding, async (all, between, how) => {
        const text = all.map((each, at) => [quoted(each), `"${at}"`].join(between)).join('\r\n');
        expect(await cells(Buffer.from(text, how))).toEqual(all.map((each, at) => [each, String(at)]));
      }),
      { numRuns: 60 },
    );
  });

  it('through XLSX as text', async () => {
    await fc.assert(
      fc.asyncProperty(codes, async (all) => {
        const book = await writeXlsx({ sheets: [{ name: 'Hoja', rows: all.map((each) => [each, 'x']) }] });
        expect(await cells(book)).toEqual(all.map((each) => [each, 'x']));
      }),
      { numRuns: 60 },
    );
  });

  it('through XLSX as whole numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 999_999_999_999_999 }), { minLength: 1 }), async (all) => {
        const book = await writeXlsx({ sheets: [{ name: 'Hoja', rows: all.map((each) => [each]) }] });
        expect(await cells(book)).toEqual(all.map((each) => [String(each)]));
      }),
      { numRuns: 40 },
    );
  });
});
