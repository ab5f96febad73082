import type { Caller } from '#core/access/caller.ts';

/** Who did something that is written down: the login, and the member of staff behind it where one acts as the customer. */
export interface Author {
  readonly userName: string;
  readonly actedBy: string | null;
}

export const authorOf = ({ userName, actedBy }: Caller): Author => ({
  userName,
  actedBy: actedBy?.userName ?? null,
});
