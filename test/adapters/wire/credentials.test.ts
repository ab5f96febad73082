import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentialsFromWire, credentialsToWire, credentialsWire } from '#adapters/wire/credentials.wire.ts';
import type { Credential } from '#core/credentials/credential.ts';

const every: readonly (Credential | null)[] = [
  null,
  { login: 'uno', password: 'abcd-efgh-jkmn', hidden: null, lock: null },
  { login: 'uno', password: null, hidden: 'chosen', lock: null },
  { login: 'uno', password: null, hidden: 'off', lock: null },
  { login: 'uno', password: null, hidden: 'unreadable', lock: null },
  {
    login: 'uno',
    password: null,
    hidden: 'chosen',
    lock: { since: '2026-11-26T10:32:00.000Z', until: '2026-11-27T10:32:00.000Z', why: 'sign-in-locked' },
  },
];

it('credentials come back from the wire as they went', () => {
  for (const admin of every) {
    for (const user of every) {
      const sent = z.parse(credentialsWire, JSON.parse(JSON.stringify(credentialsToWire({ admin, user }))));
      expect(credentialsFromWire(sent)).toEqual({ admin, user });
    }
  }
});

it('a password that is not told was chosen by its user, unless the other end says why', () => {
  expect(credentialsFromWire({ adminLogin: 'uno', userLogin: null })).toEqual({
    admin: { login: 'uno', password: null, hidden: 'chosen', lock: null },
    user: null,
  });
});
