import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNamedIn } from '#core/claims/named-order.ts';
import { formatNumber } from '#core/orders/number.ts';

it('a claim names the order whose number it says, however it was typed, and no other document', () => {
  const number = fc.record({
    year: fc.integer({ min: 2000, max: 2099 }),
    number: fc.integer({ min: 1, max: 99_999_999 }),
  });
  fc.assert(
    fc.property(number, fc.constantFrom('-', '/', ' - '), (order, between) => {
      expect(orderNamedIn({ purchaseDocument: formatNumber(order) })).toBe(formatNumber(order));
      expect(orderNamedIn({ purchaseDocument: ` ${order.year}${between}${order.number} ` })).toBe(formatNumber(order));
    }),
  );
  for (const other of ['', 'A 0001-00000015', 'FC 12', '2026-0', 'el pedido 2026-12']) {
    expect(orderNamedIn({ purchaseDocument: other })).toBeNull();
  }
});
