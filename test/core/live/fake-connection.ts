import type { LiveConnection, LiveHooks } from '#core/live/live-connection.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';

export interface FakeLink {
  readonly customerId: CustomerId | null;
  readonly hooks: LiveHooks;
  /** The machine asked for the end. */
  closing: boolean;
}

/** A connection whose links open, break and close when the test says so. */
export function createFakeConnection() {
  const links: FakeLink[] = [];
  const connection: LiveConnection = {
    open(customerId, hooks) {
      const link: FakeLink = { customerId, hooks, closing: false };
      links.push(link);
      return {
        close: () => {
          link.closing = true;
        },
      };
    },
  };
  return { connection, links, last: () => links.at(-1) };
}
