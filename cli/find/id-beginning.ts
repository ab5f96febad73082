import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Problem, problem } from '../outcome.ts';
import { printable } from '../style.ts';

/** Of an id so much is enough where only one begins so. */
const shortestId = 4;

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
