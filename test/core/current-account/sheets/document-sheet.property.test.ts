import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentRowReasonText, documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { changedSheetRowText, sheetChangesText } from '#adapters/texts/import-change.es.ts';
import { documentLetters, documentTitle } from '#core/current-account/document-title.ts';
import type { DocumentDetails } from '#core/current-account/management/document-details.ts';
import {
  cellsOfDocument,
  type DocumentCells,
  nameOfCells,
  noteOfCells,
} from '#core/current-account/sheets/document-sheet.ts';
import {
  createDocumentPlan,
  customersOfSheet,
  type HeldDocument,
} from '#core/current-account/sheets/plan-documents.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const aDocument: fc.Arbitrary<DocumentDetails> = fc
  .record({
    letter: fc.constantFrom(...documentLetters),
    pointOfSale: fc.integer({ min: 1, max: 99_999 }),
    number: fc.integer({ min: 1, max: 99_999_999 }),
    age: fc.nat(900),
    term: fc.nat(200),
    debt: fc.nat(10_000_000),
    paid: fc.nat(10_000_000),
  })
  .map(({ letter, pointOfSale, number, age, term, debt, paid }) => ({
    ...{ letter, pointOfSale, number, customer: 'C-1' },
    date: dayAfter('2024-01-01', age),
    expiration: dayAfter('2024-01-01', age + term),
    total: money(debt + paid).dividedBy(100),
    debt: money(debt).dividedBy(100),
  }));

const customers = [
  { id: asId<'customer'>('1'), code: 'C-1', cuit: '30500010912' },
  { id: asId<'customer'>('2'), code: 'C-2', cuit: '20267565393' },
  { id: asId<'customer'>('3'), code: 'C-3', cuit: '20267565393' },
];
const held = (details: DocumentDetails, isSettled = false): HeldDocument => ({
  id: asId('7'),
  version: 1,
  customerId: asId('1'),
  customerName: 'Uno',
  isSettled,
  details,
});
const planned = (stored: readonly DocumentDetails[], ...rows: readonly DocumentCells[]) => {
  const plan = createDocumentPlan(
    stored.map((each) => held(each)),
    customers,
    '2026-11-27',
  );
  return rows.map((cells, at) => plan(cells, at + 2));
};

