import { emptyBitmap, hasBit, setBit } from './bitmap.ts';
import type { SearchDocument } from './document.ts';
import type { Layer, SearchIndex } from './search-index.ts';
import { buildSegment, ordinalOfKey } from './segment.ts';

/**
 * The index with these products as they are now, new ones among them, and without the removed ones: it answers as if it
 * were rebuilt. It costs about as much as indexing the changed products (small layers are now and then joined), plus a
 * bit a product of the base.
 */
export function withChanges(
  index: SearchIndex,
  changed: readonly SearchDocument[],
  removedKeys: readonly number[] = [],
): SearchIndex {
  const fresh = new Map(changed.map((document) => [document.key, document]));
  for (const key of removedKeys) fresh.delete(key);
  const gone = new Set([...changed.map(({ key }) => key), ...removedKeys]);
  const [base, ...overlays] = index.layers;
  const older = overlays.map((layer) => hiding(layer, gone)).filter(isInUse);
  // Joining layers of like size keeps their number logarithmic.
  while (sizeOf(older.at(-1)) > 0 && sizeOf(older.at(-1)) <= 2 * fresh.size) {
    for (const [key, document] of liveDocuments(older.pop())) fresh.set(key, document);
  }
  const added: Layer = { segment: buildSegment(fresh.values()), hiddenCount: 0, documents: fresh };
  return { lexicon: index.lexicon, layers: [hiding(base, gone), ...older, ...(fresh.size > 0 ? [added] : [])] };
}

/**
 * How many products stand outside the base or are hidden in it: past some per cent of the base a rebuild is worth it.
 */
export function overlaySize({ layers }: SearchIndex): number {
  const [base, ...overlays] = layers;
  return base.hiddenCount + overlays.reduce((sum, { segment }) => sum + segment.size, 0);
}

/** The arguments with which `withChanges` makes this index of its base layer. */
export function changesOf({ layers }: SearchIndex): { changed: SearchDocument[]; removedKeys: number[] } {
  const [{ segment, hidden }, ...overlays] = layers;
  const live = new Map(overlays.flatMap((layer) => [...liveDocuments(layer)]));
  const isRemoved = (key: number, ordinal: number): boolean =>
    hidden !== undefined && hasBit(hidden, ordinal) && !live.has(key);
  return { changed: [...live.values()], removedKeys: [...segment.keys].filter(isRemoved) };
}

function hiding(layer: Layer, keys: ReadonlySet<number>): Layer {
  const { segment } = layer;
  const hidden = layer.hidden?.slice() ?? emptyBitmap(segment.size);
  let { hiddenCount } = layer;
  for (const key of keys) {
    const ordinal = ordinalOfKey(segment, key);
    if (ordinal === undefined || hasBit(hidden, ordinal)) continue;
    setBit(hidden, ordinal);
    hiddenCount++;
  }
  return hiddenCount === layer.hiddenCount ? layer : { ...layer, hidden, hiddenCount };
}

const sizeOf = (layer: Layer | undefined): number => layer?.segment.size ?? 0;
const isInUse = ({ segment, hiddenCount }: Layer): boolean => hiddenCount < segment.size;

function liveDocuments(layer: Layer | undefined): Map<number, SearchDocument> {
  const live = new Map(layer?.documents);
  if (layer?.hidden === undefined) return live;
  const { segment, hidden } = layer;
  segment.keys.forEach((key, ordinal) => {
    if (hasBit(hidden, ordinal)) live.delete(key);
  });
  return live;
}
