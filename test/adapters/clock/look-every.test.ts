import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookEvery } from '#adapters/clock/look-every.ts';

describe('a look from time to time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is never under way twice, and goes on once it is over', async () => {
    let begun = 0;
    let end = (): void => undefined;
    const look = () => {
      begun += 1;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    const looking = lookEvery(10, look, () => undefined);
    await vi.advanceTimersByTimeAsync(9);
    expect(begun).toBe(0);
    await vi.advanceTimersByTimeAsync(51);
    expect(begun).toBe(1);
    end();
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toBe(2);
    end();
    await looking.stop();
  });

  it('tells what failed, and comes again', async () => {
    const errors: unknown[] = [];
    const away = new Error('away');
    const looking = lookEvery(
      10,
      () => Promise.reject(away),
      (error) => errors.push(error),
    );
    await vi.advanceTimersByTimeAsync(25);
    expect(errors).toEqual([away, away]);
    await looking.stop();
  });

  it('is over when it has stopped, and comes no more', async () => {
    let begun = 0;
    let isOver = false;
    const look = async () => {
      begun += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      isOver = true;
    };
    const looking = lookEvery(10, look, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    const stopped = looking.stop().then(() => isOver);
    await vi.advanceTimersByTimeAsync(100);
    expect([await stopped, begun, vi.getTimerCount()]).toEqual([true, 1, 0]);
  });
});
