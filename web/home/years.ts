/** 'más de N años' that stays true for a while: the years since the founding, down to a multiple of five. */
export const roundYears = (since: number, year: number): number => Math.floor((year - since) / 5) * 5;
