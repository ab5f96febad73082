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

/** An embedded database of its own, in that directory. */
export const openEmbeddedIn = async (directory: string): Promise<TestDatabase> => {
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

const embedded = (directoryNamed: (prefix: string) => string) => () => openEmbeddedIn(directoryNamed('mostrador-'));

let created = 0;

/** A database of its own on the server at that address, like the template. */
export const openPostgresqlLike = async (url: string, template: string): Promise<TestDatabase> => {
  created += 1;
  const name = `mostrador_test_${process.pid}_${Date.now()}_${created}`;
  const server = await openPostgresql(url, 1);
  await server.query(`create database ${name} template ${template}`);
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

/** Where a real PostgreSQL is; undefined where there is none. */
export const postgresqlUrl = process.env['TEST_DATABASE_URL'];

const postgresql = (template: () => string): Databases =>
  postgresqlUrl === undefined ? [] : [['PostgreSQL', () => openPostgresqlLike(postgresqlUrl, template())]];

/**
 * Every database that the repositories must run on, at this program's tables: the embedded one always, PostgreSQL where
 * TEST_DATABASE_URL names a server. Running the migrations takes longer than most tests, so they are copies of one
 * where they ran, and share its id.
 */
export const databases: Databases = [
  ['embedded', embedded(migratedDirectory)],
  ...postgresql(() => inject('migratedTemplate')),
];

/** Such databases without a table. */
export const emptyDatabases: Databases = [['embedded', embedded(emptyDirectory)], ...postgresql(() => 'template1')];
