import { describe, expect, it } from 'vitest';
import { createLoginOfRun } from '#cli/login-of-run.ts';
import type { LoginStore } from '#core/session/login-store.port.ts';
import type { Login } from '#core/session/session.service.ts';

const login = (token: string): Login => ({ token, expire: '2026-03-10T00:00:00Z' });

/** The file of logins, and two terminals at it. */
const twoTerminals = () => {
  let inFile: Partial<Login> | null = login('admin');
  const store: LoginStore = {
    read: () => inFile,
    keep(kept) {
      inFile = kept;
      return true;
    },
    forget() {
      inFile = null;
      return true;
    },
    onChange: () => () => {},
  };
  const [first, second] = [createLoginOfRun(store), createLoginOfRun(store)];
  expect(first.read()?.token).toBe('admin');
  return { first, second, inFile: () => inFile };
};

describe('a run', () => {
  it('goes on with its login, also where somebody signs in or out at another terminal', () => {
    const { first, second } = twoTerminals();
    second.keep(login('gerente'));
    expect([first.read()?.token, second.read()?.token]).toEqual(['admin', 'gerente']);
    second.forget();
    expect([first.read()?.token, second.read()?.token]).toEqual(['admin', undefined]);
  });

  it('forgets its own login and nobody else’s', () => {
    const { first, second, inFile } = twoTerminals();
    second.keep(login('gerente'));
    first.forget();
    expect(inFile()).toEqual(login('gerente'));
    expect(first.read()).toBeNull();
    second.forget();
    expect(inFile()).toBeNull();
  });

  it('goes on with what it keeps itself', () => {
    const { first, inFile } = twoTerminals();
    first.keep(login('uno'));
    expect(first.read()?.token).toBe('uno');
    expect(inFile()).toEqual(login('uno'));
  });
});
