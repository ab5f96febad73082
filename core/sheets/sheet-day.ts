/** '2026-12-31' as people write it: '31/12/2026'. */
export const textOfDay = (day: string): string => day.split('-').reverse().join('/');

/**
 * The way back: 31/12/2026, 31-12-26, or 2026-12-31 with or without an hour, as spreadsheets write it. What is no day
 * stays as it is, and is refused.
 */
export const dayOfText = (text: string): string => {
  const plain = text.trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(plain)?.[1];
  if (iso !== undefined) return iso;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain) ?? [];
  if (day === '') return plain;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
