/** Rows on a page of every list that has pages (docs/rules/search.md 7). */
export const pageSize = 20;

/**
 * What is asked for beyond any list is asked for as this page, so that a number typed into an address costs nothing.
 */
const maxPages = 100_000;

/** Which page an answer gives, from 1, and how many there are. */
export interface Paging {
  readonly currentPage: number;
  readonly totalPages: number;
}

export const pagesOf = (found: number): number => Math.ceil(found / pageSize);

/** The page that is given of so many: beyond the last it is the last, and of none it is the first. */
export const pageWithin = (asked: number, totalPages: number = maxPages): number =>
  Math.min(Math.max(1, asked), Math.max(1, totalPages));

/** What a look at a page shows; where it turns out that there are not so many, what a look at the last one shows. */
export const lookWithin = <Seen extends { readonly totalCount: number }>(
  asked: number,
  look: (page: number) => Seen,
): Seen & Paging => {
  const wanted = pageWithin(asked);
  const seen = look(wanted);
  const totalPages = pagesOf(seen.totalCount);
  const currentPage = pageWithin(wanted, totalPages);
  return { ...(currentPage === wanted ? seen : look(currentPage)), currentPage, totalPages };
};
