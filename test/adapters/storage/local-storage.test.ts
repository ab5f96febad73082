import { describe, expect, it } from 'vitest';
import { createKeyValueStore } from '#adapters/storage/key-value.ts';
import { createLoginStore, type StorageEvents } from '#adapters/storage/local-storage.ts';

/** A browser's storage, and the events that another tab's writing makes. */
function aStorage(initial: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(initial));
  const storage: Storage = {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
  const listeners = new Set<(event: { readonly key: string | null }) => void>();
  const events: StorageEvents = {
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  const elsewhere = (key: string | null) => {
    for (const listener of listeners) listener({ key });
  };
  return {
    values,
    logins: createLoginStore(
      createKeyValueStore(() => storage),
      events,
    ),
    elsewhere,
    listeners,
  };
}

const login = { token: 'a-token', expire: '2026-03-09T12:00:00.000Z' };

describe('the stored login', () => {
  it('is kept under the key login, as token and expire', () => {
    const { logins, values } = aStorage();
    expect(logins.keep(login)).toBe(true);
    expect(JSON.parse(values.get('login') ?? '')).toEqual(login);
    expect(logins.read()).toEqual(login);
    expect(logins.forget()).toBe(true);
    expect(values.size).toBe(0);
    expect(logins.read()).toBeNull();
  });

  it('keeps the one behind it while staff act as a customer', () => {
    const { logins } = aStorage();
    const staff = { token: 'staff', expire: '2026-03-09T20:00:00.000Z' };
    logins.keep({ ...login, staff });
    expect(logins.read()).toEqual({ ...login, staff });
    logins.keep(staff);
    expect(logins.read()).toEqual(staff);
  });

  it.each(['', 'no json', 'null', '7', '[]', '"text"', '{"token":7}', '{"token":"a","expire":{}}', '{'])(
    'is nothing worth having when it reads %s',
    (stored) => {
      const read = aStorage({ login: stored }).logins.read();
      expect(read === null || (read.token === undefined && read.expire === undefined)).toBe(true);
    },
  );

  it('is forgotten, without an error, where storage is blocked', () => {
    const blocked = createKeyValueStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const logins = createLoginStore(blocked, aStorageEvents);
    expect(logins.keep(login)).toBe(false);
    expect(logins.read()).toBeNull();
    expect(logins.forget()).toBe(true);
  });

  it('tells of other tabs until told to stop, and only of its own key', () => {
    const { logins, elsewhere, listeners } = aStorage();
    let changeCount = 0;
    const stop = logins.onChange(() => {
      changeCount += 1;
    });
    elsewhere('theme');
    expect(changeCount).toBe(0);
    elsewhere('login');
    elsewhere(null);
    expect(changeCount).toBe(2);
    stop();
    expect(listeners.size).toBe(0);
  });
});

const aStorageEvents: StorageEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };
