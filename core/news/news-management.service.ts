import type { Caller } from '#core/access/caller.ts';
import type { NewsId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Announced } from './news.repository.port.ts';
import type { NewsFailure } from './news.service.ts';
import type { NewsItem } from './news-item.ts';

/**
 * What the distributor announces, for administrators: the capability behind `api/product-news` (docs/rules/news.md 2).
 */
export interface NewsManagementService {
  /** Newest first. */
  list(caller: Caller): Promise<Result<readonly NewsItem[], NewsManagementFailure>>;
  announce(caller: Caller, what: ToAnnounce): Promise<Result<NewsItem, NewsManagementFailure>>;
  withdraw(caller: Caller, id: NewsId): Promise<Result<null, NewsManagementFailure>>;
}

/**
 * What to announce, with the names that another back end takes from the call (docs/rules/news.md 1); ours has its own.
 */
export type ToAnnounce = Announced & Partial<Pick<NewsItem, 'code' | 'productBrandName'>>;

export type NewsManagementFailure =
  | NewsFailure
  /** Unknown, not sold under that brand, or switched off: nobody would see it announced. */
  | { readonly code: 'news-product-unknown' }
  | { readonly code: 'news-already-there' }
  | { readonly code: 'news-not-found' };
