import * as z from 'zod/mini';
import type { Credentials } from '#core/credentials/credential.service.ts';
import { type Credential, hiddenReasons, loginKinds } from '#core/credentials/credential.ts';
import { signInLocks } from '#core/session/sign-in-lock.ts';
import { idWire } from './ids.wire.ts';

const optionalText = z.nullish(z.string());
const hidden = z.nullish(z.enum(hiddenReasons));

/** A lock of a login that is on: instants in ISO 8601, the first stopped try and until when the lock is shown. */
const lock = z.nullish(z.object({ since: z.string(), until: z.string(), why: z.enum(signInLocks) }));

/** A company's two logins: null where it has none. A password is null where `…Hidden` says why it cannot be shown. */
export const credentialsWire = z.object({
  adminLogin: optionalText,
  adminPassword: optionalText,
  adminHidden: hidden,
  adminLock: lock,
  userLogin: optionalText,
  userPassword: optionalText,
  userHidden: hidden,
  userLock: lock,
});

export const credentialsToWire = ({ admin, user }: Credentials): z.infer<typeof credentialsWire> => ({
  adminLogin: admin?.login ?? null,
  adminPassword: admin?.password ?? null,
  adminHidden: admin?.hidden ?? null,
  adminLock: admin?.lock ?? null,
  userLogin: user?.login ?? null,
  userPassword: user?.password ?? null,
  userHidden: user?.hidden ?? null,
  userLock: user?.lock ?? null,
});

const credential = (
  login: string | null | undefined,
  password: string | null | undefined,
  why: Credential['hidden'] | undefined,
  lock: Credential['lock'] | undefined,
): Credential | null => {
  if (login === null || login === undefined) return null;
  const shown = password ?? null;
  return { login, password: shown, hidden: shown === null ? (why ?? 'chosen') : null, lock: lock ?? null };
};

export const credentialsFromWire = (answer: z.infer<typeof credentialsWire>): Credentials => ({
  admin: credential(answer.adminLogin, answer.adminPassword, answer.adminHidden, answer.adminLock),
  user: credential(answer.userLogin, answer.userPassword, answer.userHidden, answer.userLock),
});

export const issuedPasswordWire = z.object({ login: z.string(), password: z.string(), isKept: z.boolean() });

export const customerPathWire = z.object({ id: idWire });
export const loginPathWire = z.object({ id: idWire, kind: z.enum(loginKinds) });

/** The query of issuing one: with `onlyFirst`, nothing is replaced, neither a password nor an open invitation. */
export const issueQueryWire = z.object({ onlyFirst: z._default(z.enum(['true', 'false']), 'false') });
