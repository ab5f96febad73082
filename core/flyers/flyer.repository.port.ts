import type { Author } from '#core/audit/author.ts';
import type { ProductId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { FlyerTies } from './flyer.ts';

/**
 * Which articles a flyer shows. A flyer is a picture of its folder, by its name; one that is taken away leaves its
 * articles.
 */
export interface FlyerRepository {
  /** The flyers that have products. */
  ties(): Promise<readonly FlyerTies[]>;
  /** In order; null where there is no such flyer. */
  productsOf(name: string): Promise<readonly ProductId[] | null>;
  /**
   * `decide` gets what is stored, which cannot change until its answer is stored; null where there is no such flyer.
   * Sends an event to everybody.
   */
  tie<Failure>(
    name: string,
    author: Author,
    decide: (held: readonly ProductId[]) => Result<readonly ProductId[], Failure>,
  ): Promise<Result<readonly ProductId[], Failure> | null>;
}
