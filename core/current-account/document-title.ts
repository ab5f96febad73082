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

/** 'A 00001-00000001'. */
export const documentTitle = ({ letter, pointOfSale, number }: DocumentName): string =>
  `${letter} ${String(pointOfSale).padStart(5, '0')}-${String(number).padStart(8, '0')}`;

/** Reads 'A 00001-00000001', 'a0001-00000001' and the like; null if it is no title. */
export const parseDocumentTitle = (text: string): DocumentName | null => {
  const match = /^\s*([abcr])\s*(\d{4,5})\s*-\s*(\d{1,8})\s*$/i.exec(text);
  const letter = documentLetters.find((known) => known === match?.[1]?.toUpperCase());
  const pointOfSale = Number(match?.[2]);
  const number = Number(match?.[3]);
  return letter === undefined || !(pointOfSale > 0) || !(number > 0) ? null : { letter, pointOfSale, number };
};
