import type { NewsId } from '#core/shared/ids.ts';
import type { Announced } from './news.repository.port.ts';

/** A product news as administrators see it (docs/rules/news.md 1). */
export interface NewsItem extends Announced {
  readonly id: NewsId;
  /** The brand's own code; empty where the product is in no brand of that name any more. */
  readonly code: string;
  readonly productBrandName: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}
