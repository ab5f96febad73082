import { activityFilterFromWire, activityFilterToWire, activityFilterWire } from '#adapters/wire/activity.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import type { ActivityFilter } from '#core/activity/activity.ts';

const path = '/admin-activity' satisfies ScreenPath;

/** The state in the screen's address. */
export interface ActivityState {
  readonly filter: ActivityFilter;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  /** The entry at the right; null for none. */
  readonly entry: string | null;
}

/** A part of the address that is no such filter narrows nothing. */
const filterOf = (query: URLSearchParams): ActivityFilter => {
  const parts = [...query].flatMap(([name, value]) => {
    const read = activityFilterWire.safeParse({ [name]: value });
    return read.success ? [read.data] : [];
  });
  return activityFilterFromWire(Object.assign({}, ...parts));
};

export const readActivityUrl = (query: URLSearchParams): ActivityState => {
  const after = query.get('after');
  return {
    filter: filterOf(query),
    after: after !== null && /^\d{1,18}$/.test(after) ? after : null,
    entry: query.get('entry'),
  };
};

export const linkToActivity = ({ filter = {}, after = null, entry = null }: Partial<ActivityState>): string => {
  const query = new URLSearchParams({
    ...activityFilterToWire(filter),
    ...(after === null ? {} : { after }),
    ...(entry === null ? {} : { entry }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
};
