/** A text as a cell says it: trimmed, inner white space as one space. */
export const oneLine = (text: string): string => text.trim().replace(/[\s\u00a0\u202f]{2,}|[\t\r\n\u00a0\u202f]/g, ' ');
