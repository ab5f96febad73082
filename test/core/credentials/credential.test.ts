import { describe, expect, it } from 'vitest';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { shownCredential } from '#core/credentials/credential.ts';

const cipher: Cipher = {
  seal: (text) => `sealed ${text}`,
  open: (sealed) => (sealed.startsWith('sealed ') ? sealed.slice(7) : null),
};

describe('a stored login', () => {
  it.each([
    ['sealed abcd', cipher, 'abcd', null],
    [null, cipher, null, 'chosen'],
    ['of another key', cipher, null, 'unreadable'],
    ['sealed abcd', null, null, 'off'],
    [null, null, null, 'off'],
  ] as const)('%s shows what it may', (sealed, by, password, hidden) => {
    expect(shownCredential({ login: 'uno', hasPassword: true, sealed, lock: null }, by)).toEqual({
      login: 'uno',
      password,
      hidden,
      lock: null,
    });
  });

  it.each([cipher, null])('that was issued no password has none to show, and says of its lock', (by) => {
    const lock = {
      since: '2026-11-26T10:32:00.000Z',
      until: '2026-11-27T10:32:00.000Z',
      why: 'sign-in-locked',
    } as const;
    const stored = { login: 'uno', hasPassword: false, sealed: null, lock };
    expect(shownCredential(stored, by)).toEqual({ login: 'uno', password: null, hidden: 'none', lock });
  });
});
