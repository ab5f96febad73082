import { type DocumentLetter, type DocumentName, documentLetters } from '../document-title.ts';

/** The largest PDF that is kept with a document. */
export const maxPdfBytes = 5 * 1024 * 1024;

const textAt = (content: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...content.subarray(Math.max(0, from), to));

/** Looks at the bytes, not at the name: a PDF begins and ends in its own way. */
export const isPdf = (content: Uint8Array): boolean =>
  textAt(content, 0, 5) === '%PDF-' && textAt(content, content.length - 1024, content.length).includes('%%EOF');

/** The kinds of AFIP (ARCA) by which its files are named: 001 is an invoice A, 006 a B, 011 a C, 091 a remito. */
const letterOfKind: Readonly<Record<string, DocumentLetter>> = { '001': 'A', '006': 'B', '011': 'C', '091': 'R' };

const nameOf = (letter: string | undefined, pointOfSale: string | undefined, number: string | undefined) => {
  const known = documentLetters.find((each) => each === letter?.toUpperCase());
  const name = { pointOfSale: Number(pointOfSale), number: Number(number) };
  return known === undefined || !(name.pointOfSale > 0) || !(name.number > 0) ? null : { letter: known, ...name };
};

/** As AFIP (ARCA) names a file: who issued it, kind, point of sale, number. */
const officialName = (stem: string): RegExpExecArray | null =>
  /(?:^|\D)(\d{11})_(\d{3})_(\d{4,5})_(\d{8})(?!\d)/.exec(stem);

const stemOf = (fileName: string): string => fileName.normalize('NFKC').replace(/\.pdf$/i, '');

/** The digits of the CUIT that a file's name says issued it; null where it says none. */
export const issuerOfFileName = (fileName: string): string | null => officialName(stemOf(fileName))?.[1] ?? null;

/**
 * The document whose PDF a file is, by its name (docs/rules/current-account.md 12): 'A 0001-00000015.pdf',
 * 'FA-00001-00000015.pdf', 'A000100000015.pdf', or as AFIP names it, '30500010912_001_00001_00000015.pdf'. Null where
 * it names none: a credit or debit note ('NC A 0001-00000015.pdf') has a numbering of its own.
 */
export const documentOfFileName = (fileName: string): DocumentName | null => {
  const stem = stemOf(fileName);
  const official = officialName(stem);
  if (official !== null) return nameOf(letterOfKind[official[2] ?? ''], official[3], official[4]);
  const letter = /^\s*(?:f|fc|fact|factura|remito)?[\s._-]*([abcr])[\s_-]*/.source;
  const whole = new RegExp(`${letter}(\\d{4,5})(\\d{8})(?!\\d)`, 'i').exec(stem);
  const parted = new RegExp(`${letter}(\\d{1,5})[\\s_-]+(\\d{1,8})(?!\\d)`, 'i').exec(stem);
  const found = parted ?? whole;
  return found === null ? null : nameOf(found[1], found[2], found[3]);
};
