/** The key of what is being sent for the first time: sent again as it was, it is the same intention and has the same key. */
export interface IntentionKey {
  keyFor(what: unknown): string;
  /** It was kept: the same once more is another one. */
  settled(): void;
}

/** `newKey` answers a text that nobody else will ever make. */
export const createIntentionKey = (newKey: () => string): IntentionKey => {
  let sent: { readonly key: string; readonly written: string } | null = null;
  return {
    keyFor(what) {
      const written = JSON.stringify(what);
      if (sent === null || sent.written !== written) sent = { key: newKey(), written };
      return sent.key;
    },
    settled() {
      sent = null;
    },
  };
};
