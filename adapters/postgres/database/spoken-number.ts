const eightDigits = (number: string): string => `lpad(${number}::text, 8, '0')`;

/** SQL of a number as people say it: the year, and eight digits. */
export const spokenNumber = (year: string, number: string): string => `(${year} || '-' || ${eightDigits(number)})`;

/** SQL of all digits of a document `d`: its point of sale, and its number. */
export const documentDigits = `(lpad(d.point_of_sale::text, 5, '0') || ${eightDigits('d.number')})`;
