type IsSame<Key> = (one: Key, other: Key) => boolean;

/** Keeps the last value that was made, for as long as it is asked for by the same key. */
export const lastOfKey = <Key, Value>(isSame: IsSame<Key> = Object.is) => {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key: Key, make: () => Value): Value => {
    if (last === null || !isSame(last.key, key)) last = { key, value: make() };
    return last.value;
  };
};

/**
 * As `lastOfKey`, for an answer that takes time: all who ask by its key wait for it; an answer that failed is asked
 * again.
 */
export const lastAnswerOfKey = <Key, Answer>(isSame: IsSame<Key> = Object.is) => {
  let last: { readonly key: Key; readonly answer: Promise<Answer> } | null = null;
  return (key: Key, make: () => Promise<Answer>): Promise<Answer> => {
    if (last !== null && isSame(last.key, key)) return last.answer;
    const made = { key, answer: make() };
    last = made;
    made.answer.catch(() => {
      if (last === made) last = null;
    });
    return made.answer;
  };
};
