import type { ScreenPath } from '#core/access/screens.ts';
import { pageParam } from '#web/url/page-param.ts';

const path = '/current-account' satisfies ScreenPath;

export type AccountPlace =
  | { readonly tab: 'actual' }
  | { readonly tab: 'historica'; readonly page: number }
  /** What was reported to have been paid; `after` is the key of the page before, null for the newest. */
  | { readonly tab: 'pagos'; readonly after: string | null; readonly isNew: boolean };

export const readAccountUrl = (query: URLSearchParams): AccountPlace => {
  const after = query.get('after');
  switch (query.get('tab')) {
    case 'historica':
      return { tab: 'historica', page: pageParam(query.get('page')) };
    case 'pagos':
      return {
        tab: 'pagos',
        after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
        isNew: query.has('new'),
      };
    default:
      return { tab: 'actual' };
  }
};

export const linkToAccount = (place: AccountPlace): string => {
  const { tab } = place;
  if (tab === 'actual') return path;
  const more =
    tab === 'historica'
      ? { ...(place.page > 1 ? { page: String(place.page) } : {}) }
      : { ...(place.after === null ? {} : { after: place.after }), ...(place.isNew ? { new: '1' } : {}) };
  return `${path}?${new URLSearchParams({ tab, ...more })}`;
};
