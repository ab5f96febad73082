import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { build } from '../bin/build.mjs';
import { demoTemplateOf } from './contracts/demo-template.ts';
import { embeddedWorker } from './contracts/embedded-worker.ts';

declare module 'vitest' {
  /** What tests copy: to make any of it takes seconds. */
  export interface ProvidedContext {
    /** The data directory of an embedded database without a table. */
    readonly emptyDirectory: string;
    /** The data directory of an embedded database at this program's tables. */
    readonly migratedDirectory: string;
    /** The name of a database at this program's tables on the server at TEST_DATABASE_URL; empty without one. */
    readonly migratedTemplate: string;
    /** A folder for what is made once, when a test first asks for it, and then copied. */
    readonly toCopy: string;
  }
}

/** Tests run against the programs as users get them: the build comes first (a second or two, cached by content). */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await build();
  const root = mkdtempSync(join(tmpdir(), 'mostrador-to-copy-'));
  const remove = (): void => rmSync(root, { recursive: true, force: true });
  try {
    provide('toCopy', root);
    provide('emptyDirectory', await emptyDirectory(root));
    provide('migratedDirectory', await migratedDirectory(root));
    const template = await migratedTemplate(process.env['TEST_DATABASE_URL']);
    provide('migratedTemplate', template.name);
    return async () => {
      remove();
      await template.drop();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** PostgreSQL's two template databases, by their numbers: nobody makes a database here. */
const templates = ['1', '4'];

const emptyDirectory = async (root: string): Promise<string> => {
  const directory = join(root, 'empty');
  await (await openEmbedded(directory, embeddedWorker)).unwrap().close();
  // A copy for a test has 400 files in place of 1,000.
  for (const each of templates) rmSync(join(directory, 'database', 'base', each), { recursive: true });
  return directory;
};

const migratedDirectory = async (root: string): Promise<string> => {
  const directory = join(root, 'migrated');
  cpSync(join(root, 'empty'), directory, { recursive: true });
  const database = (await openEmbedded(directory, embeddedWorker)).unwrap();
  (await migrate(database)).unwrap();
  await database.close();
  return directory;
};

async function migratedTemplate(url: string | undefined) {
  if (url === undefined) return { name: '', drop: async () => undefined };
  const name = `mostrador_template_${process.pid}_${Date.now()}`;
  const server = await openPostgresql(url, 1);
  await server.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresql(own.href);
  (await migrate(database)).unwrap();
  // Nobody may be in a database that others are made of.
  await database.close();
  return {
    name,
    drop: async () => {
      for (const made of [demoTemplateOf(name), name])
        await server.query(`drop database if exists ${made} with (force)`);
      await server.close();
    },
  };
}
