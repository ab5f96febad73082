import type { RowPage } from './pages.ts';

/** How pages are reached: by a key, by their number, by the one or the other, or not at all. */
export type Paging = 'key' | 'number' | 'both' | 'whole';

/** A page without its rows. */
type PageEnd = Omit<RowPage<never>, 'rows' | 'text'>;

/** What a list's rows end with. */
export interface ListEnd {
  /** The last page that was fetched. */
  readonly last: PageEnd;
  /** The number of that page; null where pages were put together: then they are one. */
  readonly page: number | null;
  /** Where `--limit` ended the rows, whether there are more; else null. */
  readonly hasMore: boolean | null;
}

const placesOf = ({ last: { totalPages, next }, page }: ListEnd) => ({
  ...(totalPages === undefined ? {} : { currentPage: page ?? 1, totalPages: page === null ? 1 : totalPages }),
  ...(next === undefined ? {} : { next }),
});

/** The fields of the document beside its rows. */
export const fieldsBeside = (end: ListEnd): object => ({
  ...placesOf(end),
  ...(end.hasMore === null ? {} : { hasMore: end.hasMore }),
  ...end.last.facts,
});

/** What a person reads under the rows, of columns without room first; '' for nothing. */
export const textBelow = (end: ListEnd, paging: Paging, leftOut: string): string =>
  [leftOut, moreText(placesOf(end), end.hasMore === true, paging), end.last.note ?? '']
    .filter((line) => line !== '')
    .join('\n');

const moreText = (
  place: {
    readonly currentPage?: number;
    readonly totalPages?: number;
    readonly next?: string | null;
  },
  isMore: boolean,
  paging: Paging,
): string => {
  const { currentPage, totalPages, next = null } = place;
  if (currentPage !== undefined && totalPages !== undefined) {
    return `Página ${currentPage} de ${totalPages}.${currentPage < totalPages ? ` Siguiente: --page ${currentPage + 1}` : ''}`;
  }
  if (next === null && isMore) return `Hay más: un --limit mayor${paging === 'whole' ? '' : ', o --all'}`;
  return next === null ? '' : `Hay más: --after ${next}`;
};
