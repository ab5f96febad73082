import { beforeEach, describe, expect, it } from 'vitest';
import type { RowToSet } from '#core/cart/cart.service.ts';
import { givenUp } from '#core/quick-order/given-up.ts';
import { blankOrderDraft, type Mending, type OpenedList } from '#core/quick-order/order-draft.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { isUnresolved } from '#core/quick-order/quick-order-context.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err } from '#core/shared/result.ts';
import { answerUnderWay } from '#test/builders/answer-under-way.ts';
import { aMemory, aQuickOrder, read, rested, service, states } from './a-quick-order.ts';

let memory: ReturnType<typeof aMemory>;
let quickOrder: QuickOrderActor;
beforeEach(() => {
  memory = aMemory();
  quickOrder = aQuickOrder(memory);
});

const context = (of = quickOrder) => of.getSnapshot().context;
const lineAt = (at: number) => context().order?.lines[at];
const mend = (line: number, part: Mending) => {
  quickOrder.send({ type: 'mend', line, part });
  return rested(quickOrder);
};

/** A service whose answers wait until they are let through. */
const aSlowService = () => {
  const waiting: (() => void)[] = [];
  const slowly = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    const { answer: isLetThrough, come } = answerUnderWay<null>();
    waiting.push(() => come(null));
    await isLetThrough;
    return answer();
  };
  const slow: QuickOrderService = {
    resolve: (caller, asked) => slowly(() => service.resolve(caller, asked)),
    readSheet: () => slowly(async () => Err({ code: 'readers-busy' })),
  };
  return {
    slow,
    letThrough: () => {
      for (const come of waiting.splice(0)) come();
    },
  };
};

async function* noSheet(): AsyncIterable<Uint8Array> {
  yield new Uint8Array();
}

const list: OpenedList = { id: asId('1'), name: 'Pedido de los lunes', version: 1 };

describe('a quick order', () => {
  it('reads what was typed, and takes it away once it is understood', async () => {
    const lineCounts: number[] = [];
    quickOrder.on('read', ({ order }) => lineCounts.push(order.lines.length));
    await read(quickOrder, 'BKR6E 6\n62/22 2\nnada99 1');
    expect(states(quickOrder)).toEqual([
      [[1], 'wrong-multiple', 6],
      [[2], 'exact', 2],
      [[3], 'unknown', undefined],
    ]);
    expect([context().draft.text, lineCounts]).toEqual(['', [3]]);
  });

  it('counts more lines on after those that are there, and sums what is the same', async () => {
    await read(quickOrder, '62/22 2\nBKR6E 4');
    await read(quickOrder, 'BKR6E 4\n62/22 1');
    expect(states(quickOrder)).toEqual([
      [[1, 4], 'exact', 3],
      [[2, 3], 'exact', 8],
    ]);
  });

  it('leaves in the field only what was typed below the text that is read', async () => {
    quickOrder.send({ type: 'type', text: '62/22 2' });
    quickOrder.send({ type: 'readText' });
    quickOrder.send({ type: 'type', text: '62/22 2\nBKR6E 4' });
    await rested(quickOrder);
    expect([states(quickOrder), context().draft.text]).toEqual([[[[1], 'exact', 2]], 'BKR6E 4']);
  });

  it('mends a line where it stands, and leaves the others the objects that they were', async () => {
    await read(quickOrder, 'BKR6E 6\n62/22 2');
    const second = lineAt(1);
    await mend(1, { quantity: 8 });
    expect(states(quickOrder)?.[0]).toEqual([[1], 'exact', 8]);
    expect(lineAt(1)).toBe(second);
    await mend(1, { code: '62/22', productPriceId: null });
    expect(states(quickOrder)).toEqual([[[1, 2], 'exact', 10]]);
  });

  it('outlives a reload, and is forgotten once it is empty', async () => {
    await read(quickOrder, 'BKR6E 4');
    quickOrder.send({ type: 'type', text: 'más' });
    const again = aQuickOrder(memory);
    expect(context(again).draft).toEqual(context().draft);
    again.send({ type: 'clear' });
    expect(memory.draft).toEqual(blankOrderDraft);
  });

  it('asks for a quantity that was not understood, until one is set', async () => {
    await read(quickOrder, '62/22 4\n62/22 x-3');
    expect(states(quickOrder)).toEqual([
      [[1], 'exact', 4],
      [[2], 'not-understood', 1],
    ]);
    await mend(2, { quantity: 3 });
    expect(states(quickOrder)).toEqual([[[1, 2], 'exact', 7]]);
  });

  it('keeps the cost to compare with until the row or the quantity is another', async () => {
    const asked = { lines: [1], text: 'x', code: 'BKR6E', quantity: 4, unread: null, costBefore: money('90.50') };
    const draft = { ...blankOrderDraft, lines: [{ ...asked, productPriceId: asId<'product-price'>('1') }] };
    quickOrder = aQuickOrder(aMemory(draft));
    quickOrder.send({ type: 'refresh' });
    await rested(quickOrder);
    expect(lineAt(0)?.costBefore?.toNumber()).toBe(90.5);
    await mend(1, { quantity: 8 });
    expect(lineAt(0)?.costBefore).toBeNull();
    quickOrder.send({ type: 'clear' });
    quickOrder.send({ type: 'restore', draft });
    await rested(quickOrder);
    expect(lineAt(0)?.costBefore?.toNumber()).toBe(90.5);
    await mend(1, { productPriceId: asId('2') });
    expect(lineAt(0)?.costBefore).toBeNull();
  });

  it('loses nothing when the server can’t be reached, and says so until something else is typed', async () => {
    await read(quickOrder, 'BKR6E 4');
    quickOrder = aQuickOrder(memory, { service: { ...service, resolve: async () => Err({ code: 'unreachable' }) } });
    await read(quickOrder, '62/22 1');
    expect(context()).toMatchObject({ failure: { code: 'unreachable' }, draft: { text: '62/22 1' } });
    expect(memory.draft.lines).toHaveLength(1);
    quickOrder.send({ type: 'type', text: '62/22 2' });
    expect(context().failure).toBeNull();
  });
});

