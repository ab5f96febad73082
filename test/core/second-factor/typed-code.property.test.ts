import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuedPassword, passwordSigns } from '#core/credentials/issued-password.ts';
import { newRecoveryCodes, recoveryCodeCount } from '#core/second-factor/recovery-codes.ts';
import { typedCode } from '#core/second-factor/typed-code.ts';

const noise = fc.constantFrom('', ' ', '-', '.', '  ');
const spaced = (text: string, gaps: readonly string[]): string =>
  [...text].map((sign, at) => `${sign}${gaps[at % gaps.length] ?? ''}`).join('');

describe('a typed code (docs/rules/second-factor.md 2)', () => {
  it('is its six digits however they are spaced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.array(noise, { minLength: 1 }), (number, gaps) => {
        const digits = String(number).padStart(6, '0');
        expect(typedCode(spaced(digits, gaps))).toEqual({ kind: 'one-time', digits });
      }),
    );
  });

  it('is the recovery code that was issued, however it was copied from paper', () => {
    const random = fc.array(fc.nat(passwordSigns.length - 1), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(random, fc.array(noise, { minLength: 1 }), (numbers, gaps) => {
        const left = [...numbers];
        const code = issuedPassword(() => left.shift() ?? 0);
        const plain = code.replaceAll('-', '').toUpperCase();
        expect(typedCode(spaced(plain, gaps))).toEqual({ kind: 'recovery', code });
      }),
    );
  });

  it('is nothing else', () => {
    for (const text of ['', '12345', '1234567', 'abcdef', 'abcd-efgh-jkm', 'abcd-efgh-jkmn-p', 'ñandú-ñandú']) {
      expect(typedCode(text)).toBeNull();
    }
  });

  it('recovery codes are ten', () => {
    let at = 0;
    const codes = newRecoveryCodes((count) => (at++ * 7) % count);
    expect(codes).toHaveLength(recoveryCodeCount);
    expect(codes.every((code) => typedCode(code)?.kind === 'recovery')).toBe(true);
  });
});
