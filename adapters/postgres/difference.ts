/** The same text for the same facts, in whatever order an object tells them. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** What the audit trail keeps of a change: of a list only the items that are others by now, since hundreds of brands stay as they are. */
export const difference = (before: unknown, after: unknown): Readonly<Record<string, unknown>> => {
  if (!Array.isArray(before) || !Array.isArray(after)) return { before, after };
  const written = (items: readonly unknown[]): ReadonlySet<string> => new Set(items.map(canonical));
  const [was, is] = [written(before), written(after)];
  return {
    before: before.filter((item) => !is.has(canonical(item))),
    after: after.filter((item) => !was.has(canonical(item))),
  };
};
