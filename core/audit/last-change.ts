import type { Caller } from '#core/access/caller.ts';

/** Who changed a thing last, and when (ISO 8601 in UTC). */
export interface LastChange {
  readonly by: string;
  readonly at: string;
}

/** Who may know it: whoever reads what is of one customer (docs/rules/activity.md 1), which sellers do not. */
export const maySeeLastChange = ({ role }: Caller): boolean => role === 'Admin' || role === 'Manager';
