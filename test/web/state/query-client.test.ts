import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshMs, type Keeping, oneList } from '#web/state/query-client.ts';
import { aService, show } from './asked-service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a service is asked', () => {
  it('is nothing until somebody shows it, and then once for all who show the same', async () => {
    const { query, calls, answer } = aService();
    expect(calls).toEqual([]);
    const one = show(query, 'a');
    const other = show(query, 'a');
    const fetched = query.fetch('a');
    await answer(1);
    expect(one.shown().data).toEqual({ request: 'a', answer: 'a 1' });
    expect(other.shown().data?.answer).toBe('a 1');
    expect((await fetched).val).toBe('a 1');
    one.leave();
    expect(show(query, 'a').shown().data?.answer).toBe('a 1');
    expect(calls).toEqual(['a']);
  });

  it('is kept apart by its request, in any order of the answers', async () => {
    const { query, answer } = aService();
    const [one, other] = [show(query, 'a'), show(query, 'b')];
    await answer(2);
    await answer(1);
    expect([one.shown().data?.answer, other.shown().data?.answer]).toEqual(['a 1', 'b 2']);
  });

  it('is asked anew after its time and not before, and with none at each screen that opens', async () => {
    const { query, calls, answer } = aService({ staleTime: freshMs });
    void query.fetch('a');
    await answer(1);
    vi.setSystemTime(Date.now() + freshMs - 1);
    await query.fetch('a');
    expect(calls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2);
    void query.fetch('a');
    expect(calls).toHaveLength(2);

    const always = aService({ staleTime: 0 });
    show(always.query, 'a').leave();
    await always.answer(1);
    const second = show(always.query, 'a');
    expect(second.shown().data?.answer).toBe('a 1');
    await always.answer(2);
    expect(second.shown().data?.answer).toBe('a 2');
  });

  it('is asked again by itself while a screen shows what goes on, and no longer', async () => {
    const { query, calls, answer } = aService({ againAfter: (text) => (text === 'a 2' ? null : 1000) });
    const shown = show(query, 'a');
    await answer(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await answer(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    void query.outdate();
    await answer(3);
    shown.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(3);
  });

  it('keeps no more answers that nobody shows than it is told to', async () => {
    const { query, calls, answer } = aService({ max: 2 });
    const kept = show(query, 'shown');
    for (const [at, request] of ['a', 'b', 'c', 'd'].entries()) {
      void query.fetch(request);
      await answer(at + 2);
      await vi.advanceTimersByTimeAsync(1);
    }
    await answer(1);
    expect(query.client.getQueryCache().getAll()).toHaveLength(4);
    void query.fetch('d');
    expect(calls).toHaveLength(5);
    void query.fetch('a');
    expect(calls).toHaveLength(6);
    expect(kept.shown().data?.answer).toBe('shown 1');
  });
});

describe('a failure', () => {
  it('is asked again once the network is back, and nothing else is', async () => {
    const { query, calls, answer } = aService({}, [1]);
    const [failed, answered] = [show(query, 'a'), show(query, 'b')];
    await answer(1);
    await answer(2);
    expect(failed.shown().error).toMatchObject({ failure: { code: 'unreachable' } });
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['a', 'b', 'a']);
    await answer(3);
    expect([failed.shown().data?.answer, answered.shown().data?.answer]).toEqual(['a 3', 'b 2']);
  });

  it('is no answer: a screen that comes back tries again, as does a retry', async () => {
    const { query, answer } = aService(undefined, [1, 2]);
    const first = show(query, 'a');
    await answer(1);
    expect(first.shown().error).toMatchObject({ failure: { code: 'unreachable' } });
    void first.shown().refetch();
    expect(first.shown().error).toBeNull();
    await answer(2);
    first.leave();
    const second = show(query, 'a');
    await answer(3);
    expect(second.shown().data?.answer).toBe('a 3');
  });

  it('leaves the answer before where it was, and comes back as a value from a fetch', async () => {
    const { query, answer } = aService(undefined, [2, 3]);
    const screen = show(query, 'a');
    await answer(1);
    void query.outdate();
    await answer(2);
    expect(screen.shown().data?.answer).toBe('a 1');
    expect(screen.shown().error).toMatchObject({ failure: { code: 'unreachable' } });
    const fetched = query.fetch('b');
    await answer(3);
    expect((await fetched).val).toEqual({ code: 'unreachable' });
  });
});

