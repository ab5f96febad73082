/** A code that a spreadsheet program turned into '8,71E+11': digits are gone. */
export const damagedCode = /^\d[.,]\d+E\+\d+$/i;

const month =
  '(?:ene|jan|feb|mar|abr|apr|may|jun|jul|ago|aug|sept?|set|oct|nov|dic|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const dates = [
  /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}$/,
  new RegExp(`^${month}-\\d{2}$`, 'i'),
  new RegExp(`^(?:0?[1-9]|[12]\\d|3[01])-${month}(?:-\\d{2,4})?$`, 'i'),
];

/** Whether a text is what a spreadsheet program makes of a code like '3-24' that it takes for a date. */
export const isDateText = (text: string): boolean => dates.some((date) => date.test(text.trim()));
