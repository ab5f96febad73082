/** Texts by key, as browsers keep them. Where storage is blocked or full it forgets, and never throws. */
export interface KeyValueStore {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** `storage` is asked for at each use: a browser that blocks it throws on the mere mention. */
export const createKeyValueStore = (storage: () => Storage): KeyValueStore => ({
  read: (key) => attempt(() => storage().getItem(key)) ?? null,
  write: (key, value) => attempt(() => storage().setItem(key, value)),
  remove: (key) => attempt(() => storage().removeItem(key)),
});

function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The value of a text that should be JSON; null for anything else. */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
