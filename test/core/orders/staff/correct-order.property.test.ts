import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals, lineSubtotal } from '#core/cart/totals.ts';
import { correctedTotal, correctOrder, orderedId } from '#core/orders/staff/correct-order.ts';
import { orderStates } from '#core/orders/state.ts';
import { asId } from '#core/shared/ids.ts';
import { money, sum, toCents } from '#core/shared/money.ts';
import { aGrantedOffer } from '#test/builders/cart.builder.ts';
import { aSoldLine, aStaffOrder } from '#test/builders/staff-order.builder.ts';

const percentages = [money(3), money('2.5')];

/** An order as a cart with two special discounts makes it. */
const orderOf = (sold: readonly { readonly cents: number; readonly quantity: number }[]) => {
  const lines = sold.map(({ cents, quantity }, place) => {
    const cost = money(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
    return aSoldLine({ id: `${place}`, cost, quantity, subtotal: lineSubtotal({ cost, quantity }) });
  });
  const totals = totalsOf(lines);
  return aStaffOrder({ ...totals, lines });
};
const totalsOf = (lines: readonly { readonly cost: ReturnType<typeof money>; readonly quantity: number }[]) =>
  cartTotals(
    lines.map((line) => ({ ...line, productBrandId: null, typeIds: [] })),
    {
      specialDiscounts: percentages.map((percentage, place) => ({
        id: asId<never>(String(place)),
        title: `D${place}`,
        percentage,
        explanation: '',
      })),
      valueQuantities: [],
      deliverySurcharge: { shoppingCartText: '', minAmount: money(0), value: money(0) },
    } as unknown as Parameters<typeof cartTotals>[1],
  );

const sold = fc.array(
  fc.record({ cents: fc.integer({ min: 1, max: 9_999_999 }), quantity: fc.integer({ min: 1, max: 50 }) }),
  {
    minLength: 1,
    maxLength: 8,
  },
);
const corrected = sold.chain((lines) =>
  fc.tuple(fc.constant(lines), fc.tuple(...lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity })))),
);

