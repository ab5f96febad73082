import { formatCount } from '#adapters/texts/numbers.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem } from '../outcome.ts';
import type { PlaceAsked } from '../page-option.ts';
import type { Style } from '../style.ts';
import { keepMemorySmall } from './small-memory.ts';

/**
 * A page of rows. Where pages have keys `next` is the next one's, where they are counted there are `totalPages`, else
 * it is all there is.
 */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly next?: string | null;
  readonly totalPages?: number;
  /** Further fields of the document. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** A note for people, under the table. */
  readonly note?: string;
  /** The text where there are no rows, in place of the list's own. */
  readonly none?: string;
  /** How the rows are drawn, where not as the list's own table. */
  readonly text?: (rows: readonly Row[], style: Style, screenColumns: number | null) => string;
}

/** Pages that are fetched at most: a list that never ends is a defect of its server. */
export const maxPages = 10_000;

const endless = problem(
  'too-many-pages',
  `La lista no terminó en ${formatCount(maxPages)} páginas: lo que falta no se pidió`,
  'Achicala con un filtro, o pedí una parte con --limit',
);

/** How far the reading of pages is. */
export interface PageReached<Row> {
  readonly page: RowPage<Row>;
  readonly place: PlaceAsked;
  readonly hasNext: boolean;
}

/** The pages from a place on, one after the other, as they are wanted; a failure is the last. */
export async function* pagesFrom<Row, Failure>(
  ask: (place: PlaceAsked) => Promise<Result<RowPage<Row>, Failure>>,
  first: PlaceAsked,
): AsyncGenerator<Result<PageReached<Row>, Failure | Problem>> {
  let place = first;
  for (let count = 0; count < maxPages; count += 1) {
    const answer = await ask(place);
    if (!answer.ok) return yield answer;
    const page = answer.val;
    const { next = null, totalPages } = page;
    const hasNext = totalPages === undefined ? next !== null : place.page < totalPages;
    yield Ok({ page, place, hasNext });
    if (!hasNext) return;
    keepMemorySmall();
    place = { page: place.page + 1, after: next };
  }
  yield Err(endless);
}

type AskAfter<Row, Failure> = (after: string | null) => Promise<Result<RowPage<Row>, Failure>>;

/** All rows of a list that are meant, or those up to the page with one after which there is nothing to look for. */
export const everyRow = async <Row, Failure>(
  ask: AskAfter<Row, Failure>,
  isMeant: (row: Row) => boolean = () => true,
  isEnd: (row: Row) => boolean = () => false,
): Promise<Result<readonly Row[], Failure | Problem>> => {
  const rows: Row[] = [];
  for await (const reached of pagesFrom(({ after }) => ask(after), { page: 1, after: null })) {
    if (!reached.ok) return reached;
    const { rows: more } = reached.val.page;
    rows.push(...more.filter(isMeant));
    if (more.some(isEnd)) break;
  }
  return Ok(rows);
};

/** The first row of a list that is meant, page after page until it or the end is there; null for none. */
export const firstRow = async <Row, Failure>(
  ask: AskAfter<Row, Failure>,
  isMeant: (row: Row) => boolean,
  isEnd: (row: Row) => boolean = () => false,
): Promise<Result<Row | null, Failure | Problem>> =>
  (await everyRow(ask, isMeant, (row) => isMeant(row) || isEnd(row))).map(([first]) => first ?? null);
