import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentLetters, documentTitle } from '#core/current-account/document-title.ts';
import {
  blankDocument,
  type DocumentDetails,
  documentFlaws,
  isDatedAhead,
  isSameDocument,
  readTypedDocument,
  type TypedDocument,
  typedDocument,
} from '#core/current-account/management/document-details.ts';
import { documentOfFileName, isPdf } from '#core/current-account/management/document-pdf.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { money } from '#core/shared/money.ts';

const aName = fc.record({
  letter: fc.constantFrom(...documentLetters),
  pointOfSale: fc.integer({ min: 1, max: 99_999 }),
  number: fc.integer({ min: 1, max: 99_999_999 }),
});

const aDocument: fc.Arbitrary<DocumentDetails> = fc
  .record({ name: aName, age: fc.nat(900), term: fc.nat(200), debt: fc.nat(10_000_000), paid: fc.nat(10_000_000) })
  .map(({ name, age, term, debt, paid }) => ({
    ...name,
    customer: 'C1',
    date: dayAfter('2024-01-01', age),
    expiration: dayAfter('2024-01-01', age + term),
    total: money(debt + paid).dividedBy(100),
    debt: money(debt).dividedBy(100),
  }));

const typed: TypedDocument = {
  ...blankDocument,
  customer: 'C1',
  pointOfSale: '0003',
  number: '416',
  date: '2026-11-01',
  expiration: '2026-12-01',
  total: '1.234,50',
};
const flawsOf = (part: Partial<TypedDocument>) =>
  documentFlaws(readTypedDocument({ ...typed, ...part })).map(({ code, field }) => `${field}: ${code}`);

describe('a document as staff settle it', () => {
  it.each([
    ['2027-11-27', false],
    ['2027-11-28', true],
    ['2036-11-01', true],
    ['', false],
  ])('of %s is dated too far ahead on 2026-11-27: %s', (day, isAhead) => {
    expect(isDatedAhead(day, '2026-11-27')).toBe(isAhead);
  });

  it('is the same after it was written into a form', () => {
    fc.assert(
      fc.property(aDocument, (details) => {
        expect(documentFlaws(details)).toEqual([]);
        expect(isSameDocument(readTypedDocument(typedDocument(details)), details)).toBe(true);
      }),
    );
  });

  it('owes all of it where nobody says how much', () => {
    expect(readTypedDocument(typed)).toMatchObject({ pointOfSale: 3, number: 416 });
    expect(readTypedDocument(typed).debt.toString()).toBe('1234.5');
  });

  it.each<[Partial<TypedDocument>, string]>([
    [{ customer: ' ' }, 'customer: document-customer-missing'],
    [{ letter: 'X' }, 'letter: document-letter-wrong'],
    [{ pointOfSale: '0' }, 'pointOfSale: document-point-of-sale-wrong'],
    [{ number: '1-2' }, 'number: document-number-wrong'],
    [{ date: '2026-02-30' }, 'date: document-date-wrong'],
    [{ expiration: '' }, 'expiration: document-expiration-wrong'],
    [{ expiration: '2026-10-31' }, 'expiration: document-expires-before'],
    [{ total: 'mucho', debt: '1' }, 'total: document-total-wrong'],
    [{ debt: '-1' }, 'debt: document-debt-wrong'],
    [{ debt: '0,001' }, 'debt: document-debt-wrong'],
    [{ debt: '1.234,51' }, 'debt: document-debt-above-total'],
  ])('%j is refused at its field: %s', (part, flaw) => {
    expect(flawsOf(part)).toEqual([flaw]);
  });
});

describe('a PDF of a document', () => {
  it('is of the one that its name says, however that is written', () => {
    fc.assert(
      fc.property(aName, fc.constantFrom('', 'F', 'Factura '), (name, before) => {
        const title = documentTitle(name);
        const [, rest = ''] = title.split(' ');
        for (const written of [title, `${name.letter}-${rest}`, `${name.letter}${rest.replace('-', '')}`]) {
          if (before === 'F' && name.letter === 'R') continue;
          expect(documentOfFileName(`${before}${written}.pdf`)).toEqual(name);
          expect(documentOfFileName(`${before}${written}.PDF`.toLowerCase())).toEqual(name);
        }
      }),
    );
  });

  it.each([
    ['30500010912_001_00001_00000015.pdf', 'A 00001-00000015'],
    ['30500010912_006_00002_00000016.pdf', 'B 00002-00000016'],
    ['30500010912_011_00002_00000016.pdf', 'C 00002-00000016'],
    ['R 1-15 (copia).pdf', 'R 00001-00000015'],
  ])('%s is of %s', (file, title) => {
    const name = documentOfFileName(file);
    expect(name && documentTitle(name)).toBe(title);
  });

  it.each([
    'resumen.pdf',
    'lista 2026-11.pdf',
    '30500010912_999_00001_00000015.pdf',
    'A 0-1.pdf',
    'NC A 00001-00000015.pdf',
    'Nota de credito A 00001-00000015.pdf',
    'ND-B-0001-00000015.pdf',
    '',
  ])('%j is of none', (file) => {
    expect(documentOfFileName(file)).toBeNull();
  });

  it('is one by its bytes', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect(isPdf(bytes('%PDF-1.7\n…\n%%EOF\n'))).toBe(true);
    for (const other of ['', '%PDF-1.7 cut', 'PK\u0003\u0004 %%EOF', ' %PDF-1.7 %%EOF'])
      expect(isPdf(bytes(other))).toBe(false);
  });
});
