import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';

/**
 * The key of what is being sent for the first time: sent again as it was, it is the same intention and has the same
 * key.
 */
export interface IdempotencyKey {
  keyFor(what: unknown): string;
  /** What was sent is stored: sending the same once more gets another key. */
  settled(): void;
}

/** Storage in which the key outlives a reload, as the draft does. */
interface KeptIdempotencyKey {
  readonly inTab: KeyValueStore;
  readonly under: string;
}

const sentShape = z.object({ key: z.string().check(z.minLength(1)), written: z.string() });
type Sent = z.infer<typeof sentShape>;

/** `newKey` answers a text that nobody else will ever make. */
export const createIdempotencyKey = (newKey: () => string, kept?: KeptIdempotencyKey): IdempotencyKey => {
  // The key is in memory too: where the tab's storage is blocked, trying again is still the same intention.
  let sent = kept === undefined ? null : readIntention(kept);
  return {
    keyFor(what) {
      const written = JSON.stringify(what);
      if (sent === null || sent.written !== written) {
        sent = { key: newKey(), written };
        kept?.inTab.write(kept.under, JSON.stringify(sent));
      }
      return sent.key;
    },
    settled() {
      sent = null;
      kept?.inTab.remove(kept.under);
    },
  };
};

const readIntention = ({ inTab, under }: KeptIdempotencyKey): Sent | null => {
  const read = z.safeParse(sentShape, parseJson(inTab.read(under)));
  return read.success ? read.data : null;
};
