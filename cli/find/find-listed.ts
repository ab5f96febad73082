import { Err, Ok, type Result } from '#core/shared/result.ts';
import { firstRow, type RowPage } from '../declare/pages.ts';
import type { Problem } from '../outcome.ts';

type AskAfter<Row, Failure> = (after: string | null) => Promise<Result<RowPage<Row>, Failure>>;

/** A row by its number in a list, the newest first: the search ends at the first smaller number; null for none. */
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

/** A row by its id, by way of the list, newest first: for `--dry-run`, where there is no call for a single one. */
export const findListed = async <Row extends { readonly id: string }, Failure, NotFound>(
  id: string,
  ask: AskAfter<Row, Failure>,
  notFound: NotFound,
): Promise<Result<Row, Failure | Problem | NotFound>> => {
  const found = await firstRow(ask, (row) => row.id === id.trim());
  if (!found.ok) return found;
  return found.val === null ? Err(notFound) : Ok(found.val);
};
