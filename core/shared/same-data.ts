/**
 * Equal for equal facts, where a text is needed (a tag, a set): fields of objects are sorted at every depth, since a
 * database does not keep their order.
 */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/**
 * Whether two plain values hold the same, also where one of them was read back from the database: a field that is
 * undefined is one that is not there.
 */
export const isSameData = (one: unknown, other: unknown): boolean =>
  // Mostly their fields stand in the same order, and sorting them takes several times as long.
  JSON.stringify(one) === JSON.stringify(other) || canonicalText(one) === canonicalText(other);
