import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RowToSet } from '#core/cart/cart.service.ts';
import { givenUp } from '#core/quick-order/given-up.ts';
import { askedAgain, numberOf, type OpenedList, type OrderDraft } from '#core/quick-order/order-draft.ts';
import type { AskedLine } from '#core/quick-order/quick-order.service.ts';
import type { QuickOrderEvent } from '#core/quick-order/quick-order-events.ts';
import { rowsForCart } from '#core/quick-order/to-cart.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aLateCounter, fileUnits, outcomes } from './a-late-counter.ts';
import { aMemory, aQuickOrder, rested, service } from './a-quick-order.ts';

const events: fc.Arbitrary<readonly (QuickOrderEvent | 'wait')[]> = fc.array(
  fc.oneof(
    fc.constant('wait' as const),
    fc.constantFrom('62/22 1', 'BKR6E 4', 'nada99 2', '').map((text) => ({ type: 'type' as const, text })),
    fc.record({ type: fc.constantFrom('readText', 'refresh', 'clear' as const) }),
    fc.record({ type: fc.constant('remove' as const), lines: fc.array(fc.nat(4), { maxLength: 2 }) }),
    fc.record({
      type: fc.constant('mend' as const),
      line: fc.nat(4),
      part: fc.record({ quantity: fc.integer({ min: 1, max: 9 }) }),
    }),
  ),
  { maxLength: 14 },
);

it('after any events in any order, what stands is what the server makes of the draft', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (walk) => {
      const memory = aMemory();
      const quickOrder = aQuickOrder(memory);
      for (const event of walk) {
        if (event === 'wait') await rested(quickOrder);
        else quickOrder.send(event);
        const { draft } = quickOrder.getSnapshot().context;
        if (event !== 'wait' && event.type === 'type') expect(draft.text).toBe(event.text);
        expect(memory.draft).toBe(draft);
      }
      await rested(quickOrder);
      const { draft, order, failure } = quickOrder.getSnapshot().context;
      expect(failure).toBeNull();
      const numbers = draft.lines.map(numberOf);
      expect(new Set(numbers).size).toBe(numbers.length);
      if (draft.lines.length === 0) return;
      const resolved = await service.resolve(callerOf(1), { lines: draft.lines });
      expect(JSON.stringify(order?.lines)).toBe(JSON.stringify(resolved.unwrap().lines));
    }),
  );
});

const unitsOfText = (text: string) => text.split('\n').reduce((sum, line) => sum + Number(line.split(' ')[1] ?? 0), 0);
const unitsOf = ({ text, lines }: OrderDraft) =>
  unitsOfText(text) + lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
const unitsOfRows = (rows: readonly RowToSet[]) => rows.reduce((sum, { quantity, was }) => sum + quantity - was, 0);

async function* noContent(): AsyncIterable<Uint8Array> {
  yield new Uint8Array();
}

const list: OpenedList = { id: asId('1'), name: 'Pedido de los lunes', version: 1 };
const listed: AskedLine = {
  lines: [1],
  text: '62/22',
  code: '62/22',
  quantity: 5,
  unread: null,
  productPriceId: asId('2'),
  costBefore: null,
};
const kept: QuickOrderEvent[] = [
  { type: 'readText' },
  { type: 'readFile', content: noContent() },
  { type: 'refresh' },
  { type: 'clear' },
  { type: 'leave' },
  { type: 'saved', list },
  { type: 'open', list, lines: [listed] },
  { type: 'add' },
];
type Step = QuickOrderEvent | 'answer' | 'settle' | 'put back';

const typing = fc
  .constantFrom('62/22 1', '62/22 4', 'BKR6E 4', '62/22 2\nnada99 2', '')
  .map((text) => ({ type: 'type' as const, text }));
