import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctCase } from '#core/cases/correct-case.ts';
import { messageFlaw, tidyMessageText } from '#core/cases/messages/case-message.ts';
import { claimFlaws, tidiedClaim } from '#core/claims/claim-to-open.ts';
import { contactFlaws } from '#core/contact/contact-message.ts';
import { correctionFlaw } from '#core/orders/staff/correct-order.ts';
import { readReason } from '#core/payments/decision.ts';
import { blankPayment, paymentFlaws, readTypedPayment } from '#core/payments/payment-flaws.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { tidiedWarranty, warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { aClaim } from '#test/builders/claim.builder.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';

const unseen = [
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u2060',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\u0007',
];
const nothing = fc.string({ unit: fc.constantFrom(...unseen), maxLength: 8 });
const aText = fc.string({ unit: 'grapheme', maxLength: 12 });

describe('a text that somebody wrote (docs/rules/cases.md 4)', () => {
  it('is empty where nobody sees anything of it', () => {
    fc.assert(
      fc.property(nothing, (text) => {
        expect(tidyText(text)).toBe('');
      }),
    );
  });

  it('else stays as it is, with line ends of one kind and nothing around it', () => {
    fc.assert(
      fc.property(nothing, aText, nothing, (before, text, after) => {
        const whole = `${before}x${text}y${after}`;
        expect(tidyText(whole)).toBe(whole.replace(/\r\n?/g, '\n').trim());
        expect(tidyText(tidyText(whole))).toBe(tidyText(whole));
      }),
    );
  });

  it.each(['👨‍👩‍👧', 'می‌خواهم', 'BKR6E'])('keeps what is seen: %s', (text) =>
    expect(tidyText(` ${text}\r\n`)).toBe(text),
  );

  it('is asked for where it was nothing but signs that nobody sees', () => {
    const text = '\u200b\u2060';
    const claim = tidiedClaim(aClaim({ note: text, purchaseDocument: text }));
    expect(claimFlaws(claim, '2026-11-28').map(({ code }) => code)).toEqual(['document-missing', 'note-missing']);
    const warranty = tidiedWarranty(aWarranty({ notes: text, purchaseDocument: text, vehicle: text }));
    expect(warrantyFlaws(warranty, '2026-11-28')).toEqual(['document-missing', 'vehicle-missing', 'notes-missing']);
    expect(messageFlaw({ text: tidyMessageText(text), pictures: [] })).toEqual({ code: 'message-empty' });
    const now = { externalCode: 'A1', resolution: 'Se repone' };
    expect(correctCase(now, { field: 'externalCode', text: 'A2', reason: text }).val).toEqual({
      code: 'case-correction-reason-missing',
    });
    expect(readReason(text).val).toEqual({ code: 'payment-reason-missing' });
    const payment = readTypedPayment({ ...blankPayment, amount: '100', paidOn: '2026-11-27', reference: text });
    expect(paymentFlaws(payment, '2026-11-28')).toEqual([{ code: 'payment-reference-missing', field: 'reference' }]);
    expect(correctionFlaw({ state: 'Sent', lines: [] }, { reason: text, lines: [] })).toEqual({
      code: 'correction-reason-missing',
    });
    const contact = { name: 'Ana', email: 'ana@example.com', phone: '11 4444', message: text };
    expect(contactFlaws(contact)).toEqual([{ field: 'message', reason: 'blank' }]);
  });
});
