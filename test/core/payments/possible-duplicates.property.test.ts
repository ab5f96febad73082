import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentStates } from '#core/payments/payment.ts';
import { type ComparedPayment, possibleDuplicates } from '#core/payments/possible-duplicates.ts';
import { money } from '#core/shared/money.ts';

const payment: fc.Arbitrary<ComparedPayment> = fc.record({
  state: fc.constantFrom(...paymentStates),
  amount: fc.constantFrom('1', '1.50').map(money),
  paidOn: fc.constantFrom('2026-11-01', '2026-11-02'),
  reference: fc.constantFrom('', 'X1', 'x-1', 'Y2'),
  documents: fc.uniqueArray(
    fc.constantFrom('A 1', 'A 2').map((title) => ({ title })),
    { selector: (d) => d.title },
  ),
});
const isFound = (one: ComparedPayment, other: ComparedPayment) => possibleDuplicates(one, [other]).length > 0;

it('two payments look the same to each other or not at all', () => {
  fc.assert(
    fc.property(payment, payment, (one, other) => {
      expect(isFound(one, other)).toBe(isFound(other, one));
    }),
  );
});

it('a payment that waits or is accepted looks like itself in any order of its documents, and else never', () => {
  fc.assert(
    fc.property(payment, (one) => {
      const again = { ...one, documents: one.documents.toReversed() };
      expect(isFound(one, again)).toBe(one.state === 'waiting' || one.state === 'accepted');
    }),
  );
});

const one: ComparedPayment = {
  ...{ state: 'waiting', amount: money('10'), paidOn: '2026-11-01', reference: 'X1', documents: [{ title: 'A 1' }] },
};

it('another amount or day is another payment, and so is one that was refused', () => {
  const others = [{ amount: money('10.01') }, { paidOn: '2026-11-02' }, { state: 'refused' as const }];
  for (const part of others) expect(isFound(one, { ...one, ...part })).toBe(false);
  expect(isFound(one, { ...one, state: 'accepted' })).toBe(true);
});

it('the same number is the same payment, whatever it pays', () => {
  for (const documents of [[], [{ title: 'A 2' }]]) {
    expect(isFound(one, { ...one, documents })).toBe(true);
    expect(isFound(one, { ...one, documents, reference: ' x 1 ' })).toBe(true);
    expect(isFound(one, { ...one, documents, reference: 'Y2' })).toBe(false);
  }
});

it('one that names no document may be any of that day and amount, but for those of another number', () => {
  const onAccount = { ...one, documents: [], reference: '' };
  expect(isFound(one, onAccount)).toBe(true);
  expect(isFound(onAccount, { ...onAccount, reference: 'Y2' })).toBe(true);
  expect(isFound({ ...one, reference: '' }, { ...one, reference: '', documents: [{ title: 'A 2' }] })).toBe(false);
  expect(isFound(one, { ...one, reference: 'Y2' })).toBe(true);
});