describe('what is outdated', () => {
  it('is asked at once where it is shown, and otherwise when it next is', async () => {
    const { query, calls, answer } = aService();
    const screen = show(query, 'a');
    await answer(1);
    const settled = query.outdate();
    expect(calls).toHaveLength(2);
    await answer(2);
    await settled;
    expect(screen.shown().data?.answer).toBe('a 2');
    screen.leave();
    await query.outdate();
    expect(calls).toHaveLength(2);
    show(query, 'a');
    expect(calls).toHaveLength(3);
  });

  it('is asked anew though it is on its way: the answer to come is of before', async () => {
    const { query, calls, answer } = aService();
    const screen = show(query, 'a');
    const fetched = query.fetch('a');
    void query.outdate();
    expect(calls).toHaveLength(2);
    await answer(2);
    await answer(1);
    expect(screen.shown().data?.answer).toBe('a 2');
    expect((await fetched).val).toBe('a 2');
  });

  it('is asked anew for a fetch that does not show it', async () => {
    const { query, calls, answer } = aService();
    const fetched = query.fetch('a');
    void query.outdate();
    await answer(1);
    expect(calls).toHaveLength(2);
    await answer(2);
    expect((await fetched).val).toBe('a 2');
  });

  it('is not taken for new where a screen left while it was asked again', async () => {
    const { query, calls, answer } = aService();
    const screen = show(query, 'a');
    await answer(1);
    void query.outdate();
    screen.leave();
    void query.outdate();
    await answer(2);
    show(query, 'a');
    expect(calls).toHaveLength(3);
  });
});

it('knows and asks nothing after somebody signed out', async () => {
  const { queries, query, calls, answer } = aService();
  const screen = show(query, 'a');
  let isTold = false;
  void query.fetch('b').then(() => {
    isTold = true;
  });
  await answer(1);
  queries.stop();
  await answer(2);
  expect(query.client.getQueryCache().getAll()).toEqual([]);
  void query.outdate();
  void screen.shown().refetch();
  void query.fetch('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual(['a', 'b']);
  expect(isTold).toBe(false);
});

describe('what is new whenever a screen opens', () => {
  const keeping = { staleTime: 0, isNewAtOpening: true };

  it('is awaited by a screen that opens again, and shows no former answer', async () => {
    const { query, answer } = aService(keeping);
    const first = show(query, 'a');
    await answer(1);
    expect(first.shown().data?.answer).toBe('a 1');
    first.leave();
    await vi.advanceTimersByTimeAsync(0);
    const second = show(query, 'a');
    expect(second.shown().data).toBeUndefined();
    expect(query.standsFor('a', 'a')).toBe(false);
    await answer(2);
    expect(second.shown().data?.answer).toBe('a 2');
  });

  it('stays while it is asked again on the same screen', async () => {
    const { query, answer } = aService(keeping);
    const screen = show(query, 'a');
    await answer(1);
    void query.outdate();
    expect(screen.shown().data?.answer).toBe('a 1');
    await answer(2);
    expect(screen.shown().data?.answer).toBe('a 2');
  });
});

describe('what is shown while another answer is awaited', () => {
  const standing = (keeping: Keeping<string>) => aService(keeping).query.standsFor;

  it('is never of another thing', () => {
    expect(['1', '2', null].map((asked) => standing({})('1', asked))).toEqual([true, false, false]);
  });

  it('is of the same list, for any page of it', () => {
    const stands = standing({ listOf: (request) => request.split(' ')[0] });
    expect(['A page 1', 'A page 2', 'B page 1', null].map((asked) => stands('A page 1', asked))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(standing({ listOf: oneList })('1', '2')).toBe(true);
  });
});
