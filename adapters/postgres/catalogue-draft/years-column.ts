import type { YearRanges } from '#core/catalogue/import/years/year-ranges.ts';

/** Model years as the text of a column of several ranges (int4multirange): '{[1998,2004],[2008,]}'. */
export const toYearsColumn = (years: YearRanges): string =>
  `{${years.map(({ from, to }) => `[${from ?? ''},${to ?? ''}]`).join(',')}}`;

const range = /[[(](\d*),(\d*)\)/g;

/** Model years of such a column. The database writes a range up to the year after its last: '{[1998,2005),[2008,)}'. */
export const fromYearsColumn = (text: string): YearRanges =>
  [...text.matchAll(range)].map(([, from = '', after = '']) => ({
    ...(from === '' ? {} : { from: Number(from) }),
    ...(after === '' ? {} : { to: Number(after) - 1 }),
  }));
