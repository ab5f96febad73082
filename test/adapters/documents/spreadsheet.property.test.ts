import fc from 'fast-check';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fileService } from './a-file.builder.ts';

const { cells, read } = fileService();

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
  it('through CSV, with any delimiter and encoding', async () => {
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

it('any bytes end in rows or a failure, never an exception', async () => {
  const start = fc.constantFrom('', 'PK\x03\x04', '\xff\xfe', '\xd0\xcf\x11\xe0', 'Código;Precio\n');
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
    fc.string({ unit: fc.constantFrom(...'A1;,"\t\r\n ñ=|'), maxLength: 200 }).map((text) => Buffer.from(text)),
  );
  await fc.assert(
    fc.asyncProperty(start, bytes, async (first, rest) => {
      const { rows, failure } = await read(Buffer.concat([Buffer.from(first, 'latin1'), rest]));
      expect(failure !== undefined || rows.length > 0).toBe(true);
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});
