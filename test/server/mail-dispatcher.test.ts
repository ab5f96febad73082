import { createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { readMailTest } from '#adapters/postgres/mail/mail-test.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { EmailSender } from '#core/mail/email-sender.ts';
import { noMailGroup } from '#core/mail/mail-group.ts';
import { mailTrouble } from '#core/mail/outbox-mail.ts';
import { Ok } from '#core/shared/result.ts';
import { createFailureLog } from '#server/failure-log.ts';
import { startMailDispatcher } from '#server/mail-dispatcher.ts';
import { readSettings } from '#server/settings.ts';
import { aMailServer } from '#test/adapters/mail/a-mail-server.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const cipher = createAesCipher(Buffer.alloc(32, 7));
const author = { userName: 'admin', actedBy: null };
let test: TestDatabase;
let first: Awaited<ReturnType<typeof aMailServer>>;
let second: Awaited<ReturnType<typeof aMailServer>>;
let stop: (() => Promise<void>) | null = null;

beforeAll(async () => {
  const [embedded] = databases;
  if (embedded === undefined) throw new Error('no database');
  test = await embedded[1]();
  [first, second] = await Promise.all([aMailServer(), aMailServer()]);
});
afterAll(async () => {
  await stop?.();
  await Promise.all([first.close(), second.close()]);
  await test.dispose();
});

const start = (environment: Record<string, string> = {}, from = cipher, errorLines: string[] = []) => {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Error(settings.val.code);
  const logger = pino({ level: 'error' }, { write: (line) => void errorLines.push(line) });
  return startMailDispatcher(
    settings.val,
    () => defaultDistributor,
    test.database,
    from,
    createFailureLog(logger).report,
    20,
  );
};
const write = (subject: string) =>
  test.database.query(`insert into outbox_mail (recipients, subject, body) values ('{uno@example.com}', $1, 'Hola')`, [
    subject,
  ]);
const senderAt = (port: number): EmailSender => ({
  account: 'ventas@example.com',
  user: 'ventas',
  password: 'secreta',
  hasPassword: false,
  isOverridden: false,
  tellsLocks: null,
  smtp: '127.0.0.1',
  port,
  ssl: false,
  comunication: noMailGroup,
  orders: noMailGroup,
  demands: noMailGroup,
  waranties: noMailGroup,
  payments: noMailGroup,
});
const settle = (sender: EmailSender) =>
  createShopConfigurationRepository(
    test.database,
    async () => undefined,
    givenStores(createEmailSenderStore(cipher, false, systemClock)),
  ).save('emailSender', author, () => Ok(sender));

it('mails wait for a sender, go out by it as soon as there is one, and by another once that changes', async () => {
  stop = start();
  await write('Espera');
  await settle(senderAt(first.port));
  await expect.poll(() => first.received.join()).toContain('Subject: Espera');
  expect(first.received.join()).toContain('ventas@example.com');
  expect(first.signedIn).toEqual(['ventas:secreta']);

  await settle(senderAt(second.port));
  await write('Otra');
  await expect.poll(() => second.received.join()).toContain('Subject: Otra');
  expect(second.signedIn).toEqual(['ventas:secreta']);
  expect(first.received).toHaveLength(1);
  await stop();
});

it('a wrong password is said of every mail at once, and all go out by themselves once it is right', async () => {
  const strict = await aMailServer('secreta');
  await settle({ ...senderAt(strict.port), password: 'otra' });
  stop = start();
  for (const subject of ['Uno', 'Dos', 'Tres']) await write(subject);
  const inTrouble = async () =>
    (
      await test.database.query<{ last_error: string }>(
        'select last_error from outbox_mail where sent_at is null and last_error is not null',
      )
    ).map(({ last_error }) => mailTrouble(last_error).code);
  await expect.poll(inTrouble, { timeout: 10_000 }).toEqual(['wrong-password', 'wrong-password', 'wrong-password']);
  await settle(senderAt(strict.port));
  await expect.poll(() => strict.received.length, { timeout: 10_000 }).toBe(3);
  await stop();
  stop = null;
  await strict.close();
});

it('a mail that went out, a test or any other, is kept with its sender: another one shows it anew (docs/rules/setup.md 4)', async () => {
  const parts = { smtpUrl: null, mailFrom: null, cipher, hasher };
  const tested = () => readMailTest(test.database, parts);
  await test.database.query(`delete from setting where key = 'mail.tested'`);
  await settle(senderAt(first.port));
  stop = start();
  await write('Ninguna prueba');
  await expect.poll(() => first.received.join()).toContain('Subject: Ninguna prueba');
  await expect.poll(tested).toMatchObject({ isCurrent: true });
  expect((await tested())?.to).not.toBe('prueba@example.com');
  const mail = { recipients: ['prueba@example.com'], subject: 'Prueba de correo', body: 'Hola' };
  await createOutboxRepository(test.database).add(mail, author);
  await expect.poll(tested).toMatchObject({ to: 'prueba@example.com', isCurrent: true });
  expect(Date.now() - Date.parse((await tested())?.at ?? '')).toBeLessThan(60_000);
  // The test that was shown stays, also after other mails.
  await write('Otro mensaje');
  await expect.poll(() => first.received.join()).toContain('Subject: Otro mensaje');
  expect((await tested())?.to).toBe('prueba@example.com');
  // A sender that is saved once more without a change is not another; another password, server or MAIL_FROM makes one.
  await settle({ ...senderAt(first.port), password: '' });
  expect((await tested())?.isCurrent).toBe(true);
  await settle({ ...senderAt(first.port), password: 'otra' });
  expect(await tested()).toMatchObject({ to: 'prueba@example.com', isCurrent: false });
  await settle(senderAt(second.port));
  expect((await tested())?.isCurrent).toBe(false);
  await settle(senderAt(first.port));
  expect((await tested())?.isCurrent).toBe(true);
  for (const other of [{ smtpUrl: first.url }, { mailFrom: 'x@example.com' }]) {
    expect((await readMailTest(test.database, { ...parts, ...other }))?.isCurrent).toBe(false);
  }
  await stop();
  stop = null;
});

it('SMTP_URL goes before the sender of the configuration', async () => {
  const before = second.received.length;
  stop = start({ SMTP_URL: first.url });
  await write('Por el ajuste');
  await expect.poll(() => first.received.join()).toContain('Subject: Por el ajuste');
  expect(second.received).toHaveLength(before);
});

it('mails are from MAIL_FROM, with any sending account', async () => {
  await stop?.();
  await settle(senderAt(second.port));
  stop = start({ MAIL_FROM: 'no-responder@example.com' });
  await write('De otro');
  await expect.poll(() => second.received.join()).toContain('Subject: De otro');
  expect(second.received.at(-1)).toContain('From: no-responder@example.com');
  await stop();
});

it('mails wait, and that is said once, while the password was sealed with another key', async () => {
  await settle(senderAt(second.port));
  const [signIns, mails] = [second.signedIn.length, second.received.length];
  const errorLines: string[] = [];
  stop = start({}, createAesCipher(Buffer.alloc(32, 8)), errorLines);
  await write('Sin llave');
  await expect.poll(() => errorLines.join()).toContain('another key');
  await settle({ ...senderAt(second.port), account: 'otra@example.com', password: '' });
  await stop();
  expect(errorLines).toHaveLength(1);
  expect([second.signedIn.length, second.received.length]).toEqual([signIns, mails]);
  const elsewhere = createEmailSenderStore(createAesCipher(Buffer.alloc(32, 8)), false, systemClock);
  expect(await elsewhere.read(test.database)).toMatchObject({ hasPassword: false });
  stop = start();
  await expect.poll(() => second.received.join()).toContain('Subject: Sin llave');
});

it('a mail server that never answers holds up no stop', async () => {
  await stop?.();
  stop = null;
  const silent = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const greeted = new Promise((resolve) => silent.once('connection', resolve));
  const address = silent.address();
  await write('Sin respuesta');
  const errorLines: string[] = [];
  const end = start(
    { SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` },
    cipher,
    errorLines,
  );
  await greeted;
  await end();
  // The mail stays in the outbox.
  const waiting = await test.database.query(
    `select 1 from outbox_mail where subject = 'Sin respuesta' and sent_at is null`,
  );
  expect(waiting).toHaveLength(1);
  silent.close();
}, 15_000);
