import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LoginStore } from '#core/session/login-store.port.ts';
import { readJsonFile, whileLocked, writePrivateJsonFile } from './json-file.ts';

const bareLogin = z.object({ token: z.string(), expire: z.string() });
/** While somebody acts as a customer their own login stands beside it. */
const loginWire = z.object({ ...bareLogin.shape, staff: z.optional(bareLogin), customerCode: z.optional(z.string()) });
const loginsWire = z.record(z.string(), z.unknown());

export const loginFilePath = (directory: string): string => join(directory, 'logins.json');

/** Why a file of logins is of no use: this user may not read it, it cannot be read, or it holds something else. */
export type LoginFileFlaw = 'not-permitted' | 'not-read' | 'not-understood';

/** Null where it is in order; one that is not there may be made, and an empty one has no login to lose. */
export const loginFileFlaw = (directory: string): LoginFileFlaw | null => {
  const path = loginFilePath(directory);
  try {
    const isEmpty = readFileSync(path, 'utf8').trim() === '';
    return isEmpty || z.safeParse(loginsWire, readJsonFile(path)).success ? null : 'not-understood';
  } catch (error) {
    return readingFlaw((error as NodeJS.ErrnoException).code);
  }
};

export const readingFlaw = (code: string | undefined): LoginFileFlaw | null => {
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  return code === 'EACCES' || code === 'EPERM' ? 'not-permitted' : 'not-read';
};

/**
 * A terminal's logins, one for each server, and for each profile of it, in a file that only its owner can read (mode
 * 0600).
 */
export const createLoginFile = (directory: string, server: string, profile: string | null = null): LoginStore => {
  const path = loginFilePath(directory);
  // No address has a space in it.
  const name = profile === null ? server : `${server} ${profile}`;

  /** Logins of other servers stay as they are: one that cannot be read costs no other. */
  const loginsIn = (held: unknown): Readonly<Record<string, unknown>> => {
    const read = z.safeParse(loginsWire, held);
    return read.success ? read.data : {};
  };

  type Logins = Readonly<Record<string, unknown>>;
  const change = (become: (logins: Logins) => Logins): boolean =>
    whileLocked(path, () => writePrivateJsonFile(path, become(loginsIn(readJsonFile(path))))) ?? false;

  return {
    read: () => {
      const login = z.safeParse(loginWire, loginsIn(readJsonFile(path))[name]);
      if (!login.success) return null;
      const { staff, customerCode, ...bare } = login.data;
      return {
        ...bare,
        ...(staff === undefined ? {} : { staff }),
        ...(customerCode === undefined ? {} : { customerCode }),
      };
    },
    keep({ token, expire, staff, customerCode }) {
      const login = { token, expire, staff, customerCode };
      return change((logins) => ({ ...logins, [name]: login }));
    },
    forget() {
      if (loginsIn(readJsonFile(path))[name] === undefined) return true;
      return change(({ [name]: _, ...others }) => others);
    },
    // A run keeps the login that it began with, also where other runs sign in or out (cli/login-of-run.ts).
    onChange: () => () => {},
  };
};
