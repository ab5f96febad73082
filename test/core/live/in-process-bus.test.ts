import { expect, it } from 'vitest';
import type { LiveEvent } from '#core/live/event.ts';
import { createInProcessBus } from '#core/live/in-process-bus.ts';

it('brings every publication to everyone who listens, in order', async () => {
  const bus = createInProcessBus();
  const heard: [string, LiveEvent['name']][] = [];
  bus.events$.subscribe(({ name }) => heard.push(['one', name]));
  const other = bus.events$.subscribe(({ name }) => heard.push(['other', name]));
  await bus.publish({ name: 'NewsChanged', audience: 'everyone', facts: {} });
  other.unsubscribe();
  await bus.publish({ name: 'OffersChanged', audience: 'everyone', facts: {} });
  expect(heard).toEqual([
    ['one', 'NewsChanged'],
    ['other', 'NewsChanged'],
    ['one', 'OffersChanged'],
  ]);
});
