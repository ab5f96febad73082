import { describe, expect, it, vi } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { HomeFacts } from '#core/distributor/home-facts.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { homeSender, pageSender } from '#server/web-pages.ts';
import { visitPage } from './visit-page.ts';

const of = (name: string): HomeFacts => ({ images: { Distributor: [name], Sliders: [] }, whatsapp: [], families: [] });
const aHome = async (first: Promise<Result<HomeFacts, unknown>>) => {
  const state = {
    answer: first,
    asked: 0,
    drawn: [] as string[],
    failures: [] as unknown[],
    canDraw: true,
    distributor: defaultDistributor,
  };
  const { send, drawAhead } = homeSender({
    drawn: {
      home: await pageSender('bare'),
      async drawHome(whose, home) {
        if (!state.canDraw) throw new Error('no');
        const text = `${whose.name === defaultDistributor.name ? '' : `${whose.name} `}${String(home.images.Distributor[0])}`;
        state.drawn.push(text);
        return text;
      },
    },
    askFacts() {
      state.asked += 1;
      return state.answer;
    },
    distributor: () => state.distributor,
    onFailure: (error) => state.failures.push(error),
    now: () => now,
  });
  drawAhead();
  const visit = () => visitPage(send);
  return { state, visit };
};
let now = 0;
const pass = (ms: number): void => {
  now += ms;
};

describe('the home as it is sent', () => {
  it('is drawn ahead, and anew when what it shows changed, looked at once a second at the most', async () => {
    const { state, visit } = await aHome(Promise.resolve(Ok(of('a'))));
    await vi.waitFor(() => expect(state.drawn).toEqual(['a']));
    state.answer = Promise.resolve(Ok(of('b')));
    expect([await visit(), state.asked]).toEqual(['a', 1]);
    pass(1000);
    expect(await Promise.all([visit(), visit(), visit()])).toEqual(['b', 'b', 'b']);
    expect(state.asked).toBe(2);
    pass(1000);
    expect(await visit()).toBe('b');
    expect(state.drawn).toEqual(['a', 'b']);
  });

  it('is the last one until the facts are answered, which are not asked for twice at a time', async () => {
    const { state, visit } = await aHome(Promise.resolve(Ok(of('a'))));
    let answer: (facts: Result<HomeFacts, unknown>) => void = () => undefined;
    state.answer = new Promise((resolve) => {
      answer = resolve;
    });
    pass(1000);
    expect(await visit()).toBe('a');
    pass(5000);
    expect([await visit(), state.asked]).toEqual(['a', 2]);
    answer(Ok(of('b')));
    await vi.waitFor(() => expect(state.drawn).toContain('b'));
    expect(await visit()).toBe('b');
  });

  it('is the last one where it cannot be asked for or drawn, which is told and tried again', async () => {
    const { state, visit } = await aHome(Promise.resolve(Err({ code: 'unreachable' })));
    expect([await visit(), state.failures.length]).toEqual(['bare', 1]);
    state.answer = Promise.resolve(Ok(of('b')));
    state.canDraw = false;
    pass(1000);
    expect([await visit(), state.failures.length]).toEqual(['bare', 2]);
    state.canDraw = true;
    pass(1000);
    expect([await visit(), state.failures.length]).toEqual(['b', 2]);
  });
});
