import type { ScreenPath } from '#core/access/screens.ts';
import { pageParam } from '#web/url/page-param.ts';

const path = '/current-account' satisfies ScreenPath;

export interface AccountPlace {
  readonly tab: 'actual' | 'historica';
  /** Of 'Histórica'. */
  readonly page: number;
}

export const readAccountUrl = (query: URLSearchParams): AccountPlace =>
  query.get('tab') === 'historica'
    ? { tab: 'historica', page: pageParam(query.get('page')) }
    : { tab: 'actual', page: 1 };

export const linkToAccount = ({ tab, page }: AccountPlace): string =>
  tab === 'actual' ? path : `${path}?${new URLSearchParams({ tab, ...(page > 1 ? { page: String(page) } : {}) })}`;
