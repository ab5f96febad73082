import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentDetails } from '#core/payments/payment.ts';
import { blankPayment, paymentFlaws, readTypedPayment } from '#core/payments/payment-flaws.ts';
import { paidByNow, paymentParts, wouldBeOnAccount } from '#core/payments/payment-parts.ts';
import { maxReceiptBytes, receiptFlaw, receiptName } from '#core/payments/receipt.ts';
import { acceptance, settle, unsettle, whyStays } from '#core/payments/settlement.ts';
import { money, sum } from '#core/shared/money.ts';
import { aPicture } from '#test/builders/picture.builder.ts';

const today = '2026-11-25';
const details = (part: Partial<PaymentDetails> = {}): PaymentDetails => ({
  amount: money('1500.50'),
  paidOn: today,
  method: 'transfer',
  reference: '0042',
  note: '',
  documents: [],
  ...part,
});
const codesOf = (part: Partial<PaymentDetails>) => paymentFlaws(details(part), today).map(({ code }) => code);

describe('a payment taken off debts', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => money(value).dividedBy(100));
  const owed = fc.array(
    fc.record({
      expiration: fc.constantFrom('2026-01-01', '2026-05-31', '2026-11-25'),
      debt: cents,
    }),
    { maxLength: 8 },
  );

  it('goes no further than the payment, leaves no debt below nothing, and uses it up where debts allow', () => {
    fc.assert(
      fc.property(owed, cents, (debts, amount) => {
        const settled = settle(
          debts.map((debt, id) => ({ id, ...debt })),
          amount,
        );
        const paid = sum(settled.map((each) => each.paid));
        const all = sum(debts.map(({ debt }) => debt));
        expect(String(paid)).toBe(String(all.gt(amount) ? amount : all));
        for (const each of settled) {
          expect(each.debt.isNegative()).toBe(false);
          expect(each.paid.gt(0)).toBe(true);
          expect(String(each.debt.plus(each.paid))).toBe(String(debts[each.id]?.debt));
        }
      }),
    );
  });

  it('never vanishes: what documents took, what is on account and what is applied elsewhere are its amount', () => {
    fc.assert(
      fc.property(owed, cents, fc.boolean(), (debts, amount, settles) => {
        const named = debts.map((debt, id) => ({ id, ...debt }));
        const { settled, onAccount } = acceptance(amount, named, settles);
        const documents = settled.map(({ id, paid }) => ({ title: String(id), paid, isGone: false, owed: null }));
        const parts = paymentParts({ state: 'accepted', amount, onAccount, documents });
        if (parts === null) throw new Error('it is accepted');
        const paid = sum(parts.documents.map((each) => each.paid));
        expect(String(paid.plus(parts.onAccount).plus(parts.appliedElsewhere))).toBe(String(amount));
        for (const part of [paid, parts.onAccount, parts.appliedElsewhere]) expect(part.isNegative()).toBe(false);
        // Money counts as applied elsewhere only where the person who accepts says so, and then all of it.
        const isApplied = !settles && debts.length > 0;
        expect(String(parts.appliedElsewhere)).toBe(String(isApplied ? amount : money(0)));
      }),
    );
  });

  it('is told before it is accepted as it turns out: what would be on account is', () => {
    fc.assert(
      fc.property(owed, cents, (debts, amount) => {
        const documents = debts.map(({ debt }, id) => ({ title: String(id), paid: null, isGone: false, owed: debt }));
        const { onAccount } = acceptance(
          amount,
          debts.map((debt, id) => ({ id, ...debt })),
          true,
        );
        expect(String(wouldBeOnAccount({ amount, documents }))).toBe(String(onAccount));
        expect(paidByNow({ documents })).toEqual(debts.flatMap(({ debt }, id) => (debt.isZero() ? [String(id)] : [])));
        const untold = documents.map((each) => ({ ...each, owed: null }));
        expect(wouldBeOnAccount({ amount, documents: untold }) === null).toBe(debts.length > 0);
        expect(paymentParts({ state: 'waiting', amount, onAccount: money(0), documents })).toBeNull();
      }),
    );
  });

  it('is owed again once it is taken back: every debt is what it was before', () => {
    fc.assert(
      fc.property(owed, cents, cents, (debts, amount, above) => {
        const settled = settle(
          debts.map((debt, id) => ({ id, ...debt })),
          amount,
        );
        const debtOf = (id: number) => debts[id]?.debt ?? money(0);
        const restored = unsettle(
          settled.map((each) => ({
            ...each,
            total: debtOf(each.id).plus(above),
            isSaidSince: false,
            isOfAnother: false,
          })),
        );
        expect(restored.map(({ id, debt }) => [id, String(debt)])).toEqual(
          settled.map(({ id }) => [id, String(debtOf(id))]),
        );
      }),
    );
  });

  it('is never owed again above a total, nor does taking it back lower a debt, after any correction of it', () => {
    fc.assert(
      fc.property(cents, cents, cents, (debt, total, paid) => {
        const document = { id: 'a', debt, total, paid };
        expect(unsettle([{ ...document, isSaidSince: true, isOfAnother: false }])).toEqual([]);
        expect(unsettle([{ ...document, isSaidSince: false, isOfAnother: true }])).toEqual([]);
        const [restored] = unsettle([{ ...document, isSaidSince: false, isOfAnother: false }]);
        expect(restored === undefined).toBe(paid.isZero() || !total.gt(debt));
        if (restored === undefined) return;
        expect(restored.debt.gt(debt)).toBe(true);
        expect(restored.debt.gt(total)).toBe(false);
        expect(restored.debt.gt(debt.plus(paid))).toBe(false);
      }),
    );
  });

  it('stays where somebody said it or it is of another company, which is the reason of both', () => {
    expect(whyStays({ isSaidSince: false, isOfAnother: false })).toBeNull();
    expect(whyStays({ isSaidSince: true, isOfAnother: false })).toBe('said-since');
    expect(whyStays({ isSaidSince: false, isOfAnother: true })).toBe('of-another');
    expect(whyStays({ isSaidSince: true, isOfAnother: true })).toBe('of-another');
  });

  it('pays what expired first whole before what expires later', () => {
    fc.assert(
      fc.property(owed, cents, (debts, amount) => {
        const settled = settle(
          debts.map((debt, id) => ({ id, ...debt })),
          amount,
        );
        const left = (id: number) => settled.find((each) => each.id === id)?.debt ?? debts[id]?.debt ?? money(0);
        for (const { id } of settled) {
          const earlier = debts.flatMap(({ expiration }, other) =>
            expiration < (debts[id]?.expiration ?? '') ? [left(other)] : [],
          );
          expect(earlier.every((debt) => debt.isZero())).toBe(true);
        }
      }),
    );
  });
});

