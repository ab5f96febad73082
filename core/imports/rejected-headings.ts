/**
 * What a file of rejected rows adds after the sheet's own columns; no import takes them for its own. Cells beyond the
 * headings stand after them.
 */
export const rejectedHeadings = { line: 'Fila del archivo', reasons: 'Motivo del rechazo' } as const;

const added: readonly string[] = Object.values(rejectedHeadings);

export const isRejectedHeading = (heading: string): boolean => added.includes(heading.trim());

/** How many columns of a file of rejected rows are the sheet's own; null where it is another file. */
export const ownColumnsOf = (headings: readonly string[]): number | null => {
  const at = headings.findIndex((heading) => heading.trim() === rejectedHeadings.line);
  return at >= 0 && headings[at + 1]?.trim() === rejectedHeadings.reasons ? at : null;
};

/** 'lista mayo.xlsx' gives 'lista mayo - rechazadas.csv'. */
export const rejectedFileName = (fileName: string, format: string): string =>
  `${fileName.replace(/\.[^.]*$/, '')} - rechazadas.${format}`;
