import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { createWatchedAnswer } from '#web/parts/watched-answer.ts';

type Heard = Result<number, { readonly code: 'unreachable' }>;

/** Answers 1, 2, 3 …; the calls that `fails` names fail. */
const counting = (...fails: readonly number[]) => {
  let calls = 0;
  const watched = createWatchedAnswer(async (): Promise<Heard> => {
    calls += 1;
    return fails.includes(calls) ? Err({ code: 'unreachable' }) : Ok(calls);
  });
  const settled = () =>
    waitFor(watched.actor, (snapshot) => snapshot.matches('answered') || snapshot.matches('failed'));
  return { watched, settled, calls: () => calls };
};

test('nothing is fetched until a screen shows it, and then once for all that come and go', async () => {
  const { watched, settled, calls } = counting();
  expect(calls()).toBe(0);
  const leave = watched.watch();
  await settled();
  leave();
  watched.watch();
  expect((await settled()).context.answer).toBe(1);
  expect(calls()).toBe(1);
});

test('what is outdated is fetched at once where it is shown, and otherwise when it next is', async () => {
  const { watched, settled, calls } = counting();
  const leave = watched.watch();
  await settled();
  watched.outdate();
  expect((await settled()).context.answer).toBe(2);
  leave();
  watched.outdate();
  expect(calls()).toBe(2);
  watched.watch();
  expect((await settled()).context.answer).toBe(3);
});

test('a screen that comes back after a failure tries again', async () => {
  const { watched, settled } = counting(1);
  const leave = watched.watch();
  expect((await settled()).context.failure).toEqual({ code: 'unreachable' });
  leave();
  watched.watch();
  expect((await settled()).context.answer).toBe(2);
});
