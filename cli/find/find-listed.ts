import { Err, Ok, type Result } from '#core/shared/result.ts';
import { firstRow, type RowPage } from '../declare/pages.ts';
import type { Problem } from '../outcome.ts';

type AskAfter<Row, Failure> = (after: string | null) => Promise<Result<RowPage<Row>, Failure>>;

/** One by its number in a list, the newest first: it is not among those after a smaller one; null for none. */
export const numberedRow = <Row extends { readonly id: string }, Failure>(
  number: string,
  ask: AskAfter<Row, Failure>,
): Promise<Result<Row | null, Failure | Problem>> => {
  const wanted = number.trim();
  return firstRow(
    ask,
    ({ id }) => id === wanted,
    ({ id }) => Number(id) < Number(wanted),
  );
};

/** One by its id, by way of the list, newest first: for `--dry-run`, where there is no call that shows one alone. */
export const findListed = async <Row extends { readonly id: string }, Failure, NotFound>(
  id: string,
  ask: AskAfter<Row, Failure>,
  notFound: NotFound,
): Promise<Result<Row, Failure | Problem | NotFound>> => {
  const found = await firstRow(ask, (row) => row.id === id.trim());
  if (!found.ok) return found;
  return found.val === null ? Err(notFound) : Ok(found.val);
};
