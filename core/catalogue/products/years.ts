const two = (year: number): string => String(year % 100).padStart(2, '0');

/**
 * A span of model years as the trade writes it: '08–13', '08 en adelante' as '08–', 'hasta 13' as '–13', one year as
 * '08'.
 */
export const years = (from: number | null, to: number | null): string => {
  if (from === null && to === null) return '';
  if (from === to && from !== null) return two(from);
  return `${from === null ? '' : two(from)}–${to === null ? '' : two(to)}`;
};
