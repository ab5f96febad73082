/**
 * The word for a key; none for a key that only every object has, such as 'toString': keys come out of what was stored.
 */
export const wordIn = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;
