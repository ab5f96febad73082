/**
 * The same text for the same facts: fields of objects are sorted at every depth, since a database does not keep their
 * order.
 */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
