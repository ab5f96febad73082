interface Keeping<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

interface Forgetting<Key, Value> extends Keeping<Key, Value> {
  delete(key: Key): unknown;
}

/** The value under the key, which is made and kept first where there is none. */
export const getOrCreate = <Key, Value>(kept: Keeping<Key, Value>, key: Key, make: () => Value): Value => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};

/**
 * As `getOrCreate`, for an answer that takes time: all who ask by the key wait for it; an answer that failed is not
 * kept.
 */
export const getOrAsk = <Key, Answer>(
  kept: Forgetting<Key, Promise<Answer>>,
  key: Key,
  ask: () => Promise<Answer>,
): Promise<Answer> =>
  getOrCreate(kept, key, () => {
    const asked = ask();
    asked.catch(() => {
      if (kept.get(key) === asked) kept.delete(key);
    });
    return asked;
  });
