/** What a spreadsheet goes out as: a workbook for people, or a text with semicolons. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];
