import {
  type SheetCells,
  type SheetColumnSet,
  type SheetHeadings,
  sheetColumnSet,
} from '#core/sheets/sheet-columns.ts';
import { dayOfText, textOfDay } from '#core/sheets/sheet-day.ts';
import { type DocumentName, documentLetters, documentTitle } from '../document-title.ts';
import {
  blankDocument,
  type DocumentDetails,
  type TypedDocument,
  typedDocument,
} from '../management/document-details.ts';
import { documentOfFileName } from '../management/document-pdf.ts';

/** The columns of a sheet of documents, in their order: the same out and in. */
export const documentSheetFields = ['customer', 'letter', 'number', 'date', 'expiration', 'total', 'debt'] as const;
export type DocumentSheetField = (typeof documentSheetFields)[number];

export const documentColumns = (headings: SheetHeadings<DocumentSheetField>): SheetColumnSet<DocumentSheetField> =>
  sheetColumnSet({
    kind: 'documents',
    headings,
    required: ['number'],
    constants: ['customer', 'letter', 'date', 'expiration'],
    codes: ['customer', 'number'],
    numbers: ['total', 'debt'],
    amounts: ['total', 'debt'],
  });

export type DocumentCells = SheetCells<DocumentSheetField>;

/** A document as a row of the sheet. */
export const cellsOfDocument = (details: DocumentDetails): Readonly<Record<DocumentSheetField, string>> => {
  const { total, debt } = typedDocument(details);
  return {
    customer: details.customer,
    letter: details.letter,
    number: documentTitle(details).slice(2),
    date: textOfDay(details.date),
    expiration: textOfDay(details.expiration),
    total,
    debt,
  };
};

/** 'A', 'FA', 'Factura A', 'Remito'; empty for what says no letter. */
const letterOf = (text: string): string => {
  const upper = text.normalize('NFKC').trim().toUpperCase();
  if (/^(?:REMITO|RTO\.?)$/.test(upper)) return 'R';
  const [, letter = ''] = /^(?:F|FC|FACT\.?|FACTURA|REMITO)?[\s._-]*([A-Z])$/.exec(upper) ?? [];
  return documentLetters.find((each) => each === letter) ?? '';
};

/**
 * Which document a row is of, by its number with its letter, or with that of the column beside it; null where it says
 * none.
 */
export const nameOfCells = ({ letter = '', number = '' }: DocumentCells): DocumentName | null => {
  const beside = letterOf(letter);
  if (letter.trim() !== '' && beside === '') return null;
  const own = documentOfFileName(number);
  if (own !== null) return beside === '' || beside === own.letter ? own : null;
  return beside === '' ? null : documentOfFileName(`${beside} ${number.trim()}`);
};

/** Notes have numbers of their own, and lower or raise what an invoice owes (docs/rules/current-account.md 16). */
export type NoteKind = 'credit' | 'debit';

/** 'NC A 0001-00000015', 'N/C', 'NDB 3-4'; of a letter beside it none is needed. */
const noteSign = /^N[\s./-]*([CD])[\s./_-]*[ABC]?[\s._-]*(?:\d.*)?$/;
/** 'Nota de crédito A', 'Nota débito', 'N. Créd.' */
const noteWord = /^N(?:OTAS?)?[\s.]*(?:DE\s+)?(CR[EÉ]D|D[EÉ]B)/;

const noteIn = (text: string): NoteKind | null => {
  const upper = text.normalize('NFKC').trim().toUpperCase();
  const [, sign] = noteSign.exec(upper) ?? noteWord.exec(upper) ?? [];
  return sign === undefined ? null : sign.startsWith('C') ? 'credit' : 'debit';
};

/** Whether a row that is of no document is of a credit or debit note, by its letter or its number. */
export const noteOfCells = ({ letter = '', number = '' }: DocumentCells): NoteKind | null =>
  noteIn(letter) ?? noteIn(number);

/** What a row says of a document, over what is stored of it; null for a new one. A cell without a text says nothing. */
export const typedOfCells = (cells: DocumentCells, name: DocumentName, held: DocumentDetails | null): TypedDocument => {
  const base = held === null ? { ...blankDocument, letter: name.letter } : typedDocument(held);
  const filledCell = (field: DocumentSheetField, read: (text: string) => string = (text) => text) => {
    const text = cells[field]?.trim() ?? '';
    return text === '' ? {} : { [field]: read(text) };
  };
  return {
    ...base,
    ...filledCell('customer'),
    ...filledCell('date', dayOfText),
    ...filledCell('expiration', dayOfText),
    ...filledCell('total'),
    ...filledCell('debt'),
    letter: name.letter,
    pointOfSale: String(name.pointOfSale),
    number: String(name.number),
  };
};
