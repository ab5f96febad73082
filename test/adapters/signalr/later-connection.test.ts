import { describe, expect, it } from 'vitest';
import { laterConnection } from '#adapters/signalr/later-connection.ts';
import type { LiveConnection, LiveHooks } from '#core/live/live-connection.port.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const hooksThatTell = () => {
  const hookCalls: string[] = [];
  const hooks: LiveHooks = {
    opened: () => void hookCalls.push('opened'),
    received: ({ name }) => void hookCalls.push(name),
    closed: () => void hookCalls.push('closed'),
  };
  return { hookCalls, hooks };
};
/** A connection that is open at once, and closes when it is asked to. */
const connection: LiveConnection = {
  open(_customerId, hooks) {
    hooks.opened();
    return { close: () => hooks.closed() };
  },
};

describe('a connection over what is loaded first', () => {
  it('opens once that is there, and closes as any', async () => {
    const { hookCalls, hooks } = hooksThatTell();
    const link = laterConnection(async () => connection).open(null, hooks);
    expect(hookCalls).toEqual([]);
    await settled();
    expect(hookCalls).toEqual(['opened']);
    link.close();
    expect(hookCalls).toEqual(['opened', 'closed']);
  });

  it('is never opened where it was closed while it was loading, and says that it is closed', async () => {
    const { hookCalls, hooks } = hooksThatTell();
    laterConnection(async () => connection)
      .open(null, hooks)
      .close();
    await settled();
    expect(hookCalls).toEqual(['closed']);
  });

  it('is closed where that cannot be loaded', async () => {
    const { hookCalls, hooks } = hooksThatTell();
    laterConnection(() => Promise.reject(new Error('no such file'))).open(null, hooks);
    await settled();
    expect(hookCalls).toEqual(['closed']);
  });
});
