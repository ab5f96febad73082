/** The difference between two values that are shown in fields. */
export interface ChangedTexts {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Names in a value that nobody reads. */
const unread: ReadonlySet<string> = new Set(['id', 'fixed', 'linkOf', 'upload']);

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) => (unread.has(name) ? [] : textsIn(held)));
};

const without = (texts: readonly string[], others: readonly string[]): readonly string[] => {
  const known = new Set(others);
  return [...new Set(texts)].filter((text) => !known.has(text));
};

/** The texts that came and those that went. */
export const changedTexts = (before: unknown, after: unknown): ChangedTexts => {
  const [was, is] = [textsIn(before), textsIn(after)];
  return { added: without(is, was), removed: without(was, is) };
};
