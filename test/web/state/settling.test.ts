import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSettling } from '#web/state/settling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aSettling = () => {
  const meant: number[] = [];
  return { meant, ...createSettling<number>(300, (value) => meant.push(value)) };
};

it('means the last step once there was none for so long', () => {
  const { meant, step } = aSettling();
  step(1);
  vi.advanceTimersByTime(299);
  step(2);
  vi.advanceTimersByTime(299);
  expect(meant).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(meant).toEqual([2]);
  step(3);
  vi.advanceTimersByTime(300);
  expect(meant).toEqual([2, 3]);
});

it('means at once what waits when it ends, or drops it', () => {
  for (const isMeant of [true, false]) {
    const { meant, step, end } = aSettling();
    step(1);
    end(isMeant);
    expect(meant).toEqual(isMeant ? [1] : []);
    vi.advanceTimersByTime(600);
    expect(meant).toEqual(isMeant ? [1] : []);
  }
});

it('means nothing where nothing was stepped', () => {
  const { meant, end } = aSettling();
  end(true);
  vi.advanceTimersByTime(600);
  expect(meant).toEqual([]);
});
