/** '2026-12-31' as people write it: '31/12/2026'. */
export const textOfDay = (day: string): string => day.split('-').reverse().join('/');

/** The way back, also of a date that the spreadsheet made of it; a text that is no day stays one. */
export const dayOfText = (text: string): string => {
  const plain = text.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(plain) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(plain)?.[0] ?? plain;
};
