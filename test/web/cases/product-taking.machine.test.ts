import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { createProductTakingMachine } from '#web/cases/product-taking.machine.ts';

const suggestion = (code: string): Suggestion => ({
  productId: asId<'product'>(code),
  code,
  productBrandName: 'SKF',
  description: '',
});
const product = (code: string): FoundProduct => ({
  productId: asId<'product'>(code),
  code,
  description: '',
  brands: [],
  brandId: '',
});

/** A field whose products come when they are told to; `taken` are their codes, with '+' where something was typed. */
function aField(isOneOfSeveral: boolean) {
  const asked: { readonly code: string; readonly answer: (found: FoundProduct | null) => void }[] = [];
  const taken: string[] = [];
  const field = createActor(
    createProductTakingMachine<FoundProduct>(
      ({ code }) => new Promise((resolve) => asked.push({ code, answer: resolve })),
      isOneOfSeveral,
    ),
  );
  field.on('taken', ({ product, isTypedSince }) => {
    if (product !== null) taken.push(`${product.code}${isTypedSince ? '+' : ''}`);
  });
  field.start();
  return {
    taken,
    asked: () => asked.map(({ code }) => code),
    missed: () => field.getSnapshot().context.missed,
    take: (code: string) => field.send({ type: 'take', suggestion: suggestion(code) }),
    type: (text: string) => field.send({ type: 'type', text }),
    /** What was asked for in this place is there, or not. */
    async answer(place: number, isThere = true) {
      const { code, answer } = asked[place] ?? { code: '', answer: () => undefined };
      answer(isThere ? product(code) : null);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
  };
}

describe('a product that was chosen', () => {
  it.each([true, false])('is taken once it is there (one of several: %s)', async (isOneOfSeveral) => {
    const { taken, take, answer } = aField(isOneOfSeveral);
    take('A');
    expect(taken).toEqual([]);
    await answer(0);
    expect(taken).toEqual(['A']);
  });

  it('says that it could not be had, until another is typed', async () => {
    const { taken, missed, take, type, answer } = aField(true);
    take('A');
    await answer(0, false);
    expect([taken, missed()]).toEqual([[], 'A']);
    type('b');
    expect(missed()).toBeNull();
  });
});

describe('a field for one product', () => {
  it('takes what is typed or chosen last', async () => {
    const { taken, asked, take, type, answer } = aField(false);
    take('A');
    take('B');
    await answer(0);
    expect([taken, asked()]).toEqual([[], ['A', 'B']]);
    await answer(1);
    expect(taken).toEqual(['B']);
    take('C');
    type('C');
    await answer(2);
    expect(taken).toEqual(['B']);
  });
});

describe('a field that adds to several', () => {
  it('takes what was chosen though something is typed since, which stays', async () => {
    const { taken, take, type, answer } = aField(true);
    take('A');
    type('A');
    await answer(0);
    expect(taken).toEqual(['A+']);
    take('B');
    await answer(1);
    expect(taken).toEqual(['A+', 'B']);
  });

  it('takes all that was chosen, in its order', async () => {
    const { taken, asked, take, type, answer } = aField(true);
    take('A');
    type('b');
    take('B');
    expect(asked()).toEqual(['A']);
    await answer(0);
    expect([taken, asked()]).toEqual([['A+'], ['A', 'B']]);
    await answer(1);
    expect(taken).toEqual(['A+', 'B']);
  });

  it('takes what was chosen though what is typed since is erased', async () => {
    const { taken, take, type, answer } = aField(true);
    take('A');
    type('b');
    type('');
    await answer(0);
    expect(taken).toEqual(['A']);
  });
});

it.each([true, false])(
  'what is chosen again while it is awaited is asked for once (of several: %s)',
  async (several) => {
    const { taken, asked, take, answer } = aField(several);
    take('A');
    take('A');
    await answer(0);
    expect([taken, asked()]).toEqual([['A'], ['A']]);
    take('A');
    await answer(1);
    expect(taken).toEqual(['A', 'A']);
  },
);
