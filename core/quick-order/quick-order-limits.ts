/** The most lines of one quick order. */
export const maxLines = 1000;

/** The most rows that are read of a file: its lines, and what a heading or a title above them may take. */
export const maxRows = 5 * maxLines;
