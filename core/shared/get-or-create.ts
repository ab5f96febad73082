interface Keeping<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value under the key, which is made and kept first where there is none. */
export const getOrCreate = <Key, Value>(kept: Keeping<Key, Value>, key: Key, make: () => Value): Value => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};
