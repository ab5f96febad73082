import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DatabaseAway } from '#adapters/postgres/database/database-away.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { createStatementWatch } from '#adapters/postgres/database/statement-watch.ts';
import { Ok } from '#core/shared/result.ts';
import { migratedDirectory } from '#test/contracts/data-directories.ts';
import { embeddedWorker } from '#test/contracts/embedded-worker.ts';

it('a statement that never ends is ended, and the database goes on with all that was stored and heard', async () => {
  const directory = migratedDirectory('mostrador-statement-');
  const failureSources: string[] = [];
  const opened = await openEmbedded(directory, embeddedWorker, (source) => void failureSources.push(source), 1500);
  if (!opened.ok) throw new Error(opened.val.code);
  const database = opened.val;
  const payloads: string[] = [];
  await database.listen('a_channel', (payload) => payloads.push(payload));
  await database.query(`insert into price_list (name) values ('Antes')`);

  const endless = database.query('do $$ begin loop null; end loop; end $$');
  const behind = database.query<{ name: string }>('select name from price_list');
  await expect(endless).rejects.toThrow(DatabaseAway);
  // Statements that waited behind it get an answer or a failure; later ones are served.
  await behind.catch((error: unknown) => expect(error).toBeInstanceOf(DatabaseAway));
  expect(await database.query('select name from price_list', [])).toEqual([{ name: 'Antes' }]);
  expect(failureSources).toContain('database-pool');
  const kept = await database.transaction(async (tx) => {
    await tx.query(`insert into price_list (name) values ('Después')`);
    await tx.query(`select pg_notify('a_channel', 'still')`);
    return Ok(null);
  });
  expect(kept.ok).toBe(true);
  await expect.poll(() => payloads).toEqual(['still']);
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

it('a statement of a long transaction may take longer, and the next one may not', async () => {
  const directory = migratedDirectory('mostrador-statement-');
  const opened = await openEmbedded(directory, embeddedWorker, () => undefined, 300);
  if (!opened.ok) throw new Error(opened.val.code);
  const database = opened.val;
  const slow = 'select pg_sleep(1.5)::text as slept';
  const kept = await database.longTransaction(async (tx) => {
    await tx.query(slow);
    await tx.query(`insert into price_list (name) values ('Larga')`);
    return Ok(null);
  });
  expect(kept.ok).toBe(true);
  expect(await database.query('select name from price_list', [])).toEqual([{ name: 'Larga' }]);
  await expect(database.query(slow)).rejects.toThrow(DatabaseAway);
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}, 60_000);

it('the watch counts from the oldest question without an answer', () => {
  let now = 0;
  const watch = createStatementWatch(() => now);
  expect(watch.waited()).toBe(0);
  watch.asked();
  now = 5;
  watch.asked();
  expect(watch.waited()).toBe(5);
  watch.answered();
  now = 8;
  expect(watch.waited()).toBe(3);
  watch.answered();
  expect(watch.waited()).toBe(0);
  watch.asked();
  watch.forget();
  expect(watch.waited()).toBe(0);
});