describe('what happens while an answer is on its way', () => {
  const { slow, letThrough } = aSlowService();
  const answered = () => {
    letThrough();
    return rested(quickOrder);
  };
  const open = async (text: string) => {
    await read(quickOrder, text);
    quickOrder = aQuickOrder(memory, { service: slow });
    quickOrder.send({ type: 'refresh' });
    await answered();
  };

  it('what is typed stays, also where what was read is resolved with other lines', async () => {
    await open('BKR6E 4');
    quickOrder.send({ type: 'type', text: '62/22 1' });
    quickOrder.send({ type: 'readText' });
    letThrough();
    await expect.poll(() => quickOrder.getSnapshot().value).toBe('resolving');
    quickOrder.send({ type: 'type', text: 'otra' });
    await answered();
    expect(states(quickOrder)).toHaveLength(2);
    expect(context().draft.text).toBe('otra');
  });

  it('a price that moves does not give up what is read, nor does a line that is mended', async () => {
    await open('BKR6E 6');
    quickOrder.send({ type: 'type', text: '62/22 1' });
    quickOrder.send({ type: 'readText' });
    quickOrder.send({ type: 'refresh' });
    quickOrder.send({ type: 'mend', line: 1, part: { quantity: 8 } });
    letThrough();
    await expect.poll(() => quickOrder.getSnapshot().value).toBe('resolving');
    quickOrder.send({ type: 'mend', line: 1, part: { quantity: 12 } });
    await answered();
    expect(states(quickOrder)).toEqual([
      [[1], 'exact', 12],
      [[2], 'exact', 1],
    ]);
    expect(context().draft.text).toBe('');
  });

  it('lines that are removed one after the other do not come back', async () => {
    await open('BKR6E 4\n62/22 1\nnada99 1');
    quickOrder.send({ type: 'remove', lines: [1] });
    quickOrder.send({ type: 'remove', lines: [2] });
    await answered();
    expect(states(quickOrder)).toEqual([[[3], 'unknown', undefined]]);
    quickOrder.send({ type: 'refresh' });
    quickOrder.send({ type: 'remove', lines: [3] });
    await answered();
    expect(context()).toMatchObject({ draft: blankOrderDraft, order: null });
  });

  it('what is cleared stays cleared, and comes back when it is put back', async () => {
    await open('BKR6E 4');
    const { draft } = context();
    quickOrder.send({ type: 'refresh' });
    quickOrder.send({ type: 'clear' });
    await answered();
    expect(context().order).toBeNull();
    quickOrder.send({ type: 'type', text: 'lo nuevo' });
    quickOrder.send({ type: 'restore', draft });
    await answered();
    expect(states(quickOrder)).toEqual([[[1], 'exact', 4]]);
    expect(context().draft.text).toBe('lo nuevo');
  });

  it('discarded lines come back beside those that were read since, and corrected lines stay corrected', async () => {
    await open('BKR6E 4\n62/22 1');
    const before = context().draft;
    quickOrder.send({ type: 'remove', lines: [1] });
    await answered();
    const draft = givenUp(before, context().draft) ?? blankOrderDraft;
    quickOrder.send({ type: 'mend', line: 2, part: { quantity: 5 } });
    await answered();
    quickOrder.send({ type: 'restore', draft });
    await answered();
    expect(states(quickOrder)).toEqual([
      [[1], 'exact', 4],
      [[2], 'exact', 5],
    ]);
  });

  it('a text that is being read is read all the same when lines come back or a list is opened', async () => {
    await open('62/22 1');
    const before = context().draft;
    quickOrder.send({ type: 'clear' });
    quickOrder.send({ type: 'type', text: 'BKR6E 4' });
    quickOrder.send({ type: 'readText' });
    quickOrder.send({ type: 'restore', draft: before });
    quickOrder.send({ type: 'open', lines: before.lines, list });
    letThrough();
    await expect.poll(() => quickOrder.getSnapshot().value).toBe('resolving');
    await answered();
    expect(states(quickOrder)).toEqual([
      [[1, 2], 'exact', 2],
      [[3], 'exact', 4],
    ]);
    expect(context().draft).toMatchObject({ text: '', list: null });
  });

  it('a file that is refused is said to be so until something is typed, also where a line is corrected before that', async () => {
    await open('BKR6E 4');
    quickOrder.send({ type: 'readFile', content: noSheet() });
    quickOrder.send({ type: 'mend', line: 1, part: { quantity: 8 } });
    letThrough();
    await expect.poll(() => quickOrder.getSnapshot().value).toBe('resolving');
    await answered();
    expect([states(quickOrder), context().failure?.code]).toEqual([[[[1], 'exact', 8]], 'readers-busy']);
    quickOrder.send({ type: 'refresh' });
    await answered();
    expect(context().failure?.code).toBe('readers-busy');
    quickOrder.send({ type: 'type', text: 'x' });
    expect(context().failure).toBeNull();
  });

  it('a screen that is left asks no more, and its draft is not written over what came after', async () => {
    await open('BKR6E 4');
    quickOrder.send({ type: 'refresh' });
    quickOrder.send({ type: 'leave' });
    memory.write({ ...blankOrderDraft, text: 'de otra pantalla' });
    letThrough();
    await rested(quickOrder);
    expect(memory.draft.text).toBe('de otra pantalla');
  });
});

