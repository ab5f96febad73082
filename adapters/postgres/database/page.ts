import { type Paging, pageSize, pagesOf, pageWithin } from '#core/shared/paging.ts';
import type { Queries } from './database.ts';

interface PagedQuery {
  /** Selects the rows, in their order; the page's limit and offset are added. */
  readonly rows: string;
  /** Selects `found`, how many there are. */
  readonly count: string;
  /** The parameters of both. */
  readonly values: readonly unknown[];
}

/** The rows of a page, or of the last one where there are not so many. */
export const readPage = async <Row extends object>(
  queries: Queries,
  asked: number,
  { rows, count, values }: PagedQuery,
): Promise<Paging & { readonly rows: readonly Row[] }> => {
  const rowsOf = (page: number) =>
    queries.query<Row>(`${rows} limit ${pageSize} offset $${values.length + 1}`, [...values, (page - 1) * pageSize]);
  const wanted = pageWithin(asked);
  const [first, [counted]] = await Promise.all([
    rowsOf(wanted),
    queries.query<{ readonly found: number }>(count, values),
  ]);
  const totalPages = pagesOf(counted?.found ?? 0);
  const currentPage = pageWithin(wanted, totalPages);
  return { rows: currentPage === wanted ? first : await rowsOf(currentPage), currentPage, totalPages };
};
