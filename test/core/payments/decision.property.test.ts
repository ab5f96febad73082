import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidedAlready, notAccepted, nothingToApply, readReason, reasonRefusal } from '#core/payments/decision.ts';
import { paymentStates } from '#core/payments/payment.ts';
import { maxReasonLength } from '#core/payments/payment-flaws.ts';
import { money } from '#core/shared/money.ts';

const state = fc.constantFrom(...paymentStates);

describe('a decision about a payment', () => {
  it('is open while it waits, and says afterwards what became of it, and by whom', () => {
    fc.assert(
      fc.property(state, fc.option(fc.string()), (held, decidedBy) => {
        const refused = decidedAlready({ state: held, decidedBy });
        expect(refused).toEqual(
          held === 'waiting' ? null : { code: 'payment-decided', state: held, by: decidedBy ?? '' },
        );
        // What may be accepted has no acceptance to take back.
        expect(refused === null && notAccepted({ state: held }) === null).toBe(false);
        expect(notAccepted({ state: held }) === null).toBe(held === 'accepted');
      }),
    );
  });

  it('takes off the account what is on it, however little', () => {
    fc.assert(
      fc.property(fc.nat(), (cents) => {
        expect(nothingToApply({ onAccount: money(cents).times(money('0.01')) }) === null).toBe(cents > 0);
      }),
    );
  });

  it('says why, in some words and not too many', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2 * maxReasonLength }), (text) => {
        const reason = text.trim();
        const code = reason === '' ? 'payment-reason-missing' : 'payment-reason-too-long';
        const isRefused = reason === '' || reason.length > maxReasonLength;
        expect(reasonRefusal(text)).toEqual(isRefused ? { code } : null);
        if (!isRefused) expect(readReason(text).unwrap()).toBe(reason);
      }),
    );
  });
});
