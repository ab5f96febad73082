import type { LiveConnection, LiveLink } from '#core/live/live-connection.port.ts';

/**
 * A connection whose code is loaded when the first link is opened: no screen and no command waits for it. Where it
 * cannot be loaded, the link could not be made.
 */
export const laterConnection = (load: () => Promise<LiveConnection>): LiveConnection => ({
  open(customerId, hooks) {
    let link: LiveLink | null = null;
    let isClosing = false;
    load().then(
      (connection) => {
        if (isClosing) hooks.closed();
        else link = connection.open(customerId, hooks);
      },
      () => hooks.closed(),
    );
    return {
      close: () => {
        isClosing = true;
        link?.close();
      },
    };
  },
});
