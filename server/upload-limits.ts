/** The largest spreadsheet taken in: a CSV of a million rows and then some. */
export const maxImportBytes = 1024 * 1024 * 1024;

/** The largest spreadsheet with an order. */
export const maxSheetBytes = 5 * 1024 * 1024;

/** The largest spreadsheet of new prices of a list, which comes in the body of a call. */
export const maxPriceSheetBytes = 8 * 1024 * 1024;
