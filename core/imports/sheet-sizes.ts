/** The largest workbook that an import takes, in bytes. */
export const maxWorkbookBytes = 100 * 2 ** 20;
/** The largest sheet that is not packed: a CSV of a million rows and then some, or what a workbook holds. */
export const maxUnpackedBytes = 2 ** 30;
