import type { LiveConnection, LiveLink } from '#core/live/live-connection.port.ts';

/** A connection over what is loaded when it is first opened; where that fails, its link could not be made. */
export const laterConnection = (load: () => Promise<LiveConnection>): LiveConnection => ({
  open(customerId, hooks) {
    let link: LiveLink | null = null;
    let isClosed = false;
    load().then(
      (connection) => {
        if (isClosed) hooks.closed();
        else link = connection.open(customerId, hooks);
      },
      () => hooks.closed(),
    );
    return {
      close: () => {
        isClosed = true;
        link?.close();
      },
    };
  },
});
