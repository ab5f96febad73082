import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createSuggestionsMachine } from '#web/search-box/suggestions.machine.ts';

const suggestion = (code: string): Suggestion => ({
  productId: asId<'product'>(code),
  code,
  productBrandName: 'NGK',
  description: '',
});

function aBox(codes: readonly string[], reachable = true) {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const box = createActor(
    createSuggestionsMachine(async (text) => {
      asked.push(text);
      return reachable ? Ok(codes.map(suggestion)) : Err({ code: 'unreachable' });
    }),
    { clock },
  ).start();
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { box, clock, asked, settled, chosen: () => box.getSnapshot().context.chosen };
}

describe('suggestions', () => {
  it('are asked for 750 ms after the last key', async () => {
    const { box, clock, asked, settled } = aBox(['A', 'B']);
    box.send({ type: 'type', text: 'b' });
    clock.increment(749);
    box.send({ type: 'type', text: 'bk' });
    clock.increment(749);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(asked).toEqual(['bk']);
    await settled();
    expect(box.getSnapshot().matches('open')).toBe(true);
  });

  it('are asked for at once when no other letter comes', async () => {
    const { box, clock, asked, settled } = aBox(['A']);
    box.send({ type: 'now' });
    box.send({ type: 'type', text: ' bk ' });
    box.send({ type: 'now' });
    expect(asked).toEqual(['bk']);
    await settled();
    clock.increment(750);
    expect([asked.length, box.getSnapshot().matches('open')]).toEqual([1, true]);
  });

  it('that there are none of are told as none, until something else is typed', async () => {
    const { box, clock, settled } = aBox([]);
    box.send({ type: 'type', text: 'zz' });
    clock.increment(750);
    await settled();
    expect(box.getSnapshot().matches('nothing')).toBe(true);
    box.send({ type: 'type', text: '' });
    expect(box.getSnapshot().matches('closed')).toBe(true);
  });

  it('wrap, through the text itself', async () => {
    const { box, clock, settled, chosen } = aBox(['A', 'B']);
    box.send({ type: 'type', text: 'b' });
    clock.increment(750);
    await settled();
    const places = ([1, 1, 1, -1, -1] as const).map((by) => {
      box.send({ type: 'move', by });
      return chosen();
    });
    expect(places).toEqual([0, 1, -1, 1, 0]);
  });

  it('are at most ten', async () => {
    const { box, clock, settled } = aBox(Array.from({ length: 15 }, (_, index) => String(index)));
    box.send({ type: 'type', text: 'b' });
    clock.increment(750);
    await settled();
    expect(box.getSnapshot().context.suggestions).toHaveLength(10);
  });

  it('are none, and said to have failed, when the server is out of reach', async () => {
    const { box, clock, settled } = aBox(['A'], false);
    box.send({ type: 'type', text: 'b' });
    clock.increment(750);
    await settled();
    expect(box.getSnapshot().matches('failed')).toBe(true);
  });

  it('are not asked for once closed, nor for blanks', () => {
    const { box, clock, asked } = aBox(['A']);
    box.send({ type: 'type', text: 'b' });
    box.send({ type: 'close' });
    box.send({ type: 'type', text: '   ' });
    clock.increment(2_000);
    expect(asked).toEqual([]);
  });
});
