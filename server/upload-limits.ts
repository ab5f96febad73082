/** The largest spreadsheet taken in: a CSV of a million rows and then some. */
export const maxImportBytes = 1024 * 1024 * 1024;