describe('a payment that a company reports', () => {
  it('is sound as it usually is', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ method: 'cash', reference: '' })).toEqual([]);
  });

  it.each([
    [{ amount: money(0) }, 'payment-amount-wrong'],
    [{ amount: money('-1') }, 'payment-amount-wrong'],
    [{ amount: money('0.001') }, 'payment-amount-wrong'],
    [{ paidOn: '2026-02-30' }, 'payment-day-wrong'],
    [{ paidOn: '' }, 'payment-day-wrong'],
    [{ paidOn: '2026-11-26' }, 'payment-day-ahead'],
    [{ paidOn: '2025-11-20' }, 'payment-day-too-old'],
    [{ reference: '  ' }, 'payment-reference-missing'],
    [{ reference: 'x'.repeat(61) }, 'payment-reference-too-long'],
    [{ note: 'x'.repeat(501) }, 'payment-note-too-long'],
  ] as const)('with %j is refused: %s', (part, code) => expect(codesOf(part)).toEqual([code]));

  it('is read as people write it; nothing typed is a payment without an amount, a day and a number', () => {
    const typed = readTypedPayment({ ...blankPayment, amount: ' 1.234,50 ', paidOn: today, reference: ' 7 ' });
    expect([String(typed.amount), typed.reference]).toEqual(['1234.5', '7']);
    expect(paymentFlaws(readTypedPayment(blankPayment), today).map(({ field }) => field)).toEqual([
      'amount',
      'paidOn',
      'reference',
    ]);
  });
});

describe('the receipt of a payment', () => {
  const jpg = aPicture('jpg', 800, 600);
  const pdf = new TextEncoder().encode('%PDF-1.7\nhola\n%%EOF\n');
  const svg = new TextEncoder().encode('<svg onload="alert(1)"/>');

  it('is a PDF or a photograph by its bytes, not by its name', () => {
    expect([jpg, pdf].map((content) => receiptFlaw({ name: 'x.svg', content }))).toEqual([null, null]);
    const torn = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]);
    for (const content of [svg, torn, aPicture('png', 10_000, 10_000)]) {
      expect(receiptFlaw({ name: 'x.jpg', content })).toEqual({ code: 'receipt-unreadable' });
    }
    const large = { name: 'x.pdf', content: new Uint8Array(maxReceiptBytes + 1) };
    expect(receiptFlaw(large)).toEqual({ code: 'receipt-too-large', max: maxReceiptBytes });
  });

  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\fotos\\pago 1.JPEG', 'pago 1.jpg'],
    ['.jpg', 'comprobante.jpg'],
    ['a\u0000b"<c>.html', 'a b c.jpg'],
  ])('called %s is kept as %s', (name, kept) => expect(receiptName({ name, content: jpg })).toBe(kept));
});
