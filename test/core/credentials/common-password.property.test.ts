import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#core/credentials/common-password.ts';
import { commonPasswordList } from '#core/credentials/common-password-list.ts';
import { issuedPassword } from '#core/credentials/issued-password.ts';

const known = commonPasswordList.trim().split(/\s+/);

describe('passwords that everybody tries first (docs/rules/credentials.md 6)', () => {
  it('are known, each once, and long enough to be chosen at all', () => {
    expect(known.length).toBeGreaterThan(1500);
    expect(new Set(known).size).toBe(known.length);
    // The first administrator's, which the person who starts the server issues, may have eight.
    expect(known.filter((each) => each.length < 8)).toEqual([]);
  });

  it.each(['12345678', 'password', 'qwerty123', 'Admin1234', 'mostrador'])(
    '%s is one that may be issued',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['1234567890', 'Password123', 'QWERTYUIOP', 'contraseña123', 'BocaJuniors!!', 'aaaaaaaaaaaa', '1212121212'])(
    '%s is one',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['nueva contraseña', 'tres palabras sueltas', 'correntoso-lapacho-41'])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('stay so in capitals and with signs at the end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.constantFrom('', '!', '...', '!?'), (password, end) => {
        expect(isCommonPassword(password.toUpperCase().toLowerCase() + end)).toBe(true);
      }),
    );
  });

  it('are never issued', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (draws) => {
        const password = issuedPassword((below) => Number(draws.next().value) % below);
        expect(known.includes(password)).toBe(false);
      }),
    );
  });
});
