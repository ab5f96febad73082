import { numberLength } from '#core/orders/number.ts';
import { type DocumentLetter, type DocumentName, documentDigits, documentLetters } from './document-title.ts';

/** From and to, both included. */
export type NumberRange = readonly [from: number, to: number];

/** The parts of a document's title that were written; null and '' for those that were not. */
export interface DocumentSearch {
  readonly letter: DocumentLetter | null;
  readonly pointOfSale: number | null;
  /** The number is in one of these; none of them asks for nothing. */
  readonly numbers: readonly NumberRange[];
  /** The text as a whole number: a document of exactly that number comes first. */
  readonly whole: number | null;
  /** Digits without a dash: a part of point of sale and number, written one after the other. */
  readonly digits: string;
}

/** The most documents of an answer: a person who looks for a document types more of its number. */
export const maxDocumentsFound = 100;

export const openDocumentSearch: DocumentSearch = {
  letter: null,
  pointOfSale: null,
  numbers: [],
  whole: null,
  digits: '',
};

/**
 * '15' is the number 15 or its beginning, as of 150 to 159 and of 1500 to 1599. '0015' is 15 too, and may be the
 * beginning of a number that is written with all its zeros, as 00150000 to 00159999.
 */
const numbersOf = (written: string): readonly NumberRange[] => {
  if (written === '') return [];
  const number = Number(written);
  const exact: NumberRange = [number, number];
  if (written.length >= numberLength) return [exact];
  if (!written.startsWith('0')) {
    return Array.from({ length: numberLength - written.length + 1 }, (_, more): NumberRange => {
      const width = 10 ** more;
      return [number * width, (number + 1) * width - 1];
    });
  }
  const width = 10 ** (numberLength - written.length);
  return [exact, [number * width, (number + 1) * width - 1]];
};

/** Reads 'a1-15', 'A-0001-00000015', '0001-15', '15', 'A 15' and the like; null for what is part of no title. */
export const parseDocumentSearch = (text: string): DocumentSearch | null => {
  const written = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s._/]+/g, '')
    .replace(/\p{Dash}/gu, '-');
  const match = /^([A-Z]?)-?(?:(\d{1,13})|(\d*)-(\d*))?$/.exec(written);
  if (match === null || !/[A-Z\d]/.test(written)) return null;
  const [, sign = '', digits = '', before = '', after = ''] = match;
  const letter = documentLetters.find((known) => known === sign) ?? null;
  if (sign !== '' && letter === null) return null;
  const [pointOfSale, number] = [Number(before), Number(after)];
  if (pointOfSale > 99_999 || number > 99_999_999) return null;
  const wholes = [digits, after].filter((each) => each !== '').map(Number);
  return { letter, digits, pointOfSale: pointOfSale || null, numbers: numbersOf(after), whole: wholes[0] ?? null };
};

/** Whether a document is one of those that are looked for. */
export const isSearchedDocument = (search: DocumentSearch, name: DocumentName): boolean =>
  (search.letter === null || search.letter === name.letter) &&
  (search.pointOfSale === null || search.pointOfSale === name.pointOfSale) &&
  (search.numbers.length === 0 || search.numbers.some(([from, to]) => from <= name.number && name.number <= to)) &&
  documentDigits(name).join('').includes(search.digits);
