import { lastAnswerOfKey } from '#core/shared/last-of-key.ts';
import type { CatalogueFollower } from './catalogue-follower.ts';

/** Reads something of the catalogue once for each published generation; a reading that failed is tried again. */
export const oncePerGeneration = <Read>(
  follower: Pick<CatalogueFollower, 'generation'>,
  read: (generation: number) => Promise<Read>,
): (() => Promise<Read>) => {
  const last = lastAnswerOfKey<number, Read>();
  return () => {
    const generation = follower.generation();
    return last(generation, () => read(generation));
  };
};
