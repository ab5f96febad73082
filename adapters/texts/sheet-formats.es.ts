import type { SheetFormat } from '#core/shared/sheet-format.ts';

/** What the formats of a file are called. */
export const sheetFormatTexts: Readonly<Record<SheetFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };
