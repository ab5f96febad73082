import type { DemoStep } from '#adapters/postgres/demo/demo-office.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';

const hourMs = 3_600_000;

/** Steps of a case, each so many hours after the one before, or sooner where there is no such time until `now`. */
export const stepsFrom = <State>(
  from: number,
  now: number,
  states: readonly { readonly state: State; readonly by: string; readonly hours: number }[],
): DemoStep<State>[] => {
  let at = from;
  return states.map(({ state, by, hours }, index) => {
    const share = (now - at) / (states.length - index + 1);
    at += Math.floor(Math.min(hours * hourMs, share) / 1000) * 1000;
    return { state, by, at: new Date(at).toISOString() };
  });
};

/** The cases in the order of their creation, numbered by year as the shop would have. */
export const numbered = <Case extends { readonly states: readonly DemoStep<unknown>[] }>(
  cases: readonly Case[],
): (Case & { readonly id: number; readonly year: number; readonly number: number })[] => {
  const createdAt = ({ states }: Case): number => Date.parse(states[0]?.at ?? '');
  const last = new Map<number, number>();
  return [...cases]
    .sort((one, other) => createdAt(one) - createdAt(other))
    .map((one, index) => {
      const { year } = inBuenosAires(createdAt(one));
      const number = (last.get(year) ?? 0) + 1;
      last.set(year, number);
      return { ...one, id: index + 1, year, number };
    });
};
