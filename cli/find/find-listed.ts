import { Err, Ok, type Result } from '#core/shared/result.ts';
import { firstRow, type RowPage } from '../declare/pages.ts';
import type { Problem } from '../outcome.ts';

/** One by its id, by way of the list, newest first: for `--dry-run`, where there is no call that shows one alone. */
export const findListed = async <Row extends { readonly id: string }, Failure, NotFound>(
  id: string,
  ask: (after: string | null) => Promise<Result<RowPage<Row>, Failure>>,
  notFound: NotFound,
): Promise<Result<Row, Failure | Problem | NotFound>> => {
  const found = await firstRow(ask, (row) => row.id === id.trim());
  if (!found.ok) return found;
  return found.val === null ? Err(notFound) : Ok(found.val);
};
