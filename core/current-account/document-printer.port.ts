import type { AccountDocument, DocumentAmounts, DocumentLine } from './document.ts';

/** Everything that stands on a document's paper. */
export interface PrintableDocument {
  readonly document: AccountDocument;
  readonly lines: readonly DocumentLine[];
  readonly amounts: DocumentAmounts;
  readonly customer: { readonly externalCode: string; readonly name: string; readonly cuit: string };
  readonly distributor: DistributorOnPaper;
}

/** Texts that are empty are left out. */
export interface DistributorOnPaper {
  readonly name: string;
  readonly cuit: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface DocumentPrinter {
  /** A PDF of as many A4 pages as the lines need; the same document gives the same bytes. */
  print(document: PrintableDocument): Promise<Uint8Array>;
}
