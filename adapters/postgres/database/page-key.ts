/**
 * Where a page of a long list ended: the columns that it is sorted by, of its last row. Opaque to the client that asks
 * for the next one.
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

const instant =
  /^(2\d{3})-(\d{2})-(\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/;

/** Whether the database takes the text for an instant of this millennium, as it writes them itself or as ISO 8601. */
export const isInstant = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = instant.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

/** The instant and id of a page's last row, in a list that is sorted by them; null where it is no such key. */
export const readInstantKey = (key: string): readonly [at: string, id: number] | null => {
  const [at, id] = readPageKey(key, 2) ?? [];
  return typeof at === 'string' && isInstant(at) && typeof id === 'number' && Number.isSafeInteger(id)
    ? [at, id]
    : null;
};
