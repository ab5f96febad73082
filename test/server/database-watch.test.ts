import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDatabase, watchTimes } from '#server/database-watch.ts';

const { everyMs, awayMs } = watchTimes;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const aWatch = () => {
  const messages: string[] = [];
  let answer: (isAlive: boolean) => void = () => undefined;
  const isAlive = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  const tell = (text: string): void => void messages.push(text);
  const whileAway = vi.fn();
  const watch = watchDatabase({ isAlive }, { error: tell, warn: tell } as never, whileAway);
  return { watch, messages, whileAway, answer: (isAlive: boolean) => answer(isAlive) };
};

it('a database that does not answer is away, and there again once it does', async () => {
  const { watch, messages, whileAway, answer } = aWatch();
  vi.advanceTimersByTime(awayMs);
  expect(watch.isAway()).toBe(false);
  vi.advanceTimersByTime(everyMs);
  expect(watch.isAway()).toBe(true);
  expect(whileAway).toHaveBeenCalledTimes(1);
  answer(true);
  await Promise.resolve();
  expect(watch.isAway()).toBe(false);
  expect(messages).toEqual(['the database does not answer', 'the database answers again']);
  watch.stop();
});

it('one that says that it is not there is away at once', async () => {
  const { watch, answer } = aWatch();
  vi.advanceTimersByTime(everyMs);
  answer(false);
  await Promise.resolve();
  expect(watch.isAway()).toBe(true);
  watch.stop();
});

it('a program that was too busy to look does not take the database for away', async () => {
  const { watch, messages, answer } = aWatch();
  vi.advanceTimersByTime(everyMs);
  // The program did nothing for a minute: the timer comes once, and before the answer that came during that minute.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  vi.advanceTimersByTime(everyMs);
  answer(true);
  await Promise.resolve();
  expect(watch.isAway()).toBe(false);
  expect(messages).toEqual([]);
  watch.stop();
});

it('is silent once it was stopped', async () => {
  const { watch, messages, answer } = aWatch();
  vi.advanceTimersByTime(everyMs);
  watch.stop();
  answer(false);
  await Promise.resolve();
  expect(messages).toEqual([]);
});

it('calls are given up at each look that finds it away, and at none after it is back', async () => {
  const { watch, whileAway, answer } = aWatch();
  vi.advanceTimersByTime(awayMs + everyMs);
  vi.advanceTimersByTime(2 * everyMs);
  expect(whileAway).toHaveBeenCalledTimes(3);
  answer(true);
  await Promise.resolve();
  // The database is asked anew, and the looks are counted from there on.
  vi.advanceTimersByTime(awayMs);
  expect([watch.isAway(), whileAway.mock.calls.length]).toEqual([false, 3]);
  vi.advanceTimersByTime(everyMs);
  expect([watch.isAway(), whileAway.mock.calls.length]).toEqual([true, 4]);
  watch.stop();
  vi.advanceTimersByTime(10 * everyMs);
  expect(whileAway).toHaveBeenCalledTimes(4);
});
