import { rmSync } from 'node:fs';
import type { Database } from '#adapters/postgres/database.ts';
import { openEmbedded } from '#adapters/postgres/embedded.ts';
import { openPostgresql } from '#adapters/postgres/postgresql.ts';
import { blankDirectory } from './blank-directory.ts';
import { embeddedWorker } from './embedded-worker.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}

const embedded = async (): Promise<TestDatabase> => {
  const directory = blankDirectory('mostrador-');
  const opened = await openEmbedded(directory, embeddedWorker);
  if (!opened.ok) throw new Error(opened.val.code);
  const database = opened.val;
  return {
    database,
    dispose: async () => {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

let created = 0;

/** A schema-fresh database of its own on the server at TEST_DATABASE_URL. */
const postgresql = (url: string) => async (): Promise<TestDatabase> => {
  created += 1;
  const name = `mostrador_test_${process.pid}_${Date.now()}_${created}`;
  const server = await openPostgresql(url, 1);
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresql(own.href);
  return {
    database,
    dispose: async () => {
      await database.close();
      await server.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
};

const url = process.env['TEST_DATABASE_URL'];

/** Every database that the repositories must run on: the embedded one always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const databases: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  ['embedded', embedded],
  ...(url === undefined ? [] : [['PostgreSQL', postgresql(url)] as const]),
];
