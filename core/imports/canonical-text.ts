/**
 * The same text for the same facts, in whatever order objects at any depth name their fields: a database keeps no order
 * of them.
 */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
