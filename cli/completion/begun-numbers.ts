import type { Result } from '#core/shared/result.ts';

/** Pages that are looked through for a number at most, where the server cannot look for a part of one. */
export const maxPages = 10;

const startOfNumber = /^\d{1,4}(?:-\d*)?$/;

/**
 * As it stands where a number is begun: whole, or without its zeros where it is begun so ('2026-1'); null for another
 * one.
 */
export const asBegun = (typed: string, number: string): string | null => {
  if (number.startsWith(typed)) return number;
  const short = number.replace(/-0+/, '-');
  return short.startsWith(typed) ? short : null;
};

/** Rows of a page of numbers, and the key of the page after it. */
interface NumberPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * A list only finds whole numbers: for the beginning of a number its pages are read, and what each has is offered at
 * once; any other text the list can look for.
 */
export async function* begunNumbers<Row, Failure>(
  typed: string,
  pageOf: (text: string, after: string | null) => Promise<Result<NumberPage<Row>, Failure>>,
  numberOf: (shown: Row) => string,
): AsyncGenerator<readonly { readonly value: string; readonly row: Row }[]> {
  const text = typed === '' || startOfNumber.test(typed) ? '' : typed;
  let after: string | null = null;
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page: Result<NumberPage<Row>, Failure> = await pageOf(text, after);
    if (!page.ok) return;
    yield page.val.rows.flatMap((row) => {
      const number = numberOf(row);
      const value = text === '' ? asBegun(typed, number) : number;
      return value === null ? [] : [{ value, row }];
    });
    after = page.val.next;
    if (after === null || text !== '') return;
  }
}
