import type { Caller } from '#core/access/caller.ts';

/** Who changed a thing last, and when (ISO 8601 in UTC). */
export interface LastChange {
  readonly by: string;
  readonly at: string;
}

/** Administrators and managers may know it; sellers may not (docs/rules/activity.md 1). */
export const maySeeLastChange = ({ role }: Caller): boolean => role === 'Admin' || role === 'Manager';
