import type { CasePage } from '#core/cases/staff-case.service.ts';
import type { Result } from '#core/shared/result.ts';

/** Pages that are looked through for a number at most, where the server cannot look for a part of one. */
export const maxPages = 10;

const startOfNumber = /^\d{1,4}(?:-\d*)?$/;

/** A list finds a number as a whole: of one that is begun its pages are looked through, any other text it looks for. */
export const begunNumbers = async <Case, Failure>(
  typed: string,
  pageOf: (text: string, after: string | null) => Promise<Result<Pick<CasePage<Case>, 'cases' | 'next'>, Failure>>,
  numberOf: (shown: Case) => string,
): Promise<readonly Case[]> => {
  const isBegun = startOfNumber.test(typed);
  let page = await pageOf(isBegun ? '' : typed, null);
  for (let pages = 1; page.ok; pages += 1) {
    const { cases, next } = page.val;
    const found = isBegun ? cases.filter((each) => numberOf(each).startsWith(typed)) : cases;
    if (found.length > 0 || next === null || pages >= maxPages) return found;
    page = await pageOf('', next);
  }
  return [];
};
