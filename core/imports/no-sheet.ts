import type { SpreadsheetFailure } from './spreadsheet.port.ts';

const never = {
  'file-not-found': true,
  'empty-file': true,
  'not-a-spreadsheet': true,
  'old-excel': true,
  'password-protected': true,
  'unreadable-encoding': true,
  'unclosed-quote': true,
  'damaged-file': true,
  'zip-bomb': true,
  'too-large': true,
} satisfies Record<Exclude<SpreadsheetFailure['code'], 'sheet-not-found' | 'text-called-excel'>, true>;

/** Whether it failed because its file is none that can be read, however often it is tried: nothing is left to do. */
export const isNoSheet = ({ code }: { readonly code: string }): boolean => Object.hasOwn(never, code);
