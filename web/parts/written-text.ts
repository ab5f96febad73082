export const longestWritten = 100;

/** What an address says is looked for, as no more than a field would take: one line without control characters. */
export const writtenText = (text: string | null): string =>
  (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestWritten);
