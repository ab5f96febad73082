import { expect, it } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { indexSender, pageSender } from '#server/web-pages.ts';
import { visitPage } from './visit-page.ts';

const anIndex = async () => {
  const state = {
    distributor: defaultDistributor,
    drawn: [] as string[],
    failures: [] as unknown[],
    canDraw: true,
    now: 0,
  };
  const send = indexSender({
    drawn: {
      index: await pageSender('first'),
      of: defaultDistributor,
      async drawIndex({ name }) {
        state.drawn.push(name);
        if (!state.canDraw) throw new Error('no');
        return name;
      },
    },
    distributor: () => state.distributor,
    onFailure: (error) => state.failures.push(error),
    now: () => state.now,
  });
  return {
    state,
    visit: () => visitPage(send),
    rename: (name: string) => (state.distributor = { ...defaultDistributor, name }),
  };
};

it('is the page that was drawn at first, until the distributor is told otherwise: then it is drawn once for all', async () => {
  const { state, visit, rename } = await anIndex();
  expect([await visit(), state.drawn]).toEqual(['first', []]);
  rename('Norte');
  expect(await Promise.all([visit(), visit(), visit()])).toEqual(['Norte', 'Norte', 'Norte']);
  expect(await visit()).toBe('Norte');
  expect(state.drawn).toEqual(['Norte']);
});

it('is the last page where it cannot be drawn, which is told once and tried again a minute later', async () => {
  const { state, visit, rename } = await anIndex();
  rename('Norte');
  await visit();
  rename('Sur');
  state.canDraw = false;
  expect(await Promise.all([visit(), visit()])).toEqual(['Norte', 'Norte']);
  state.now += 59_999;
  state.canDraw = true;
  expect(await visit()).toBe('Norte');
  expect([state.drawn, state.failures.length]).toEqual([['Norte', 'Sur'], 1]);
  state.now += 1;
  expect(await visit()).toBe('Sur');
  expect([state.drawn, state.failures.length]).toEqual([['Norte', 'Sur', 'Sur'], 1]);
});