describe('a corrected order (docs/rules/orders.md 10)', () => {
  it('comes to what is told before it is sent, and nothing is told where it is refused or a price of today counts', () => {
    fc.assert(
      fc.property(corrected, ([lines, quantities]) => {
        const order = orderOf(lines);
        const wanted = quantities.map((quantity, place) => ({ id: `${place}`, quantity }));
        const answer = correctOrder(order, { reason: 'No hay', lines: wanted });
        const total = correctedTotal(order, wanted);
        expect(total?.toString() ?? null).toBe(answer.ok ? answer.val.total.toString() : null);
        const replaced = wanted.map((each) => ({ ...each, productPriceId: asId<'product-price'>('77') }));
        expect(correctedTotal(order, replaced)).toBeNull();
      }),
    );
  });

  it('costs what the smaller cart would have cost at the same prices', () => {
    fc.assert(
      fc.property(corrected, ([lines, quantities]) => {
        const order = orderOf(lines);
        const wanted = quantities.map((quantity, place) => ({ id: `${place}`, quantity }));
        const answer = correctOrder(order, { reason: 'No hay', lines: wanted });
        const isSame = quantities.every((quantity, place) => quantity === lines[place]?.quantity);
        const isNothing = quantities.every((quantity) => quantity === 0);
        if (isSame || isNothing) {
          expect(answer.val).toEqual({ code: isSame ? 'correction-nothing-changed' : 'correction-nothing-left' });
          return;
        }
        const after = answer.unwrap();
        const left = order.lines
          .map((line, place) => ({ ...line, quantity: quantities[place] ?? 0 }))
          .filter(({ quantity }) => quantity > 0);
        const expected = totalsOf(left);
        expect(after.subtotal.toFixed(2)).toBe(expected.subtotal.toFixed(2));
        expect(after.total.toFixed(2)).toBe(expected.total.toFixed(2));
        expect(sum(after.lines.map(({ subtotal }) => subtotal)).equals(after.subtotal)).toBe(true);
        expect(after.changes.every(({ from, to }) => to < from)).toBe(true);
      }),
    );
  });

  it('never gets more, and nothing of a line that is not there', () => {
    const order = aStaffOrder();
    const correct = (lines: readonly { id: string; quantity: number }[], reason = 'x') =>
      correctOrder(order, { reason, lines }).val;
    expect(correct([{ id: '1', quantity: 3 }])).toEqual({ code: 'correction-not-less' });
    expect(correct([{ id: '9', quantity: 1 }])).toEqual({ code: 'correction-line-unknown' });
    expect(correct([{ id: '1', quantity: 1 }], '  ')).toEqual({ code: 'correction-reason-missing' });
  });

  it.each(orderStates)('is corrected in state %s only before it leaves', (state) => {
    const answer = correctOrder(aStaffOrder({ state }), { reason: 'x', lines: [{ id: '1', quantity: 1 }] });
    expect(answer.ok).toBe(state === 'Sent' || state === 'Received');
  });

  it('takes an offer off its own lines alone, and leaves the others as they were', () => {
    const offered = fc.record({
      cents: fc.integer({ min: 1, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    });
    const lineOf = (isReached: boolean) => offered.map((line) => ({ ...line, isReached }));
    const lists = fc.tuple(
      fc.array(lineOf(true), { minLength: 1, maxLength: 4 }),
      fc.array(lineOf(false), { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.nat(7),
    );
    fc.assert(
      fc.property(lists, ([reached, others, saysWhich, drawn]) => {
        const lines = [...reached, ...others].map(({ cents, quantity, isReached }, place) => {
          const cost = money(cents).dividedBy(100);
          const brandId = asId<'product-brand'>(isReached ? '1' : '2');
          const subtotal = lineSubtotal({ cost, quantity });
          return aSoldLine({ id: `${place}`, productBrandId: brandId, cost, quantity, subtotal });
        });
        const sumOf = (kept: typeof lines) =>
          sum(kept.filter(({ productBrandId }) => productBrandId === asId('1')).map(({ subtotal }) => subtotal));
        const tenth = (amount: ReturnType<typeof money>) => toCents(amount.dividedBy(10));
        const offer = aGrantedOffer({
          title: 'Semana SKF',
          productBrandId: asId('1'),
          discount: money(10),
          value: tenth(sumOf(lines)),
          lineIds: saysWhich ? reached.map((_line, place) => `${place}`) : null,
        });
        const order = aStaffOrder({
          lines,
          subtotal: sum(lines.map(({ subtotal }) => subtotal)),
          // Another discount of the same name is of everything.
          discountExplanation: [
            { reason: 'Semana SKF', detail: '3 %', value: money(0) },
            { reason: 'Semana SKF', detail: '10 %', value: offer.value },
          ],
          offerValueQuantities: [offer],
        });
        const gone = drawn % lines.length;
        const after = correctOrder(order, { reason: 'x', lines: [{ id: `${gone}`, quantity: 0 }] }).unwrap();
        const expected = tenth(sumOf(after.lines as typeof lines));
        expect(after.offerValueQuantities[0]?.value.toFixed(2)).toBe(expected.toFixed(2));
        expect(after.discount.toFixed(2)).toBe(expected.toFixed(2));
        expect(after.discountExplanation.every(({ value }) => value.gt(0))).toBe(true);
      }),
    );
  });

  it('puts a line of another product in the place of one: the sums follow, its offers are none of the earned ones', () => {
    fc.assert(
      fc.property(sold, fc.nat(7), fc.integer({ min: 1, max: 99_999 }), fc.nat(49), (drawn, which, cents, less) => {
        const order = orderOf(drawn);
        const replaced = order.lines[which % order.lines.length] as (typeof order.lines)[number];
        const quantity = Math.max(1, replaced.quantity - less);
        const other = aSoldLine({ productPriceId: asId('77'), productCode: 'OTRO', cost: money(cents).dividedBy(100) });
        const wanted = [
          { id: replaced.id, quantity, productPriceId: asId<'product-price'>('77'), seenCost: other.cost },
        ];
        const offer = aGrantedOffer({ discount: money(10), value: money(0), lineIds: null, productBrandId: null });
        const asked = { reason: 'No hay', lines: wanted };
        const before = { ...order, offerValueQuantities: [offer] };
        const after = correctOrder(before, asked, new Map([[replaced.id, other]])).unwrap();
        const line = after.lines[which % order.lines.length];
        expect(line).toMatchObject({ productCode: 'OTRO', quantity, replaces: { quantity: replaced.quantity } });
        expect(new Set(after.lines.map(({ id }) => id)).size).toBe(order.lines.length);
        expect(order.lines.every(({ id }) => id !== line?.id)).toBe(true);
        expect(after.subtotal.equals(sum(after.lines.map(({ subtotal }) => subtotal)))).toBe(true);
        expect(after.total.toFixed(2)).toBe(after.subtotal.minus(after.discount).toFixed(2));
        expect(after.offerValueQuantities[0]?.lineIds).toEqual(order.lines.map(({ id }) => id));
        expect(after.changes).toMatchObject([
          { from: replaced.quantity, to: quantity, replacement: { lineId: line?.id } },
        ]);
        expect(correctOrder(order, asked).val).toEqual({ code: 'replacement-not-sold' });
        expect(line?.addedBy).toBe(replaced.addedBy);
        // What was seen to cost less, or was not seen, is not charged.
        for (const seenCost of [other.cost.minus('0.01'), undefined]) {
          const unseen = { reason: 'No hay', lines: [{ ...wanted[0], id: replaced.id, quantity, seenCost }] };
          expect(correctOrder(before, unseen, new Map([[replaced.id, other]])).val).toEqual({
            code: 'replacement-cost-moved',
            productCode: 'OTRO',
          });
        }
        // However often it is replaced, its id says which line was ordered.
        const again = { ...other, productCode: 'TERCERO' };
        const second = {
          id: line?.id ?? '',
          quantity,
          productPriceId: asId<'product-price'>('79'),
          seenCost: again.cost,
        };
        const twice = correctOrder(
          { ...order, ...after },
          { reason: 'No hay', lines: [second] },
          new Map([[second.id, again]]),
        ).unwrap();
        expect(twice.lines.map(({ id }) => orderedId(id))).toEqual(order.lines.map(({ id }) => id));
        // What was ordered does not come back at another price.
        const id = line?.id ?? replaced.id;
        const back = { id, quantity, productPriceId: asId<'product-price'>('78') };
        const ordered = new Map([[id, { ...replaced, productPriceId: asId<'product-price'>('78') }]]);
        expect(correctOrder({ ...order, ...after }, { reason: 'No', lines: [back] }, ordered).val).toEqual({
          code: 'replacement-same-product',
        });
      }),
    );
  });

  it('keeps an offer that was earned in proportion, and the delivery as it was charged', () => {
    const order = aStaffOrder({
      discountExplanation: [{ reason: 'Semana del freno', detail: '10 %', value: money(100) }],
      deliverySurcharge: { shoppingCartText: 'Envío', minAmount: money(1), value: money(50), charged: money(50) },
    });
    const after = correctOrder(order, { reason: 'x', lines: [{ id: '1', quantity: 1 }] }).unwrap();
    expect([after.discount.toFixed(2), after.total.toFixed(2)]).toEqual(['50.00', '1234.50']);
  });
});
