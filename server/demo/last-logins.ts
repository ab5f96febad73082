import type { DemoLastLogin, DemoOrder, DemoUser } from '#adapters/postgres/demo/demo-commerce.ts';
import { chanceOf } from './chance.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** When everybody signed in last: some minutes before the last order they sent, or later than that. A few never did. */
export const demoLastLogins = (
  users: readonly DemoUser[],
  orders: readonly DemoOrder[],
  seed: number,
  now: Date,
): DemoLastLogin[] => {
  const chance = chanceOf(seed, 'last-logins');
  const lastSent = new Map(orders.map(({ sentBy, states }) => [sentBy, Date.parse(states[0]?.at ?? '')]));
  return users.flatMap(({ userName }): DemoLastLogin[] => {
    const sent = lastSent.get(userName) ?? null;
    const everLooked = chance.yes(0.85);
    const seenAt = now.getTime() - chance.int(5, 40 * 24 * 60) * minute;
    const before = chance.int(2, 90) * minute;
    if (sent === null) return everLooked ? [{ userName, at: new Date(seenAt).toISOString() }] : [];
    const at = seenAt > sent && seenAt < sent + 10 * day ? seenAt : sent - before;
    return [{ userName, at: new Date(at).toISOString() }];
  });
};
