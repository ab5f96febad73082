import { readFile } from 'node:fs/promises';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { fromSnapshot } from '#core/search/index/snapshot.ts';

/**
 * The search index as a process before this one left it, and of which database and which generation of its catalogue it
 * is.
 */
export interface SearchSnapshot {
  readonly index: SearchIndex;
  readonly databaseId: string;
  readonly generation: number;
}

/** The stamp of a snapshot. */
export const snapshotStamp = (databaseId: string, generation: number): string => `${databaseId}:${generation}`;

/** Null where there is none, or one that cannot be read: the index is built anew then. */
export const readSearchSnapshot = async (file: string): Promise<SearchSnapshot | null> => {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return null;
  const opened = fromSnapshot(bytes);
  if (!opened.ok) return null;
  const [databaseId = '', generation] = opened.val.stamp.split(':');
  return { index: opened.val.index, databaseId, generation: Number(generation) };
};
