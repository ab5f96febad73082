import { rmSync } from 'node:fs';
import { inject } from 'vitest';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { emptyDirectory, migratedDirectory } from './data-directories.ts';
import { embeddedWorker } from './embedded-worker.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}

const embedded = (directoryNamed: (prefix: string) => string) => async (): Promise<TestDatabase> => {
  const directory = directoryNamed('mostrador-');
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

/** A database of its own on the server at TEST_DATABASE_URL, like the template. */
const postgresql = (url: string, template: () => string) => async (): Promise<TestDatabase> => {
  created += 1;
  const name = `mostrador_test_${process.pid}_${Date.now()}_${created}`;
  const server = await openPostgresql(url, 1);
  await server.query(`create database ${name} template ${template()}`);
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

type Databases = readonly (readonly [string, () => Promise<TestDatabase>])[];

const url = process.env['TEST_DATABASE_URL'];

/**
 * Every database that the repositories must run on, at this program's tables: the embedded one always, PostgreSQL where TEST_DATABASE_URL
 * names a server. Running the migrations takes longer than most tests, so they are copies of one where they ran, and share its id.
 */
export const databases: Databases = [
  ['embedded', embedded(migratedDirectory)],
  ...(url === undefined ? [] : [['PostgreSQL', postgresql(url, () => inject('migratedTemplate'))] as const]),
];

/** The same without a table. */
export const emptyDatabases: Databases = [
  ['embedded', embedded(emptyDirectory)],
  ...(url === undefined ? [] : [['PostgreSQL', postgresql(url, () => 'template1')] as const]),
];
