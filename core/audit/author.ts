import type { Caller } from '#core/access/caller.ts';

/**
 * Who did something that is written down: the login, and the member of staff behind it where one acts as the customer.
 */
export interface Author {
  readonly userName: string;
  readonly actedBy: string | null;
  /** The network it came from (docs/rules/audit.md 2). Left out where it is not known. */
  readonly network?: string | undefined;
  /** The import of a sheet that does it: what it changes can be undone (docs/rules/sheets.md 2). */
  readonly importId?: string | undefined;
}

export const authorOf = ({ userName, actedBy, network }: Caller): Author => ({
  userName,
  actedBy: actedBy?.userName ?? null,
  network,
});