/** Some steps come after one another, as a person takes them. */
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<Step[]>(['answer']) },
      { weight: 1, arbitrary: fc.constant<Step[]>(['put back']) },
      { weight: 3, arbitrary: typing.map((event): Step[] => [event]) },
      { weight: 2, arbitrary: typing.map((event): Step[] => [event, { type: 'readText' }, 'settle']) },
      { weight: 3, arbitrary: fc.constant<Step[]>(['settle', { type: 'add' }]) },
      { weight: 6, arbitrary: fc.constantFrom(...kept).map((event): Step[] => [event]) },
      {
        weight: 1,
        arbitrary: fc.array(fc.integer({ min: 1, max: 5 })).map((lines): Step[] => [{ type: 'remove', lines }]),
      },
      {
        weight: 1,
        arbitrary: fc
          .record({ line: fc.integer({ min: 1, max: 5 }), quantity: fc.integer({ min: 1, max: 9 }) })
          .map(({ line, quantity }): Step[] => [{ type: 'mend', line, part: { quantity } }]),
      },
    ),
    { minLength: 5, maxLength: 30, size: 'max' },
  )
  .map((groups) => groups.flat());
const turnsOf = fc.array(fc.constantFrom('answers', 'answers', 'answers', ...outcomes), { minLength: 1, maxLength: 8 });

it('what is typed is in the field, among the lines, given up or in the cart, and nowhere twice', async () => {
  await fc.assert(
    fc.asyncProperty(steps, turnsOf, async (walk, turns) => {
      let typed = 0;
      let inCart = 0;
      let isFile = false;
      let onTheWay: readonly RowToSet[] = [];
      const given: OrderDraft[] = [];
      const counter = aLateCounter(turns, (rows) => {
        onTheWay = rows;
      });
      const memory = aMemory();
      const quickOrder = aQuickOrder(memory, { ...counter, onDefect: () => undefined });
      const now = () => quickOrder.getSnapshot();
      quickOrder.on('read', () => {
        if (isFile) typed += fileUnits;
      });
      quickOrder.on('added', () => {
        inCart += unitsOfRows(onTheWay);
      });
      quickOrder.subscribe((state) => {
        if (!state.matches('reading') && state.context.read === null) isFile = false;
      });

      const send = (event: QuickOrderEvent) => {
        const before = now();
        const { draft, order, readText } = before.context;
        // Fields of lines are closed while they are on their way.
        if (event.type === 'mend' && before.matches('adding')) return;
        // Below what is being read.
        if (event.type === 'type' && readText !== null)
          quickOrder.send({ type: 'type', text: `${draft.text}\n${event.text}` });
        else quickOrder.send(event);
        const after = now();
        if (event.type === 'type') typed += unitsOfText(after.context.draft.text) - unitsOfText(draft.text);
        if (event.type === 'open') typed += 5;
        if (event.type === 'readFile' && !before.matches('reading') && after.matches('reading')) isFile = true;
        if (event.type === 'mend') typed += unitsOf(after.context.draft) - unitsOf(draft);
        if (event.type === 'remove' || event.type === 'clear') {
          const taken = givenUp(draft, after.context.draft);
          if (taken !== null) given.push(taken);
        }
        if (event.type === 'add' && after.matches('adding') && !before.matches('adding')) {
          const shown = order?.lines ?? [];
          expect(onTheWay).toEqual(rowsForCart(shown));
          expect(JSON.stringify(draft.lines)).toBe(JSON.stringify(shown.map(askedAgain)));
        }
      };
      const settle = async () => {
        while (!now().matches('resting')) await counter.answer();
      };
      const check = () => {
        const { draft } = now().context;
        expect(now().status).toBe('active');
        expect(memory.draft).toBe(draft);
        const inHand = given.reduce((sum, each) => sum + unitsOf(each), 0);
        expect(unitsOf(draft) + inHand + inCart).toBe(typed);
        const numbers = draft.lines.flatMap(({ lines }) => lines);
        expect(new Set(numbers).size).toBe(numbers.length);
      };

      for (const step of walk) {
        if (step === 'answer') await counter.answer();
        else if (step === 'settle') await settle();
        else if (step !== 'put back') send(step);
        else {
          const draft = given.pop();
          if (draft !== undefined) send({ type: 'restore', draft });
        }
        check();
      }
      counter.recover();
      await settle();
      quickOrder.send({ type: 'refresh' });
      await settle();
      check();
      const { draft, order, linesFailure } = now().context;
      expect(linesFailure).toBeNull();
      if (draft.lines.length === 0) return;
      const resolved = await service.resolve(callerOf(1), { lines: draft.lines });
      expect(JSON.stringify(order?.lines)).toBe(JSON.stringify(resolved.unwrap().lines));
    }),
    { numRuns: 150 },
  );
});
