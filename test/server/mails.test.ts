import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutboxService } from '#adapters/http/mails.ts';
import { everyMail } from '#core/mail/outbox-mail.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });
const path = '/api/Management/Mails';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('the outbox', () => {
  it('takes a test mail, lists it and sends it again, by the calls and by their client', async () => {
    const outbox = createOutboxService({ baseUrl: server.address, token: () => tokens['admin'] ?? '' });
    const sent = (await outbox.sendTest(admin, ' ana@example.com ')).unwrap();
    expect(sent).toMatchObject({ recipients: ['ana@example.com'], state: 'waiting', error: null });
    expect((await outbox.list(admin, { state: 'waiting', text: '' }, null)).unwrap()).toMatchObject({
      mails: [sent],
      next: null,
      hasSender: false,
    });
    expect((await outbox.resend(admin, sent.id, null)).unwrap().id).toBe(sent.id);
    expect((await outbox.failedCount(admin)).unwrap()).toBe(0);
    expect((await outbox.resend(admin, '999', null)).val).toEqual({ code: 'mail-not-found' });
    expect((await outbox.resend(admin, sent.id, ['nadie'])).val).toEqual({ code: 'mail-address-invalid' });
    expect((await outbox.resend(admin, sent.id, [' beto@example.com'])).unwrap().recipients).toEqual([
      'beto@example.com',
    ]);
    expect((await outbox.giveUp(admin, sent.id)).unwrap().state).toBe('given-up');
    expect((await outbox.giveUp(admin, '999')).val).toEqual({ code: 'mail-not-found' });
    expect((await outbox.resend(admin, sent.id, ['ana@example.com'])).unwrap().state).toBe('waiting');
    expect((await outbox.sendTest(admin, 'nadie')).val).toEqual({ code: 'mail-address-invalid' });
    expect((await outbox.list(admin, everyMail, 'x')).val).toEqual({ code: 'page-key-unreadable' });
    expect((await outbox.list(admin, everyMail, null)).unwrap().mails).toHaveLength(1);
    const found = async (text: string) =>
      (await outbox.list(admin, { ...everyMail, text }, null)).unwrap().mails.length;
    expect([await found('ANA@exam'), await found('prueba'), await found('nadie')]).toEqual([1, 1, 0]);
    expect((await outbox.table(admin, { ...everyMail, text: 'ana' }, 'csv')).ok).toBe(true);
    expect((await outbox.table(admin, { ...everyMail, text: 'nadie' }, 'csv')).val).toEqual({
      code: 'nothing-to-export',
    });
  });

  it('tells what waits for a sender, and keeps it unsent where who saves one says so', async () => {
    const outbox = createOutboxService({ baseUrl: server.address, token: () => tokens['admin'] ?? '' });
    const sent = (await outbox.sendTest(admin, 'espera@example.com')).unwrap();
    const waiting = (await outbox.waiting(admin)).unwrap();
    expect(waiting).toMatchObject({ count: 2, last: sent.id });
    const token = tokens['admin'] ?? '';
    const group = { subject: '', accounts: [], sendToZoneAccount: false };
    const body = {
      ...{ account: 'ventas@example.com', user: '', smtp: '127.0.0.1', port: 1, ssl: false },
      ...{ comunication: group, orders: group, demands: group, waranties: group },
      dropsWaitingUpTo: waiting.last,
    };
    const put = (more: object) =>
      server.call('POST', '/api/admin-configuration/email-sender', { token, body: { ...body, ...more } });
    expect((await put({ dropsWaitingUpTo: 'x' })).status).toBe(400);
    expect((await outbox.waiting(admin)).unwrap().count).toBe(2);
    expect((await put({ account: 'nadie' })).status).toBeGreaterThanOrEqual(400);
    expect((await outbox.waiting(admin)).unwrap().count).toBe(2);
    // Without a mail server nothing is asked: what was chosen before it was taken out drops nothing.
    expect((await put({ smtp: '', account: '' })).status).toBe(200);
    expect((await outbox.waiting(admin)).unwrap().count).toBe(2);
    expect((await put({})).status).toBe(200);
    expect((await outbox.waiting(admin)).unwrap()).toEqual({ count: 0, since: null, last: null });
    const { mails } = (await outbox.list(admin, { ...everyMail, state: 'given-up' }, null)).unwrap();
    expect(mails).toHaveLength(2);
    const auditEntries = await server.database.query<{ facts: object; user_name: string }>(
      `select user_name, facts from audit_entry where action = 'mails-dropped'`,
    );
    expect(auditEntries).toEqual([{ user_name: 'admin', facts: { count: 2 } }]);
    expect((await put({ smtp: '', account: '', dropsWaitingUpTo: null })).status).toBe(200);
  });

  it('is read by a manager, who sends nothing', async () => {
    const token = tokens['gerente'] ?? '';
    const { status, json } = await server.call('GET', path, { token });
    expect([status, Array.isArray(json?.['mails'])]).toEqual([200, true]);
    expect((await server.call('GET', `${path}/failed`, { token })).status).toBe(200);
    expect((await server.call('GET', `${path}/waiting`, { token })).status).toBe(200);
    expect((await server.call('POST', `${path}/1/resend`, { token })).status).toBe(403);
    expect((await server.call('POST', `${path}/1/give-up`, { token })).status).toBe(403);
    const body = { address: 'ana@example.com' };
    expect((await server.call('POST', `${path}/test`, { token, body })).status).toBe(403);
  });

  it.each(['vendedor', 'cliente.admin'])('is nothing to %s', async (user) => {
    const token = tokens[user] ?? '';
    for (const [method, at] of [
      ['GET', ''],
      ['GET', '/failed'],
      ['POST', '/1/resend'],
      ['POST', '/1/give-up'],
      ['POST', '/test'],
    ] as const) {
      const body = at === '/test' ? { body: { address: 'ana@example.com' } } : {};
      expect((await server.call(method, `${path}${at}`, { token, ...body })).status).toBe(403);
    }
  });

  it.each(['?state=lost', '?nada=1', `?q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await server.call('GET', `${path}${query}`, { token: tokens['admin'] ?? '' })).status).toBe(400);
  });
});
