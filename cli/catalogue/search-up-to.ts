import type { Caller } from '#core/access/caller.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { CatalogueService, TextSearch, TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { firstProducts } from '#core/catalogue/text-search/first-products.ts';
import { Ok, type Result } from '#core/shared/result.ts';

/** The first products of a search, of as many pages as that takes; with what the first page says of the search. */
export interface FirstFound extends TextSearchPage {
  readonly hasMore: boolean;
}

const countIn = (pages: readonly TextSearchPage[]): number =>
  pages.flatMap(({ subTypes }) => subTypes).reduce((sum, { products }) => sum + products.length, 0);

const hasNext = ({ currentPage, totalPages }: TextSearchPage): boolean => currentPage < totalPages;

export async function searchUpTo(
  catalogue: Pick<CatalogueService, 'searchByText'>,
  caller: Caller,
  asked: TextSearch,
  limit: number,
): Promise<Result<FirstFound, CatalogueFailure>> {
  const first = await catalogue.searchByText(caller, asked);
  if (!first.ok) return first;
  const pages = [first.val];
  let last = first.val;
  while (hasNext(last) && countIn(pages) < limit) {
    const answer = await catalogue.searchByText(caller, { ...asked, page: asked.page + pages.length });
    if (!answer.ok) return answer;
    last = answer.val;
    pages.push(last);
  }
  return Ok({ ...first.val, ...firstProducts(pages, limit), hasMore: hasNext(last) || countIn(pages) > limit });
}
