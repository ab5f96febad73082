import { describe } from 'vitest';
import { laterConnection } from '#adapters/signalr/later-connection.ts';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import { liveConnectionContract, type OtherEnd } from '#test/contracts/live-connection.contract.ts';
import { cartOf } from '#test/server/hub/a-hub.ts';
import { createFakeConnection, type FakeLink } from './fake-connection.ts';

/** The stand-in with what a hub does at the other end of it. */
const fakeEnd = (over: (connection: LiveConnection) => LiveConnection): OtherEnd => {
  const { connection, links } = createFakeConnection();
  const admitted = new Set<FakeLink>();
  let refusesNext = false;
  const of = (customerId: FakeLink['customerId']) => links.filter((link) => link.customerId === customerId);
  const end = (ended: readonly FakeLink[]): void => {
    for (const link of ended) {
      admitted.delete(link);
      link.hooks.closed();
    }
  };
  return {
    connection: over({
      open(customerId, hooks) {
        const link = connection.open(customerId, hooks);
        if (refusesNext) end(links.slice(-1));
        refusesNext = false;
        return link;
      },
    }),
    standing: () => admitted.size,
    admit(customerId) {
      const link = of(customerId).at(-1);
      if (link === undefined || link.closing) return;
      admitted.add(link);
      link.hooks.opened();
    },
    refuseNext() {
      refusesNext = true;
    },
    tell(customerId, count) {
      const { name, facts } = cartOf(customerId, count);
      for (const { hooks } of of(customerId)) hooks.received({ name, facts } as Parameters<typeof hooks.received>[0]);
    },
    cut: (customerId) => end(of(customerId)),
    finish: () => end(links.filter(({ closing }) => closing)),
  };
};

describe('the stand-in of a live connection', () => {
  liveConnectionContract(() => fakeEnd((connection) => connection));
});

describe('a connection over what is loaded first', () => {
  liveConnectionContract(() => fakeEnd((connection) => laterConnection(async () => connection)));
});
