import type { SheetFormat } from '#core/shared/sheet-format.ts';

export const sheetFormatTexts: Readonly<Record<SheetFormat, string>> = { xlsx: 'Excel', csv: 'CSV' };
