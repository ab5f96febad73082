import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlaces } from '#core/shared/places.ts';

it('never holds more works than places; who waits gets one in the order in which it asked', async () => {
  const act = fc.constantFrom('take' as const, 'try' as const, 'leave' as const);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(act, { maxLength: 60 }), async (count, acts) => {
      const places = createPlaces(count);
      const begun: number[] = [];
      let [asked, held, isInOrder] = [0, 0, true];
      for (const one of acts) {
        const isFree = held < count;
        if (one === 'take') {
          const mine = asked++;
          void places.take().then(() => begun.push(mine));
          if (isFree) held += 1;
        } else if (one === 'try') {
          isInOrder &&= places.tryTake() === isFree;
          if (isFree) held += 1;
        } else if (held > 0) {
          const isTaken = places.waitingCount() > 0;
          places.leave();
          if (!isTaken) held -= 1;
        }
        await Promise.resolve();
        await Promise.resolve();
      }
      expect(isInOrder).toBe(true);
      expect(begun).toEqual(Array.from({ length: asked - places.waitingCount() }, (_, at) => at));
    }),
  );
});
