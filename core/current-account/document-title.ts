import { paddedNumber } from '#core/orders/number.ts';

/** A, B and C are invoices; R is a delivery note, 'remito' (docs/rules/current-account.md 6). */
export const documentLetters = ['A', 'B', 'C', 'R'] as const;
export type DocumentLetter = (typeof documentLetters)[number];

/** What names a document of the current account: no two have the same. */
export interface DocumentName {
  readonly letter: DocumentLetter;
  /** The point of sale: five digits, where four are accepted and padded. */
  readonly pointOfSale: number;
  readonly number: number;
}

/** Point of sale and number with all their digits: five and eight. */
export const documentDigits = ({
  pointOfSale,
  number,
}: DocumentName): readonly [pointOfSale: string, number: string] => [
  String(pointOfSale).padStart(5, '0'),
  paddedNumber(number),
];

/** 'A 00001-00000001'. */
export const documentTitle = (name: DocumentName): string => `${name.letter} ${documentDigits(name).join('-')}`;

/** Reads 'A 00001-00000001', 'a0001-00000001' and the like; null if it is no title. */
export const parseDocumentTitle = (text: string): DocumentName | null => {
  const match = /^\s*([abcr])\s*(\d{4,5})\s*-\s*(\d{1,8})\s*$/i.exec(text);
  const letter = documentLetters.find((known) => known === match?.[1]?.toUpperCase());
  const pointOfSale = Number(match?.[2]);
  const number = Number(match?.[3]);
  return letter === undefined || !(pointOfSale > 0) || !(number > 0) ? null : { letter, pointOfSale, number };
};
