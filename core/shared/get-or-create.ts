interface Keeping<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** What is kept under the key, made and kept first where nothing is. */
export const getOrCreate = <Key, Value>(kept: Keeping<Key, Value>, key: Key, make: () => Value): Value => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};
