import * as z from 'zod/mini';
import type { LoginStore } from '#core/session/login-store.port.ts';
import type { Login } from '#core/session/session.service.ts';
import { type KeyValueStore, parseJson } from './key-value.ts';

/** The key of the stored login (docs/rules/session.md 1). */
const key = 'login';

const storedWire = z.object({
  token: z.optional(z.string()),
  expire: z.optional(z.string()),
  staff: z.optional(z.object({ token: z.string(), expire: z.string() })),
});

/** The fields of a login that are kept, and no others. */
const bare = ({ token, expire }: Login): Login => ({ token, expire });

/** The part of a window that tells of other tabs. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
  removeEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/** The login under the key `login` of a browser's local storage; other tabs are heard through its storage events. */
export const createLoginStore = (kept: KeyValueStore, events: StorageEvents): LoginStore => ({
  read() {
    const stored = z.safeParse(storedWire, parseJson(kept.read(key)));
    if (!stored.success) return null;
    const { token, expire, staff } = stored.data;
    return {
      ...(token === undefined ? {} : { token }),
      ...(expire === undefined ? {} : { expire }),
      ...(staff === undefined ? {} : { staff: bare(staff) }),
    };
  },
  keep(login) {
    const text = JSON.stringify({ ...bare(login), ...(login.staff === undefined ? {} : { staff: bare(login.staff) }) });
    kept.write(key, text);
    return kept.read(key) === text;
  },
  forget() {
    kept.remove(key);
    return kept.read(key) === null;
  },
  onChange(changed) {
    // A null key: everything was cleared at once.
    const onStorage = (event: { readonly key: string | null }) => {
      if (event.key === key || event.key === null) changed();
    };
    events.addEventListener('storage', onStorage);
    return () => events.removeEventListener('storage', onStorage);
  },
});
