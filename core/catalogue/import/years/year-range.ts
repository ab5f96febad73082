/** Model years of a part, both included. No `from`: since always; no `to`: to this day; neither: all years. */
export interface YearRange {
  readonly from?: number;
  readonly to?: number;
}

/** Model years before or after these are typing errors. */
export const [earliestYear, latestYear] = [1900, 2100];

/** The last model year since when something may be, as it is that day: a vehicle is sold a year before its own. */
export const latestSince = (today: string): number => Number(today.slice(0, 4)) + 2;

/** Lists of parts write '96' and '08': up to this they are of this century. */
const lastShortYear = 39;

const fullYear = (digits: string): number | undefined => {
  if (!/^\d+$/.test(digits)) return undefined;
  const year = Number(digits);
  if (digits.length === 2) return year <= lastShortYear ? 2000 + year : 1900 + year;
  return digits.length === 4 && year >= earliestYear && year <= latestYear ? year : undefined;
};

const allYears =
  /^(?:todos?(?: los (?:años|anos|modelos))?|todas|-|s\/d|actual(?:idad)?|hoy|a la fecha|en adelante|0 ?km)?$/;
const openEnd =
  /(?:\s*(?:[-–—]\s*)?(?:en adelante|hasta hoy|a la fecha|actual(?:idad)?|presente|hoy|0\s*km)|(?<=\d)\s*(?:[->/…+]+|\.\.+))$/;
const openStart = /^(?:hasta(?: el)?|<=?|≤|[-…/]+>?|\.\.+)\s*(?=\d)/;
/** '>97' is since then, as '97>' is; a sign that points the other way would be its opposite. */
const openFrom = /^(?:desde(?: el)?|a partir del?|>=?|≥)\s*(?=\d)/;
const between = /^(?:desde )?(\d{4}|\d{2})\s*(?:[-–—/…>]+|\.\.+| a | al | hasta )\s*(\d{4}|\d{2})$/;

/** '02/2004 - 11/2010', '02/03-05/09': the month of each end, which no application has. '05/2008' is two years. */
const months =
  /^(?:0?[1-9]|1[0-2])\/((?:\d{4}|\d{2})\s*(?:[-–—>]+| a | al | hasta )\s*)(?:0?[1-9]|1[0-2])\/(\d{4}|\d{2})$/;

/**
 * The years of one cell as lists write them: '96-08', '1996/2008', '2008 en adelante', '08>', '>08', 'hasta 2005',
 * '<05', '2010', 'todos'. Undefined for any other text; years that are the wrong way round come as they are.
 */
export const readYearRange = (text: string): YearRange | undefined => {
  const plain = text
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(months, '$1$2');
  if (allYears.test(plain)) return {};
  const range = between.exec(plain);
  if (range !== null) {
    const [from, to] = [fullYear(range[1] ?? ''), fullYear(range[2] ?? '')];
    return from === undefined || to === undefined ? undefined : { from, to };
  }
  // Two signs that say opposite things.
  if (openStart.test(plain) && openEnd.test(plain)) return undefined;
  const year = fullYear(plain.replace(openEnd, '').replace(openStart, '').replace(openFrom, '').trim());
  if (year === undefined) return undefined;
  if (openEnd.test(plain) || openFrom.test(plain)) return { from: year };
  return openStart.test(plain) ? { to: year } : { from: year, to: year };
};

/** '02/2003' in a column of one end: a month before its year, which no application has. */
const monthBefore = /^\s*(?:0?[1-9]|1[0-2])\/(?=(?:\d{4}|\d{2})\s*$)/;

/** The years of a cell in a column of one end, as `readYearRange` has them; '02/2003' is no two years there. */
export const readYearEnd = (text: string): YearRange | undefined => readYearRange(text.replace(monthBefore, ''));
