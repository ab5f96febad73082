import { nearest } from '#core/search/nearest/edit-distance.ts';

/** Letters of a name that may be wrong for it to be taken for another one. */
const maxMistyped = 2;

/** Which name was meant, or which there are. */
export const nearestName = (unknown: string, names: readonly string[]): string => {
  const sorted = [...names].sort();
  const [near] = [...nearest(sorted.length, (at) => sorted[at] ?? '', unknown, maxMistyped)].sort(
    (one, other) => one.distance - other.distance,
  );
  return near === undefined ? `Están: ${names.join(', ')}` : `¿Quisiste decir ${sorted[near.place]}?`;
};
