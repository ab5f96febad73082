import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { firstState } from '#web/state/first-state.ts';

const aMachine = (first: number) => {
  const states$ = new BehaviorSubject(first);
  return {
    states$,
    getSnapshot: () => states$.value,
    subscribe: (next: (state: number) => void) => states$.subscribe(next),
  };
};
const isEven = (state: number): boolean => state % 2 === 0;

it('is the present one where that is meant', async () => {
  const machine = aMachine(4);
  expect(await firstState(machine, isEven)).toBe(4);
  expect(machine.states$.observed).toBe(false);
});

it('is the first one that is meant, and nobody listens any more then', async () => {
  const machine = aMachine(1);
  const found = firstState(machine, isEven);
  for (const state of [3, 5, 8, 10]) machine.states$.next(state);
  expect(await found).toBe(8);
  expect(machine.states$.observed).toBe(false);
});
