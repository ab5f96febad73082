import { fromCallback } from 'xstate';
import type { CustomerId } from '#core/shared/ids.ts';
import type { LiveNotice } from './event.ts';
import type { LiveConnection } from './live-connection.port.ts';

/** Events that the link's actor sends to the machine. */
export type LinkEvent =
  | { readonly type: 'link.opened' }
  | { readonly type: 'link.received'; readonly notice: LiveNotice }
  | { readonly type: 'link.closed' };

/** A link as an actor: any message to it asks for the end, and stopping the actor ends the link without an event. */
export const linkLogic = (connection: LiveConnection) =>
  fromCallback<{ readonly type: 'close' }, { readonly customerId: CustomerId | null }>(
    ({ input, sendBack, receive }) => {
      const tell = (event: LinkEvent) => sendBack(event);
      const link = connection.open(input.customerId, {
        opened: () => tell({ type: 'link.opened' }),
        received: (notice) => tell({ type: 'link.received', notice }),
        closed: () => tell({ type: 'link.closed' }),
      });
      receive(() => link.close());
      return () => link.close();
    },
  );
