import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses, resendTo } from '#core/mail/resend.ts';
import { nextAttempt, triedForDays } from '#core/mail/retry.ts';

const addresses = fc.uniqueArray(fc.constantFrom<string>('a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com'));
const some = addresses.filter((each) => each.length > 0);

describe('who gets a mail that goes again (docs/rules/mail.md 9)', () => {
  it('is somebody, never who got it, and whom the company has by now', () => {
    fc.assert(
      fc.property(some, addresses, addresses, (recipients, marked, companyNow) => {
        const refused = recipients.filter((each) => marked.includes(each));
        const to = resendTo({ recipients, refused }, companyNow);
        expect(to.length).toBeGreaterThan(0);
        if (refused.length > 0)
          for (const each of to) expect(refused.includes(each) || !recipients.includes(each)).toBe(true);
        if (companyNow.length > 0 && refused.length === 0) expect(to).toEqual(companyNow);
        if (companyNow.length === 0) expect(to).toEqual(refused.length > 0 ? refused : recipients);
      }),
    );
  });

  it.each([
    ['corrected', ['mal@x.com'], [], ['bien@x.com'], ['bien@x.com']],
    ['corrected, another got it', ['mal@x.com', 'b@x.com'], ['mal@x.com'], ['bien@x.com', 'B@x.com'], ['bien@x.com']],
    ['not corrected', ['mal@x.com', 'b@x.com'], ['mal@x.com'], ['mal@x.com', 'b@x.com'], ['mal@x.com']],
    ['taken away', ['mal@x.com', 'b@x.com'], ['mal@x.com'], ['b@x.com'], ['mal@x.com']],
  ])('%s', (_name, recipients, refused, now, to) => expect(resendTo({ recipients, refused }, now)).toEqual(to));

  it('is what is typed, with commas or spaces, each once', () => {
    expect(readAddresses(' ana@x.com; beto@x.com,ANA@x.com ').unwrap()).toEqual(['ana@x.com', 'beto@x.com']);
    for (const typed of ['', 'ana', 'ana@x.com, nadie']) expect(readAddresses(typed).ok).toBe(false);
  });
});

describe('a mail that fails (docs/rules/mail.md 10)', () => {
  const day = 24 * 60 * 60_000;
  it('is tried later, and given up exactly where it was refused for its own sake for that long', () => {
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 1, max: 400 }), fc.option(fc.integer({ min: 0, max: 10 * day })), fc.boolean()],
        (attempts, lasted, isRefused) => {
          const now = Date.parse('2026-11-20T15:00:00Z');
          const since = lasted === null ? null : now - lasted;
          const error = isRefused ? '550 no such user' : 'connect ECONNREFUSED';
          const next = nextAttempt({ attempts, error, since }, now);
          expect(next === null).toBe(isRefused && lasted !== null && lasted >= triedForDays * day);
          if (next !== null) expect(next).toBeGreaterThan(now);
        },
      ),
    );
  });
});
