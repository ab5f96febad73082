type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Leaves out fields that are undefined or empty text: an empty cell says nothing. */
export function withoutEmptyCells<T extends Readonly<Record<string, string | number | undefined>>>(
  fields: T,
): Present<T> {
  const result: Record<string, string | number> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value !== '') result[key] = value;
  }
  return result as Present<T>;
}
