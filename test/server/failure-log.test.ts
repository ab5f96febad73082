import { pino } from 'pino';
import { expect, it } from 'vitest';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { createFailureLog } from '#server/failure-log.ts';
import { startMailDispatcher } from '#server/mail-dispatcher.ts';
import { readSettings } from '#server/settings.ts';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { freePort } from '#test/bin/free-port.ts';
import { databases } from '#test/contracts/databases.ts';
import { aServer } from './a-server.ts';

const aLog = () => {
  const lines: { source?: string; err?: { message: string } }[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  return { lines, logger, failures: createFailureLog(logger) };
};
const first = async () => {
  const [embedded] = databases;
  if (embedded === undefined) throw new Error('no database');
  return embedded[1]();
};

it('a live event that nobody can read is logged, without what it says, and counted in the metrics', async () => {
  const { lines, logger } = aLog();
  const port = await freePort();
  const server = await aServer({ METRICS_PORT: String(port) }, logger);
  try {
    await server.database.query('select pg_notify($1, $2)', [liveChannel, 'secreto']);
    await server.database.query('select pg_notify($1, $2)', [liveChannel, '{"name":"Unknown"}']);
    await expect.poll(() => lines.map(({ source }) => source)).toEqual(['live-payload', 'live-payload']);
    expect(JSON.stringify(lines)).not.toContain('secreto');
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('background_failures_total{source="live-payload"} 2');
    expect(metrics).toContain('background_failures_total{source="mail"} 0');
  } finally {
    await server.close();
  }
});

it('a look at the catalogue that fails is logged and counted', async () => {
  const { lines, failures } = aLog();
  const test = await first();
  const follower = await followCatalogue(test.database, undefined, failures.report);
  await test.database.query('alter table catalogue_generation rename to gone');
  await test.database.query(`select pg_notify('mostrador_catalogue', '2')`);
  await expect.poll(() => failures.counts().get('catalogue-follower')).toBe(1);
  expect(lines[0]?.err?.message).toContain('catalogue_generation');
  follower.close();
  await test.dispose();
});

it('a wrong password of the mail server is logged and counted', async () => {
  const { lines, failures } = aLog();
  const test = await first();
  const server = await aMailServer('the right one');
  const settings = readSettings({ SMTP_URL: server.url.replace('smtp://', 'smtp://ventas:clave-mala@') }).unwrap();
  const cipher = createAesCipher(Buffer.alloc(32, 7));
  await test.database.query(`insert into outbox_mail (recipients, subject, body) values ('{a@example.com}', 'x', 'y')`);
  const stop = startMailDispatcher(settings, () => defaultDistributor, test.database, cipher, failures.report, 20);
  await expect.poll(() => failures.counts().get('mail'), { timeout: 10_000 }).toBe(1);
  expect(lines[0]?.err?.message).toContain('535');
  expect(JSON.stringify(lines)).not.toContain('clave-mala');
  await stop();
  await server.close();
  await test.dispose();
});

it('a connection that the database cuts is logged and counted', async () => {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) return;
  const { failures } = aLog();
  const address = new URL(url);
  address.searchParams.set('application_name', 'to-be-cut');
  const [database, other] = [await openPostgresql(address.href, 1, failures.report), await openPostgresql(url, 1)];
  await database.listen('anything', () => undefined);
  await other.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where application_name = 'to-be-cut'`,
  );
  await expect.poll(() => failures.counts().get('database-pool')).toBe(1);
  await expect.poll(() => failures.counts().get('database-listener')).toBeGreaterThan(0);
  await Promise.all([database.close(), other.close()]);
});
