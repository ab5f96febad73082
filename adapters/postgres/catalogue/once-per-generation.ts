import type { CatalogueFollower } from './catalogue-follower.ts';

/** Reads something of the catalogue once for each published generation; a reading that failed is tried again. */
export const oncePerGeneration = <Read>(
  follower: Pick<CatalogueFollower, 'generation'>,
  read: (generation: number) => Promise<Read>,
): (() => Promise<Read>) => {
  let known: { readonly generation: number; readonly read: Promise<Read> } | null = null;
  return () => {
    const generation = follower.generation();
    if (known?.generation === generation) return known.read;
    const asked = { generation, read: read(generation) };
    known = asked;
    asked.read.catch(() => {
      if (known === asked) known = null;
    });
    return asked.read;
  };
};
