import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentialsFromWire, credentialsToWire, credentialsWire } from '#adapters/wire/credentials.wire.ts';
import type { Credential } from '#core/credentials/credential.ts';

const every: readonly (Credential | null)[] = [
  null,
  { login: 'uno', password: 'abcd-efgh-jkmn', hidden: null },
  { login: 'uno', password: null, hidden: 'chosen' },
  { login: 'uno', password: null, hidden: 'off' },
  { login: 'uno', password: null, hidden: 'unreadable' },
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
    admin: { login: 'uno', password: null, hidden: 'chosen' },
    user: null,
  });
});
