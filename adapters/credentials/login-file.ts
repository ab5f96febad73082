import { join } from 'node:path';
import * as z from 'zod/mini';
import type { LoginStore } from '#core/session/login-store.port.ts';
import type { Login } from '#core/session/session.service.ts';
import { readJsonFile, writePrivateJsonFile } from './json-file.ts';

const loginsWire = z.record(z.string(), z.object({ token: z.string(), expire: z.string() }));

export const loginFilePath = (directory: string): string => join(directory, 'logins.json');

/** A terminal's logins, one for each server, in a file that only its owner can read (mode 0600). */
export const createLoginFile = (directory: string, server: string): LoginStore => {
  const path = loginFilePath(directory);

  const logins = (): Readonly<Record<string, Login>> => {
    const read = z.safeParse(loginsWire, readJsonFile(path));
    return read.success ? read.data : {};
  };

  return {
    read: () => logins()[server] ?? null,
    keep({ token, expire }) {
      writePrivateJsonFile(path, { ...logins(), [server]: { token, expire } });
    },
    forget() {
      const { [server]: forgotten, ...others } = logins();
      if (forgotten !== undefined) writePrivateJsonFile(path, others);
    },
    // A command is over before another could tell it anything.
    onChange: () => () => {},
  };
};