describe('into the cart', () => {
  const adding = async (text: string) => {
    await read(quickOrder, text);
    const { answer, come } = answerUnderWay<boolean>();
    let begun = 0;
    let additions = 0;
    quickOrder = aQuickOrder(memory, {
      add: () => {
        begun += 1;
        return answer;
      },
    });
    quickOrder.on('added', () => {
      additions += 1;
    });
    quickOrder.send({ type: 'refresh' });
    await rested(quickOrder);
    quickOrder.send({ type: 'add' });
    quickOrder.send({ type: 'add' });
    return {
      begun: () => begun,
      additions: () => additions,
      end: (isAdded: boolean) => {
        come(isAdded);
        return rested(quickOrder);
      },
    };
  };

  it('goes once, and is empty then, but for what is typed and not read', async () => {
    const { begun, additions, end } = await adding('BKR6E 4');
    quickOrder.send({ type: 'type', text: 'después' });
    quickOrder.send({ type: 'leave' });
    expect([begun(), additions()]).toEqual([1, 0]);
    await end(true);
    expect(additions()).toBe(1);
    expect(memory.draft).toEqual({ ...blankOrderDraft, text: 'después' });
  });

  it('is asked again where it could not go', async () => {
    const { additions, end } = await adding('BKR6E 4');
    await end(false);
    expect([additions(), states(quickOrder)]).toEqual([0, [[[1], 'exact', 4]]]);
  });

  it('asks again before lines are added that the server has not answered for', async () => {
    await read(quickOrder, 'BKR6E 4');
    let isAway = false;
    const added: (readonly RowToSet[])[] = [];
    quickOrder = aQuickOrder(memory, {
      service: {
        ...service,
        resolve: async (caller, asked) => (isAway ? Err({ code: 'unreachable' }) : service.resolve(caller, asked)),
      },
      add: async (rows) => {
        added.push(rows);
        return true;
      },
    });
    quickOrder.send({ type: 'refresh' });
    await rested(quickOrder);
    isAway = true;
    await mend(1, { quantity: 8 });
    expect([context().linesFailure?.code, isUnresolved(context())]).toEqual(['unreachable', true]);
    quickOrder.send({ type: 'add' });
    await rested(quickOrder);
    isAway = false;
    quickOrder.send({ type: 'add' });
    await rested(quickOrder);
    expect([added, states(quickOrder)]).toEqual([[], [[[1], 'exact', 8]]]);
    quickOrder.send({ type: 'add' });
    await rested(quickOrder);
    expect(added.map((rows) => rows.map(({ quantity }) => quantity))).toEqual([[8]]);
  });

  it('keeps what a line was mended to where it could not go', async () => {
    const { end } = await adding('BKR6E 4');
    quickOrder.send({ type: 'mend', line: 1, part: { quantity: 8 } });
    await end(false);
    expect(states(quickOrder)).toEqual([[[1], 'exact', 8]]);
  });

  it('discards nothing while lines are being put in the cart, and corrections made then stay', async () => {
    const { end } = await adding('BKR6E 4');
    const { draft } = context();
    quickOrder.send({ type: 'remove', lines: [1] });
    quickOrder.send({ type: 'clear' });
    expect(givenUp(draft, context().draft)).toBeNull();
    quickOrder.send({ type: 'leave' });
    quickOrder.send({ type: 'open', lines: draft.lines, list });
    await end(true);
    expect(states(quickOrder)).toEqual([[[2], 'exact', 4]]);
  });

  it('is asked again after a fault of the program, which is told of', async () => {
    const fault = new Error('broken');
    let isBroken = true;
    const defects: unknown[] = [];
    const or = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
      if (isBroken) throw fault;
      return answer();
    };
    quickOrder = aQuickOrder(memory, {
      service: {
        resolve: (caller, asked) => or(() => service.resolve(caller, asked)),
        readSheet: (caller, content) => or(() => service.readSheet(caller, content)),
      },
      add: () => or(async () => true),
      onDefect: (defect) => defects.push(defect),
    });
    await read(quickOrder, 'BKR6E 4');
    expect([context().failure?.code, context().draft.text, defects]).toEqual(['unreachable', 'BKR6E 4', [fault]]);
    isBroken = false;
    quickOrder.send({ type: 'readText' });
    await rested(quickOrder);
    isBroken = true;
    quickOrder.send({ type: 'add' });
    await rested(quickOrder);
    expect([context().linesFailure?.code, defects.length]).toEqual(['unreachable', 3]);
    isBroken = false;
    quickOrder.send({ type: 'add' });
    await rested(quickOrder);
    expect(memory.draft).toEqual(blankOrderDraft);
  });
});
