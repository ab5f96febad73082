/**
 * Where a page of a long list ended: the columns that it is sorted by, of its last row. Opaque to whoever asks for the next one.
 */
export const writePageKey = (parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Null where it is no key that `writePageKey` wrote with so many parts. */
export const readPageKey = (key: string, parts: number): readonly (string | number)[] | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(key, 'base64url').toString('utf8'));
    const isKey =
      Array.isArray(read) && read.length === parts && read.every((part) => /^(string|number)$/.test(typeof part));
    return isKey ? (read as readonly (string | number)[]) : null;
  } catch {
    return null;
  }
};
