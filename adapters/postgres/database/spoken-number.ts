/** SQL of a number as people say it: the year, and eight digits. */
export const spokenNumber = (year: string, number: string): string =>
  `(${year} || '-' || lpad(${number}::text, 8, '0'))`;
