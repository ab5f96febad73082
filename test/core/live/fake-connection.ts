import type { LiveConnection, LiveHooks } from '#core/live/live-connection.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';

export interface FakeLink {
  readonly customerId: CustomerId | null;
  /** What the other end does: lets it in, tells it something, ends it. */
  readonly hooks: LiveHooks;
  /** Whether the end of the link was asked for. */
  closing: boolean;
}

/**
 * A connection whose links open, break and close when the test says so. As the port says, a link that is over tells
 * nothing more (test/contracts/live-connection.contract.ts).
 */
export function createFakeConnection() {
  const links: FakeLink[] = [];
  const connection: LiveConnection = {
    open(customerId, hooks) {
      let isOpened = false;
      let isOver = false;
      const link: FakeLink = {
        customerId,
        closing: false,
        hooks: {
          opened() {
            if (isOpened || isOver) return;
            isOpened = true;
            hooks.opened();
          },
          received(notice) {
            if (isOpened && !isOver) hooks.received(notice);
          },
          closed() {
            if (isOver) return;
            isOver = true;
            hooks.closed();
          },
        },
      };
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
