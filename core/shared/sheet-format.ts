/** What a spreadsheet goes out as: a workbook for people, or a text with semicolons. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** A workbook by the end of its name (docs/rules/price-lists.md 2). */
export const isWorkbook = (fileName: string): boolean => /\.xlsx$/i.test(fileName);
