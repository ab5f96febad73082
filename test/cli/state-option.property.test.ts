import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedStateTexts } from '#adapters/texts/account-documents.es.ts';
import { jobStateTexts } from '#adapters/texts/jobs.es.ts';
import { offerStateTexts } from '#adapters/texts/offer-management.es.ts';
import { paymentStateTexts } from '#adapters/texts/payments.es.ts';
import { oneStateOption } from '#cli/arguments/state-option.ts';
import { documentStates } from '#core/current-account/management/document-filter.ts';
import { jobStates } from '#core/jobs/listed-job.ts';
import { withoutAccents } from '#core/shared/accents.ts';

const kinds: readonly (readonly [readonly string[], Readonly<Record<string, string>>])[] = [
  [jobStates, jobStateTexts],
  [documentStates, listedStateTexts],
  [Object.keys(offerStateTexts), offerStateTexts],
  [Object.keys(paymentStateTexts), paymentStateTexts],
];

describe('a state as an option', () => {
  it('is taken as it is declared and as it is read, whatever its case and accents, and nothing else is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.nat(), fc.nat(4), ([states, texts], at, way) => {
        const state = states[at % states.length] ?? '';
        const read = oneStateOption('', states, texts).parseArg;
        const text = texts[state] ?? '';
        const typed = [state, text, ` ${text.toUpperCase()} `, withoutAccents(text), state.toLowerCase()][way] ?? '';
        expect(read?.(typed, undefined)).toBe(state);
        expect(() => read?.(`${typed}x`, undefined)).toThrow(`${state} (${text})`);
      }),
    );
  });
});
