import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createComparerMachine } from '#core/comparer/comparer.machine.ts';
import { type Compared, maxCompared, toggled } from '#core/comparer/comparer.ts';
import { comparedAttributes } from '#core/comparer/comparison.ts';
import { asId } from '#core/shared/ids.ts';

const product = (id: number): Compared => ({
  productId: asId<'product'>(String(id)),
  code: `C${id}`,
  productBrandName: 'NGK',
});
const products = (count: number) => Array.from({ length: count }, (_, index) => product(index));

describe('the list to compare', () => {
  it('takes a product on and off', () => {
    expect(toggled([], product(1)).val).toEqual([product(1)]);
    expect(toggled([product(1), product(2)], product(1)).val).toEqual([product(2)]);
  });

  it('holds five, and lets one off even then', () => {
    const full = products(maxCompared);
    expect(toggled(full, product(9)).val).toEqual({ code: 'comparer-full', most: 5 });
    expect(toggled(full, product(0)).val).toHaveLength(4);
  });

  it('keeps only what the bar shows', () => {
    const whole = { ...product(1), description: 'Bujía' };
    expect(toggled([], whole).val).toEqual([product(1)]);
  });
});

describe('the comparer', () => {
  const kept = (list: readonly Compared[] = []) => {
    let now = list;
    return {
      read: () => now,
      write(next: readonly Compared[]) {
        now = next;
      },
    };
  };

  it('remembers what was on, also after it starts anew', () => {
    const memory = kept();
    const first = createActor(createComparerMachine(memory)).start();
    first.send({ type: 'toggle', product: product(1) });
    const second = createActor(createComparerMachine(memory)).start();
    expect(second.getSnapshot().context.list).toEqual([product(1)]);
  });

  it('refuses a sixth and says so', () => {
    const actor = createActor(createComparerMachine(kept(products(5)))).start();
    const refusals: unknown[] = [];
    actor.on('refused', ({ failure }) => refusals.push(failure));
    actor.send({ type: 'toggle', product: product(9) });
    expect(refusals).toEqual([{ code: 'comparer-full', most: 5 }]);
    expect(actor.getSnapshot().context.list).toHaveLength(5);
  });

  it('opens only with something in it, and closes with its last product', () => {
    const actor = createActor(createComparerMachine(kept())).start();
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'toggle', product: product(1) });
    actor.send({ type: 'open' });
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: 'toggle', product: product(1) });
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('reads no more than five of those that were kept', () => {
    const actor = createActor(createComparerMachine(kept(products(9)))).start();
    expect(actor.getSnapshot().context.list).toHaveLength(5);
  });
});

describe('compared attributes', () => {
  it('are those of all, and differ where one lacks what another has', () => {
    const of = (technicalInformation: Record<string, string>) => ({ shown: { technicalInformation } });
    const products = [of({ dientes: '20', altura1: '5', bulones: '0' }), of({ dientes: '20', otrosRosca: ' ' })];
    expect(comparedAttributes(products, ['altura1', 'dientes'])).toEqual([
      { property: 'altura1', values: ['5', null], differs: true },
      { property: 'dientes', values: ['20', '20'], differs: false },
    ]);
  });
});
