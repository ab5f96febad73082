import { describe, expect, it } from 'vitest';
import { reportedPaymentFromWire, reportedPaymentWire } from '#adapters/wire/payments.wire.ts';
import { quoteToKeepWire } from '#adapters/wire/quotes.wire.ts';
import { paymentFlaws } from '#core/payments/payment-flaws.ts';

const unseen = ' \u200b\u2060\u3164 ';

describe('a text of signs that nobody sees, by the API (docs/rules/cases.md 4)', () => {
  it('is no reference and no note of a payment', () => {
    const body = { amount: 100, paidOn: ' 2026-11-27 ', method: 'transfer', reference: unseen, note: unseen };
    const details = reportedPaymentFromWire(reportedPaymentWire.parse(body));
    expect(details).toMatchObject({ paidOn: '2026-11-27', reference: '', note: '' });
    expect(paymentFlaws(details, '2026-11-28')).toEqual([{ code: 'payment-reference-missing', field: 'reference' }]);
  });

  it('is no client, note or article of a quote', () => {
    const line = { kind: 'free', description: 'Mano de obra', quantity: 1, price: 10 };
    const body = { clientName: unseen, clientPhone: unseen, note: unseen, lines: [line] };
    expect(quoteToKeepWire.parse(body)).toMatchObject({ clientName: '', clientPhone: '', note: '' });
    const free = { ...body, lines: [{ ...line, description: unseen }] };
    expect(quoteToKeepWire.safeParse(free).error?.issues[0]?.path).toEqual(['lines', 0, 'description']);
  });
});
