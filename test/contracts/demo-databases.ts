import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { createDemo, type DemoSummary } from '#server/demo/create-demo.ts';
import { copyOf, migratedDirectory } from './data-directories.ts';
import { openEmbeddedIn, openPostgresqlLike, postgresqlUrl, type TestDatabase } from './databases.ts';
import { demoTemplateOf } from './demo-template.ts';
import { embeddedWorker } from './embedded-worker.ts';

/** The day on which the demo's orders, news and logins end. */
const now = new Date('2026-11-20T12:00:00Z');

/**
 * What `make` answers. The first caller makes it while those in other threads wait for it; after a failure the next one
 * tries.
 */
const makeOnce = async (name: string, make: () => Promise<DemoSummary>): Promise<DemoSummary> => {
  const folder = inject('toCopy');
  const made = join(folder, `${name}.json`);
  const making = join(folder, `${name}.making`);
  for (;;) {
    if (existsSync(made)) return JSON.parse(readFileSync(made, 'utf8')) as DemoSummary;
    try {
      mkdirSync(making);
    } catch {
      await pause(50);
      continue;
    }
    try {
      const summary = existsSync(made) ? null : await make();
      if (summary !== null) writeFileSync(made, JSON.stringify(summary));
    } finally {
      rmdirSync(making);
    }
  }
};

const makeDemo = (database: Database): Promise<DemoSummary> => createDemo(database, { passwordHash: 'hash', now });

const openDemoEmbedded = async (): Promise<DemoDatabase> => {
  const original = join(inject('toCopy'), 'demo');
  const summary = await makeOnce('embedded', async () => {
    renameSync(migratedDirectory('demo-', inject('toCopy')), original);
    const database = (await openEmbedded(original, embeddedWorker)).unwrap();
    const made = await makeDemo(database);
    await database.close();
    return made;
  });
  return { ...(await openEmbeddedIn(copyOf(original, 'mostrador-'))), summary };
};

const openDemoPostgresql = (url: string) => async (): Promise<DemoDatabase> => {
  const template = demoTemplateOf(inject('migratedTemplate'));
  const summary = await makeOnce('postgresql', async () => {
    const server = await openPostgresql(url, 1);
    await server.query(`create database ${template} template ${inject('migratedTemplate')}`);
    await server.close();
    const own = new URL(url);
    own.pathname = `/${template}`;
    const database = await openPostgresql(own.href);
    const made = await makeDemo(database);
    // Nobody may be in a database that others are made of.
    await database.close();
    return made;
  });
  return { ...(await openPostgresqlLike(url, template)), summary };
};

interface DemoDatabase extends TestDatabase {
  readonly summary: DemoSummary;
}

/** The databases with the demo in them: copies of one that is made once, since making it takes seconds. */
export const demoDatabases: readonly (readonly [string, () => Promise<DemoDatabase>])[] = [
  ['embedded', openDemoEmbedded],
  ...(postgresqlUrl === undefined ? [] : [['PostgreSQL', openDemoPostgresql(postgresqlUrl)] as const]),
];
