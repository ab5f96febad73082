import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPasswordLength, minPasswordLength, passwordRefusal } from '#core/credentials/password-rules.ts';

const refusalOf = (next: string, current = 'la de antes', userName = 'cliente.admin') =>
  passwordRefusal(userName, { current, next })?.code ?? null;

describe('a password that somebody chooses', () => {
  it.each([
    ['corta', 'password-too-short'],
    ['123456789', 'password-too-short'],
    ['1234567890', null],
    ['ñandú-ñandú', null],
    ['Cliente.Admin', 'password-is-user-name'],
    ['la de antes', 'password-unchanged'],
    ['x'.repeat(201), 'password-too-long'],
  ])('%s: %s', (next, code) => {
    expect(refusalOf(next)).toBe(code);
  });

  it('is long enough in characters of any kind, and never the former one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 220 }), fc.string(), (next, current) => {
        const refusal = refusalOf(next, current);
        const length = [...next].length;
        if (length < minPasswordLength) expect(refusal).toBe('password-too-short');
        else if (length > maxPasswordLength) expect(refusal).toBe('password-too-long');
        if (refusal === null) expect(next).not.toBe(current);
      }),
    );
  });
});
