import type { Author } from '#core/audit/author.ts';
import type { NewsId, ProductBrandId, ProductId } from '#core/shared/ids.ts';

/** A product in a brand is announced: a product that was sold before may come in another brand. */
export interface Announced {
  readonly productId: ProductId;
  readonly productBrandId: ProductBrandId;
}

/** An announcement as it is kept. */
export interface Announcement extends Announced {
  readonly id: NewsId;
  readonly productBrandName: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

export interface NewsRepository {
  /** Newest first. */
  announced(): Promise<readonly Announcement[]>;
  /** Tells everybody; null where it is announced already. */
  announce(what: Announced, at: string, author: Author): Promise<NewsId | null>;
  /** Tells everybody; false where there is none (any more). */
  withdraw(id: NewsId, author: Author): Promise<boolean>;
}
