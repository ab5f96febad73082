import { Err, Ok, type Result } from '#core/shared/result.ts';
import { everyRow, type RowPage } from '../declare/pages.ts';
import { type Problem, problem } from '../outcome.ts';
import { printable } from '../style.ts';

/** Characters of an id that are enough where only one id begins with them. */
const shortestId = 4;

/** How an id is shown in a table, which has to fit a screen: enough for `idBeginning`. The whole one is in `--json`. */
export const idShown = (id: string): string => id.slice(0, 8);

/** The row whose id that is, or how that of one alone begins. */
export const idBeginning = <Row extends { readonly id: string }, NotFound>(
  rows: readonly Row[],
  text: string,
  notFound: NotFound,
): Result<Row, NotFound | Problem> => {
  const exact = rows.find(({ id }) => id === text);
  if (exact !== undefined) return Ok(exact);
  const [only, ...others] = text.length < shortestId ? [] : rows.filter(({ id }) => id.startsWith(text));
  if (only === undefined) return Err(notFound);
  if (others.length === 0) return Ok(only);
  const ids = [only, ...others].map(({ id }) => id).join(', ');
  const message = `Hay ${others.length + 1} que empiezan con «${printable(text)}»`;
  return Err(problem('id-ambiguous', message, `Decí más de su ID: ${ids}`));
};

/** As `idBeginning` in a list, page after page: a whole id ends the search, a beginning may fit later ids too. */
export const listedByBeginning = async <Row extends { readonly id: string }, Failure, NotFound>(
  text: string,
  ask: (after: string | null) => Promise<Result<RowPage<Row>, Failure>>,
  notFound: NotFound,
): Promise<Result<Row, Failure | NotFound | Problem>> => {
  const rows = await everyRow(
    ask,
    ({ id }) => id.startsWith(text),
    ({ id }) => id === text,
  );
  return rows.ok ? idBeginning(rows.val, text, notFound) : rows;
};
