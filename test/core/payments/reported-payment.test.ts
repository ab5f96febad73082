import { describe, expect, it } from 'vitest';
import type { Payment, PaymentDetails } from '#core/payments/payment.ts';
import { type PaymentToReport, reportedAlready } from '#core/payments/reported-payment.ts';
import { money } from '#core/shared/money.ts';

const details: PaymentDetails = {
  ...{ amount: money('1210.50'), paidOn: '2026-11-20', method: 'transfer', reference: '4471', note: '', documents: [] },
};
const titles = ['A 00001-00000061', 'A 00001-00000062'];
const listed = {
  ...details,
  documents: titles.map((title) => ({ title, paid: null })),
  state: 'refused',
} as unknown as Payment;
const sums = { ...listed, reference: '', documents: [] };
const found = (payment: Payment, part: Partial<PaymentDetails>, rest: Partial<PaymentToReport> = {}) =>
  reportedAlready([payment], { details: { ...details, ...part }, titles, isDayTyped: true, ...rest }).length === 1;

describe('a payment that was reported already', () => {
  it('says the same, after any decision on it and in any order of its documents', () => {
    expect(found(listed, {})).toBe(true);
    expect(found(listed, { amount: money('1210.5') }, { titles: titles.toReversed() })).toBe(true);
  });

  it.each([
    { amount: money(1210) },
    { method: 'cheque' as const },
    { reference: '4472' },
    { note: 'de noviembre' },
    { paidOn: '2026-11-21' },
  ])('is another one with %o', (other) => {
    expect(found(listed, other)).toBe(false);
  });

  it('is another one where it pays something else', () => {
    expect(found(listed, {}, { titles: titles.slice(1) })).toBe(false);
    expect(found(listed, {}, { titles: [] })).toBe(false);
  });

  it('may be of another day where none was said, if its reference or what it pays names it', () => {
    const today = { paidOn: '2026-11-26' };
    expect(found(listed, today, { isDayTyped: false })).toBe(true);
    expect(found({ ...sums, documents: listed.documents }, { ...today, reference: '' }, { isDayTyped: false })).toBe(
      true,
    );
    expect(found({ ...sums, reference: '4471' }, today, { isDayTyped: false, titles: [] })).toBe(true);
    expect(found(sums, { ...today, reference: '' }, { isDayTyped: false, titles: [] })).toBe(false);
    expect(found(sums, { reference: '' }, { isDayTyped: false, titles: [] })).toBe(true);
  });
});
