/** What a row of a sheet is known by on a line: most begin with the code, the brand and the name. */
const maxCells = 4;

/** The first cells of a row with something in them, by which people know it; '' for none. */
export const rowInBrief = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell.trim() !== '')
    .slice(0, maxCells)
    .join(' · ');
