/** What a text has to match where it is an order's number, however it was typed: '2026-12', '2026/00000012'. */
export const orderNumberPattern = (year: number | string, number: number | string): string =>
  `^\\s*${year}\\s*[-/ ]\\s*0*${number}\\s*$`;
