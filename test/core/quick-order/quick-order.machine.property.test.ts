import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberOf } from '#core/quick-order/order-draft.ts';
import type { QuickOrderEvent } from '#core/quick-order/quick-order.machine.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
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

it('whatever happens in whichever order, what stands is what the server makes of the draft', async () => {
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
