import { expect, it } from 'vitest';
import type { LiveNotice } from '#core/live/event.ts';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { cartOf, ours, theirs } from '#test/server/hub/a-hub.ts';

/** The other end of a connection, as each of its kinds has one. */
export interface OtherEnd {
  readonly connection: LiveConnection;
  /** How many links it knows. */
  standing(): number;
  /** Lets the link of that company in, unless it is asked to close; one that lets them in by itself does nothing. */
  admit(customerId: CustomerId | null): void;
  /** Refuses the next link. */
  refuseNext(): void;
  /** Tells the links of that company. */
  tell(customerId: CustomerId, count: number): void;
  /** Ends the links of that company. */
  cut(customerId: CustomerId | null): void;
  /** Carries out what was asked for; one that does so by itself does nothing. */
  finish(): void;
}

/** What every live connection does (core/live/live-connection.port.ts). */
export const liveConnectionContract = (otherEnd: () => OtherEnd): void => {
  const open = (end: OtherEnd, customerId: CustomerId | null) => {
    const hookCalls: string[] = [];
    const notices: LiveNotice[] = [];
    const link = end.connection.open(customerId, {
      opened: () => void hookCalls.push('opened'),
      received: (notice) => {
        hookCalls.push('received');
        notices.push(notice);
      },
      closed: () => void hookCalls.push('closed'),
    });
    return { link, hookCalls, notices };
  };
  const opened = async (end: OtherEnd, customerId: CustomerId | null) => {
    const seen = open(end, customerId);
    await expect
      .poll(() => {
        end.admit(customerId);
        return seen.hookCalls;
      })
      .toEqual(['opened']);
    return seen;
  };
  const closed = async (end: OtherEnd, seen: { readonly hookCalls: readonly string[] }) =>
    expect
      .poll(() => {
        end.finish();
        return seen.hookCalls.at(-1);
      })
      .toBe('closed');
  const cart = (customerId: CustomerId, count: number): LiveNotice => {
    const { name, facts } = cartOf(customerId, count);
    return { name, facts } as LiveNotice;
  };

  it('tells first that it is open, once, then what it hears, in its order', async () => {
    const end = otherEnd();
    const { hookCalls, notices } = await opened(end, ours);
    expect(end.standing()).toBe(1);
    for (const count of [1, 2, 3]) end.tell(ours, count);
    await expect.poll(() => notices).toEqual([1, 2, 3].map((count) => cart(ours, count)));
    expect(hookCalls).toEqual(['opened', 'received', 'received', 'received']);
  });

  it('is open for staff where no company is named', async () => {
    const end = otherEnd();
    await opened(end, null);
    expect(end.standing()).toBe(1);
  });

  it('is closed as asked, tells so once however often it is asked, and nothing after it', async () => {
    const end = otherEnd();
    const seen = await opened(end, ours);
    const other = await opened(end, ours);
    seen.link.close();
    seen.link.close();
    await closed(end, seen);
    seen.link.close();
    // Sent at once: the other side may not know of the end yet. Another link that hears it shows that it was sent.
    end.tell(ours, 1);
    await expect.poll(() => other.notices).toEqual([cart(ours, 1)]);
    await expect.poll(() => end.standing()).toBe(1);
    end.cut(ours);
    await closed(end, other);
    await expect.poll(() => end.standing()).toBe(0);
    expect(seen.hookCalls).toEqual(['opened', 'closed']);
  });

  it('can be asked to close before it is open, and is never open after its end', async () => {
    const end = otherEnd();
    const seen = open(end, ours);
    seen.link.close();
    await closed(end, seen);
    end.admit(ours);
    await expect.poll(() => end.standing()).toBe(0);
    const another = await opened(end, ours);
    expect(seen.hookCalls.filter((one) => one !== 'opened')).toEqual(['closed']);
    expect(seen.hookCalls.at(-1)).toBe('closed');
    expect(another.hookCalls).toEqual(['opened']);
  });

  it('tells once that it was ended from the other side, and never opens another by itself', async () => {
    const end = otherEnd();
    const seen = await opened(end, ours);
    end.cut(ours);
    await closed(end, seen);
    seen.link.close();
    end.admit(ours);
    const other = await opened(end, theirs);
    end.tell(theirs, 1);
    await expect.poll(() => other.notices).toHaveLength(1);
    expect(end.standing()).toBe(1);
    expect(seen.hookCalls).toEqual(['opened', 'closed']);
  });

  it('tells of a link that is refused that it is closed, and that alone', async () => {
    const end = otherEnd();
    end.refuseNext();
    const seen = open(end, ours);
    await closed(end, seen);
    seen.link.close();
    expect(end.standing()).toBe(0);
    expect(seen.hookCalls).toEqual(['closed']);
  });

  it('has links that do not know of one another', async () => {
    const end = otherEnd();
    const us = await opened(end, ours);
    const them = await opened(end, theirs);
    end.tell(theirs, 4);
    await expect.poll(() => them.notices).toEqual([cart(theirs, 4)]);
    us.link.close();
    await closed(end, us);
    end.tell(theirs, 5);
    await expect.poll(() => them.notices).toEqual([cart(theirs, 4), cart(theirs, 5)]);
    expect(us.hookCalls).toEqual(['opened', 'closed']);
  });
};
