import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailComposer } from '#adapters/mail/mail-composer.ts';
import { createSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { createOutbox } from '#adapters/postgres/mail/outbox.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { createMailDispatcher } from '#core/mail/create-mail-dispatcher.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { aMailServer } from './a-mail-server.ts';

const compose = createMailComposer({
  ...{ sender: defaultDistributor, publicUrl: null },
  ...{ logo: async () => null, orderPaper: async () => null },
});

describe.each(databases)('the mail dispatcher on %s', (_name, open) => {
  let test: TestDatabase;
  let server: Awaited<ReturnType<typeof aMailServer>>;
  let mailer: ReturnType<typeof createSmtpMailer>;
  const reported: string[] = [];
  let now = Date.parse('2026-11-20T15:00:00Z');
  const deliver = () =>
    createMailDispatcher(createOutbox(test.database), compose, mailer, { now: () => now }, (source, error) =>
      reported.push(`${source}: ${error}`),
    )();
  const write = (recipient: string, subject: string) =>
    test.database.query(
      `insert into outbox_mail (recipients, subject, body, next_attempt_at) values (array[$1], $2, 'Recibimos tu pedido', '2026-11-20T15:00:00Z')`,
      [recipient, subject],
    );

  beforeAll(async () => {
    test = await open();
    server = await aMailServer();
    mailer = createSmtpMailer(server.url, 'pedidos@mostrador.example');
  });
  afterAll(async () => {
    mailer.close();
    await server.close();
    await test.dispose();
  });
  beforeEach(() => test.database.query('delete from outbox_mail'));

  it('sends what waits, once', async () => {
    await write('uno@example.com', 'Pedido 2026-00000001 · Uno');
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.received.join()).toContain('To: uno@example.com');
    expect(server.received.join()).toContain('From: pedidos@mostrador.example');
  });

  it('shows the company nobody else, and the staff each other', async () => {
    const all = ['uno@example.com', 'pedidos@example.com', 'norte@example.com'];
    for (const shown of [1, null]) {
      await test.database.query(
        `insert into outbox_mail (recipients, shown, subject, body, next_attempt_at) values ($1, $2, 'Pedido', 'Hola', '2026-11-20T15:00:00Z')`,
        [all, shown],
      );
    }
    await deliver();
    const [toCompany = '', toStaff = ''] = server.received.slice(-2);
    expect(server.handedTo.slice(-2)).toEqual([all, all]);
    expect(toCompany).toContain('To: uno@example.com');
    expect(toCompany).not.toMatch(/pedidos@example|norte@example/);
    expect(toStaff).toContain('To: uno@example.com, pedidos@example.com, norte@example.com');
  });

  it('tries again later what was refused, and says why', async () => {
    await write('dos@refused.example', 'Pedido');
    expect(await deliver()).toBe(0);
    const [row] = await test.database.query<{ last_error: string; next_attempt_at: string }>(
      'select last_error, next_attempt_at from outbox_mail',
    );
    expect(row?.last_error).toContain('no such user');
    expect(reported.splice(0).join()).toMatch(/^mail: .*no such user/);
    expect(row?.next_attempt_at).toBe('2026-11-20T15:01:00.000Z');
    expect(await deliver()).toBe(0);
    now += 60_000;
    await deliver();
    const [again] = await test.database.query<{ attempts: number }>('select attempts from outbox_mail');
    expect(again?.attempts).toBe(2);
  });

  it('gives up after three days what is refused for its own sake, and nothing that waits for its server', async () => {
    await write('dos@refused.example', 'Sin salida');
    const states = () =>
      test.database.query(
        'select given_up_at is not null as "isOver", failing_since is not null as "isFailing" from outbox_mail',
      );
    await deliver();
    expect(await states()).toEqual([{ isOver: false, isFailing: true }]);
    now += 3 * 24 * 60 * 60_000;
    const nobody = createSmtpMailer('smtp://127.0.0.1:1', 'pedidos@mostrador.example');
    await createMailDispatcher(createOutbox(test.database), compose, nobody, { now: () => now }, () => undefined)();
    expect(await states()).toEqual([{ isOver: false, isFailing: true }]);
    nobody.close();
    now += 6 * 60 * 60_000;
    await deliver();
    expect(await states()).toEqual([{ isOver: true, isFailing: true }]);
    now += 24 * 60 * 60_000;
    await deliver();
    expect(await test.database.query('select attempts from outbox_mail')).toEqual([{ attempts: 3 }]);
    reported.splice(0);
    now = Date.parse('2026-11-20T15:01:00Z');
  });

  it('that one of its recipients is refused for goes to the others, and that is said', async () => {
    await test.database.query(
      `insert into outbox_mail (recipients, subject, body, next_attempt_at)
       values ('{uno@example.com,dos@refused.example}', 'A dos', 'Hola', '2026-11-20T15:00:00Z')`,
    );
    expect(await deliver()).toBe(1);
    expect(server.handedTo.at(-1)).toEqual(['uno@example.com']);
    expect(reported.splice(0).slice(-1)).toEqual([expect.stringMatching(/^mail-recipient: .*dos@refused\.example/)]);
    const [row] = await test.database.query<{ last_error: string; sent_at: string | null }>(
      'select last_error, sent_at from outbox_mail',
    );
    expect(row?.last_error).toContain('dos@refused.example');
    expect(row?.sent_at).not.toBeNull();
  });

  it('leaves the others for the next time when the server cannot be reached, and none is lost or tried twice', async () => {
    for (const name of ['a', 'b', 'c']) await write(`${name}@example.com`, name);
    const nobody = createSmtpMailer('smtp://127.0.0.1:1', 'pedidos@mostrador.example');
    const tryThem = () =>
      createMailDispatcher(createOutbox(test.database), compose, nobody, { now: () => now }, () => undefined)();
    const attempts = async () =>
      (await test.database.query<{ attempts: number }>('select attempts from outbox_mail order by id')).map(
        (row) => row.attempts,
      );
    await tryThem();
    expect(await attempts()).toEqual([1, 0, 0]);
    await tryThem();
    expect(await attempts()).toEqual([1, 1, 0]);
    nobody.close();
    now += 60_000;
    expect(await deliver()).toBe(3);
  });

  it('gives each mail to one process', async () => {
    for (let index = 0; index < 6; index += 1) await write(`m${index}@example.com`, `Pedido ${index}`);
    const before = server.received.length;
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(server.received.length - before).toBe(6);
  });
});
