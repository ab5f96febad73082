import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issuedPassword, passwordSigns } from '#core/credentials/issued-password.ts';

describe('a password that the system issues', () => {
  it('is three groups of four signs that nobody mistakes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (chances) => {
        const left = [...chances];
        const password = issuedPassword((count) => (left.shift() ?? 0) % count);
        expect(password).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/);
        expect(left).toEqual([]);
        const signs = chances.map((chance) => passwordSigns.charAt(chance % passwordSigns.length)).join('');
        expect(password.replaceAll('-', '')).toBe(signs);
      }),
    );
  });

  it('has each sign once among those it is drawn from', () => {
    expect(new Set(passwordSigns).size).toBe(passwordSigns.length);
    expect(passwordSigns).not.toMatch(/[01ilo]/);
  });
});