describe('a sheet of documents', () => {
  it('says no debt of a settled one that is not stored: it would be owed where nobody looks', () => {
    const stored: DocumentDetails = {
      ...{ letter: 'A', pointOfSale: 3, number: 416, customer: 'C-1', date: '2026-11-01', expiration: '2026-12-01' },
      ...{ total: money(100), debt: money(20) },
    };
    const plan = (debt: string, isSettled = true) =>
      createDocumentPlan(
        [held(stored, isSettled)],
        customers,
        '2026-11-27',
      )({ letter: stored.letter, number: documentTitle(stored).slice(2), debt }, 2);
    expect(plan('50')).toEqual({
      kind: 'rejected',
      reasons: [{ code: 'document-settled', title: documentTitle(stored), debt: '50.00' }],
    });
    expect(plan('20').kind).toBe('unchanged');
    expect(plan('0').kind).toBe('changed');
    expect(plan('50', false).kind).toBe('changed');
  });

  it('leaves out a row that is dated more than a year ahead, where that is not stored already', () => {
    const row = { customer: 'C-1', letter: 'A', number: '00003-00000416', expiration: '31/12/2036', total: '10' };
    const reasons = ['27/11/2027', '28/11/2027'].map((date) => {
      const [step] = planned([], { ...row, date });
      return step?.kind === 'rejected' ? step.reasons : step?.kind;
    });
    expect(reasons).toEqual(['new', [{ code: 'document-dated-ahead', field: 'date' }]]);
  });

  it('that went out and comes in again changes nothing', () => {
    fc.assert(
      fc.property(aDocument, (details) => {
        expect(planned([details], cellsOfDocument(details))).toEqual([{ kind: 'unchanged' }]);
      }),
    );
  });

  it('makes of its rows the documents that it was made of', () => {
    fc.assert(
      fc.property(aDocument, (details) => {
        const [step] = planned([], cellsOfDocument(details));
        expect(step?.kind === 'new' && cellsOfDocument(step.details)).toEqual(cellsOfDocument(details));
      }),
    );
  });

  it('is of the customers whom its rows name, and of those whose documents they are', () => {
    const document = fc.sample(aDocument, 1)[0];
    if (document === undefined) throw new Error('no document');
    const rows = [{ customer: ' C-2 ' }, { customer: 'NADIE' }, { number: 'A 1-1' }];
    expect(customersOfSheet(rows, [held(document)], customers)).toEqual(['2', '1']);
    expect(customersOfSheet([{ customer: 'C-1' }, { customer: 'C-1' }], [held(document)], customers)).toEqual(['1']);
  });

  it('reads a number with its letter or beside it', () => {
    const name = { letter: 'A', pointOfSale: 3, number: 416 };
    for (const cells of [
      { number: 'A 00003-00000416' },
      { number: 'FA-0003-00000416' },
      { letter: 'Factura A', number: '3-416' },
      { letter: 'a', number: '00003-00000416' },
      { letter: 'FA', number: 'A000300000416' },
    ]) {
      expect(nameOfCells(cells)).toEqual(name);
    }
    expect(nameOfCells({ letter: 'Remito', number: '1-2' })).toEqual({ letter: 'R', pointOfSale: 1, number: 2 });
    for (const cells of [
      { number: '3-416' },
      { letter: 'B', number: 'A 3-416' },
      { letter: 'NC', number: '3-416' },
      {},
    ]) {
      expect(nameOfCells(cells)).toBeNull();
    }
  });

  const row = {
    customer: 'C-1',
    letter: 'A',
    number: '1-15',
    date: '1/11/2026',
    expiration: '1/12/2026',
    total: '1.234,50',
  };
  const stored: DocumentDetails = {
    ...{ customer: 'C-1', letter: 'A', pointOfSale: 1, number: 15, date: '2026-11-01', expiration: '2026-12-01' },
    total: money('1234.5'),
    debt: money('1234.5'),
  };

  it('leaves what it has no text for; a new one without a balance owes all of it', () => {
    expect(planned([], row)).toMatchObject([{ kind: 'new', details: { ...stored, customer: 'C-1' } }]);
    const [paid] = planned([stored], { number: 'A 1-15', debt: '0', date: '' });
    expect(paid).toMatchObject({ kind: 'changed', details: { date: '2026-11-01', customer: 'C-1' } });
    expect(paid?.kind === 'changed' && paid.details.debt.toString()).toBe('0');
    expect(planned([stored], { ...row, customer: '30-50001091-2' })).toEqual([{ kind: 'unchanged' }]);
  });

  it.each<[DocumentCells, string]>([
    [{ ...row, number: 'quince' }, 'document-number-unreadable'],
    [{ ...row, letter: 'NC A' }, 'document-is-note'],
    [{ ...row, letter: '', number: 'ND B 0001-00000015' }, 'document-is-note'],
    [{ ...row, customer: '' }, 'document-customer-missing'],
    [{ ...row, customer: 'C-9' }, 'document-customer-unknown'],
    [{ ...row, customer: '20-26756539-3' }, 'document-customer-unknown'],
    [{ ...row, date: '31/4/2026' }, 'document-date-wrong'],
    [{ ...row, expiration: '1/10/2026' }, 'document-expires-before'],
    [{ ...row, total: '-5', debt: '0' }, 'document-total-wrong'],
    [{ ...row, debt: '2000' }, 'document-debt-above-total'],
  ])('says why %j stays out: %s', (cells, code) => {
    const [step] = planned([], cells);
    expect(step?.kind === 'rejected' && step.reasons.map((reason) => reason.code)).toEqual([code]);
  });

  it.each([
    [{ letter: 'NC', number: '1-15' }, 'credit'],
    [{ letter: 'N/C A', number: '1-15' }, 'credit'],
    [{ number: 'NCA 0001-00000015' }, 'credit'],
    [{ number: 'nc-b 1-15' }, 'credit'],
    [{ letter: 'Nota de Crédito A', number: '1-15' }, 'credit'],
    [{ letter: 'N. Cred.', number: '1-15' }, 'credit'],
    [{ letter: 'ND', number: '1-15' }, 'debit'],
    [{ number: 'N.D. A 1-15' }, 'debit'],
    [{ letter: 'NOTA DEBITO', number: '1-15' }, 'debit'],
    [{ letter: 'N', number: '1-15' }, null],
    [{ letter: 'Recibo', number: '1-15' }, null],
    [{ number: 'nueve' }, null],
    [{ letter: 'A', number: 'Norte 12' }, null],
  ] as const)('%j is of a note, or of none: %s', (cells, note) => {
    expect(nameOfCells(cells)).toBeNull();
    expect(noteOfCells(cells)).toBe(note);
  });

  it('tells the amounts of a row as everywhere, and says of a note what to do', () => {
    const changes = [
      { field: 'total', from: '1234,50', to: '12345,00' },
      { field: 'date', from: '1/11/2026', to: '2/11/2026' },
    ];
    expect(sheetChangesText(documentSheetColumns, 'changed', changes)).toBe(
      'Total: 1.234,50 → 12.345,00; Fecha: 1/11/2026 → 2/11/2026',
    );
    const fields = [{ field: 'debt', seen: '', from: '1000000,00', to: '0,00' }];
    expect(changedSheetRowText(documentSheetColumns, { since: 'changed', fields, changed: null })).toBe(
      'Saldo: había (nada), ahora hay 1.000.000,00 → 0,00',
    );
    expect(documentRowReasonText({ code: 'document-is-note', note: 'credit', value: 'NC A 1-15' })).toMatch(
      /^«NC A 1-15» es una nota de crédito, .* bajá el saldo/,
    );
  });

  it('tells of two rows of one document that differ in customer or amounts both, and of the same ones that it is repeated', () => {
    const row = {
      customer: 'C-1',
      letter: 'A',
      number: '3-416',
      date: '1/11/2026',
      expiration: '1/12/2026',
      total: '100',
    };
    const reasonOf = (over: DocumentCells) => {
      const [, step] = planned([], row, { ...row, ...over });
      return step?.kind === 'rejected'
        ? step.reasons.map((reason) => documentRowReasonText(reason)).join()
        : step?.kind;
    };
    expect(reasonOf({})).toBe('El comprobante ya está en la línea 2');
    expect(reasonOf({ date: '2/11/2026', total: '100,00' })).toBe('El comprobante ya está en la línea 2');
    expect(reasonOf({ total: 'cien' })).toBe('El comprobante ya está en la línea 2');
    expect(reasonOf({ customer: '30-50001091-2' })).toBe('El comprobante ya está en la línea 2');
    expect(reasonOf({ total: '200' })).toMatch(
      /línea 2 con otro total \(\$\s100,00 allá, \$\s200,00 acá\)\. Dejá uno$/,
    );
    expect(reasonOf({ customer: 'C-2', debt: '40' })).toMatch(
      /otro cliente \(C-1 allá, C-2 acá\) y otro saldo \(\$\s100,00 allá, \$\s40,00 acá\)/,
    );
  });

  it('has each document once, and makes none another company’s', () => {
    expect(planned([stored], { ...row, customer: 'C-2' }, row)).toMatchObject([
      { kind: 'rejected', reasons: [{ code: 'document-taken', title: documentTitle(stored), customer: 'Uno' }] },
      {
        kind: 'rejected',
        reasons: [{ code: 'document-contradicted', line: 2, firstCustomer: 'C-2', customer: 'C-1' }],
      },
    ]);
  });
});
