import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createInvitationService } from '#adapters/http/invitations.ts';
import { createLoginLinkService } from '#adapters/http/login-links.ts';
import { type InvitedMany, maxInvitedAtOnce } from '#core/login-links/invited-customers.ts';
import { nobody } from '#core/session/caller-of-user.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  await server.database.query(`update customer set email = 'uno@example.com' where id = 1`);
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });
const chosen = 'lapacho correntoso';
const invite = (user: string, kind: string, email = '') =>
  server.call('POST', `/api/Customers/1/credentials/${kind}/invitation`, { ...as(user), body: { email } });
const tokenIn = (text: unknown) => /\/password#([\w-]+)/.exec(String(text))?.[1] ?? '';
const set = (token: string, newPassword = chosen) =>
  server.call('PUT', '/api/Login/link', { body: { token, newPassword } });
const signIn = (userName: string, password: string) =>
  server.call('POST', '/api/Login/authenticate', { body: { userName, password } });
const mails = (subject: string) =>
  server.database.query<{ recipients: readonly string[]; body: string }>(
    'select recipients, body from outbox_mail where subject = $1 order by id',
    [subject],
  );

describe('an invitation (docs/rules/login-links.md 1)', () => {
  it('is a link to hand over where no mail can go out, good once', async () => {
    const invited = await invite('admin', 'user', 'mostrador@example.com');
    expect(invited.json).toMatchObject({ login: 'cliente', sentTo: 'mostrador@example.com' });
    const token = tokenIn(invited.json?.['link']);
    const look = () => server.call('POST', '/api/Login/link', { body: { token } });
    expect((await look()).json).toMatchObject({ userName: 'cliente', kind: 'invitation' });
    for (const [password, code] of [
      ['corta', 'password-too-short'],
      ['1234567890', 'password-common'],
    ] as const) {
      expect((await set(token, password)).json).toMatchObject({
        status: 400,
        code,
        errors: [{ field: 'newPassword' }],
      });
    }
    expect((await set(token)).json).toEqual({ userName: 'cliente' });
    expect((await set(token)).json).toMatchObject({ status: 404, code: 'link-gone' });
    expect((await look()).status).toBe(404);
    expect((await signIn('cliente', chosen)).status).toBe(200);
  });

  it('is sent by who looks after the login, and withdrawn', async () => {
    for (const user of ['gerente', 'vendedor', 'cliente.admin']) expect((await invite(user, 'user')).status).toBe(403);
    await server.database.query('update customer set seller_id = 1 where id = 1');
    const token = tokenIn((await invite('vendedor', 'admin')).json?.['link']);
    // Open invitations are told to staff who look after the company, and the link to nobody.
    const open = (user: string, id = 1) => server.call('GET', `/api/Customers/${id}/invitations`, as(user));
    const known = await open('vendedor');
    expect(known.json).toMatchObject({
      admin: { sentTo: expect.stringContaining('@'), way: 'handed-over' },
      user: null,
    });
    const { admin } = known.json as { admin: { sentAt: string; expiresAt: string } };
    // The clock of the database stands beside the server's.
    expect(Math.abs(Date.parse(admin.expiresAt) - Date.parse(admin.sentAt) - 48 * 3_600_000)).toBeLessThan(60_000);
    expect(JSON.stringify(known.json)).not.toContain(token);
    await server.database.query('update customer set seller_id = null where id = 2');
    expect((await open('vendedor', 2)).status).toBe(403);
    expect((await open('admin', 2)).json).toEqual({ admin: null, user: null });
    expect((await open('admin', 999_999)).status).toBe(404);
    const withdraw = () => server.call('DELETE', '/api/Customers/1/credentials/admin/invitation', as('vendedor'));
    expect((await withdraw()).status).toBe(204);
    expect((await open('vendedor')).json).toEqual({ admin: null, user: null });
    expect((await withdraw()).json).toMatchObject({ status: 404, code: 'invitation-not-found' });
    expect((await set(token)).status).toBe(404);
    const staff = await server.call('POST', '/api/Management/Staff/1/invitation', {
      ...as('vendedor'),
      body: { email: 'x@example.com' },
    });
    expect(staff.status).toBe(403);
  });

  it('of many goes by mail only', async () => {
    const body = { filter: {}, dryRun: true };
    const many = await server.call('POST', '/api/Management/Customers/invitations', { ...as('admin'), body });
    expect(many.json).toMatchObject({ status: 409, code: 'mail-account-missing' });
  });

  it('needs an address', async () => {
    const other = (email: string) =>
      server.call('POST', '/api/Customers/2/credentials/user/invitation', { ...as('admin'), body: { email } });
    await server.database.query(`update customer set email = '' where id = 2`);
    expect((await other('')).json).toMatchObject({ status: 400, code: 'email-wrong', errors: [{ field: 'email' }] });
    expect((await other('nada')).status).toBe(400);
  });

  it('is the same by the client over HTTP', async () => {
    const http = { baseUrl: server.address, token: () => tokens['admin'] ?? '' };
    const client = createInvitationService(createCall(http), http);
    const [gerente] = await server.database.query<{ id: number }>(
      `select id from app_user where user_name = 'gerente'`,
    );
    const of = { staffId: asId<'user'>(String(gerente?.id)) };
    const invited = (await client.invite(nobody, of, 'g@example.com')).unwrap();
    expect(invited).toMatchObject({ login: 'gerente', sentTo: 'g@example.com' });
    const listed = await server.call('GET', '/api/Management/Staff', as('admin'));
    expect(JSON.stringify(listed.json)).toContain(invited.expiresAt);
    expect((await client.withdraw(nobody, of)).ok).toBe(true);
    expect((await client.withdraw(nobody, of)).val).toEqual({ code: 'invitation-not-found' });
    const links = createLoginLinkService(createCall(http));
    expect((await links.read(tokenIn(invited.link))).val).toEqual({ code: 'link-gone' });
  });
});

describe('a forgotten password (docs/rules/login-links.md 2)', () => {
  it('is recovered by a link in a mail; the answer never says who exists, and other sessions end', async () => {
    const ask = (userName: string) => server.call('POST', '/api/Login/recover', { body: { userName } });
    const answers = [await ask('nadie'), await ask('cliente.admin'), await ask('cliente.admin')];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(Array(3).fill([204, null]));
    const subject = 'Contraseña nueva en Mostrador';
    await expect.poll(() => mails(subject)).toHaveLength(1);
    const [mail] = await mails(subject);
    expect(mail?.recipients).toEqual(['uno@example.com']);
    const links = createLoginLinkService(createCall({ baseUrl: server.address, token: () => null }));
    expect((await links.setPassword(tokenIn(mail?.body), 'corta')).val).toMatchObject({ code: 'password-too-short' });
    expect((await links.setPassword(tokenIn(mail?.body), chosen)).unwrap()).toEqual({ userName: 'cliente.admin' });
    expect((await server.call('GET', '/api/Login/me', as('cliente.admin'))).status).toBe(401);
    expect((await signIn('cliente.admin', 'demo')).status).toBe(401);
    expect((await signIn('cliente.admin', chosen)).status).toBe(200);
    expect((await links.recover('nadie')).ok).toBe(true);
  });

  it('is mailed to no address that a stranger wrote into the request', async () => {
    const response = await fetch(`${server.address}/api/Login/recover`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
      body: JSON.stringify({ userName: 'nadie' }),
    });
    expect(response.status).toBe(204);
    expect(await server.database.query(`select from outbox_mail where body like '%evil%'`)).toEqual([]);
  });
});

describe('with an address of its own and a way for mails', () => {
  it('links go there, and nobody is shown them; a network may ask thirty times', async () => {
    const logger = pino({ level: 'silent' });
    const settings = { PUBLIC_URL: 'https://tienda.example', SMTP_URL: 'smtp://127.0.0.1:9', SIGN_IN_LIMIT: '100' };
    const other = await aServer(settings, logger);
    const token = await other.signIn('admin');
    const invited = await other.call('POST', '/api/Customers/1/credentials/user/invitation', {
      token,
      body: { email: 'uno@example.com' },
    });
    expect(invited.json).toMatchObject({ link: null });
    const [mail] = await other.database.query<{ body: string }>('select body from outbox_mail');
    expect(mail?.body).toContain('https://tienda.example/password#');
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const body = { userName: `nadie${turn}` };
      statuses.push((await other.call('POST', '/api/Login/recover', { body })).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
    expect(statuses.at(-1)).toBe(429);
    await other.close();
  });

  it('many are invited at once: who has an address and nobody that can sign in (docs/rules/login-links.md 4)', async () => {
    const settings = { PUBLIC_URL: 'https://tienda.example', SMTP_URL: 'smtp://127.0.0.1:9' };
    const other = await aServer(settings);
    const token = await other.signIn('admin');
    await other.database.query(
      `insert into customer (external_code, name, price_list_id, email, state) values
         ('M1', 'Con mail', 1, 'm1@example.com', 'Ok'), ('M2', 'Sin mail', 1, '', 'Ok'),
         ('M3', 'Cerrado', 1, 'm3@example.com', 'Inactive'), ('M4', 'Otro con mail', 1, 'm4@example.com', 'Ok'),
         ('N1', 'Sin usuario', 1, 'n1@example.com', 'Ok')`,
    );
    await other.database.query(
      `insert into app_user (user_name, password_hash, name, role, customer_id)
       select lower(external_code) || suffix, '', name, role, id
         from customer, (values ('.admin', 'CustomerAdmin'), ('', 'CustomerUser')) l (suffix, role) where external_code like 'M_'`,
    );
    const ask = async (body: object) =>
      (await other.call('POST', '/api/Management/Customers/invitations', { token, body })).json;
    const without = async () =>
      (await other.call('GET', '/api/Management/Customers?access=none', { token })).json?.['customers'];
    const mailed = () =>
      other.database.query<{ recipients: readonly string[] }>('select recipients from outbox_mail order by id');
    expect(await without()).toMatchObject([
      { externalCode: 'M1' },
      { externalCode: 'M4' },
      { externalCode: 'M2' },
      { externalCode: 'N1' },
    ]);
    expect((await other.call('GET', '/api/Management/Setup', { token })).json).toMatchObject({ withoutAccess: 4 });
    const rest = { left: 0, withoutEmail: 1, withoutLogin: 1, withAccess: 3 };
    expect(await ask({ filter: {}, dryRun: true })).toEqual({ invited: 2, ...rest });
    expect(await mailed()).toEqual([]);
    const [one] = await other.database.query<{ id: number }>(`select id from customer where external_code = 'M1'`);
    const chosen = { customers: [String(one?.id)] };
    expect(await ask(chosen)).toEqual({ invited: 1, left: 0, withoutEmail: 0, withoutLogin: 0, withAccess: 0 });
    // A login with an open invitation is not invited again.
    expect(await ask(chosen)).toEqual({ invited: 0, left: 0, withoutEmail: 0, withoutLogin: 0, withAccess: 1 });
    expect(await ask({ filter: {} })).toEqual({ invited: 1, ...rest, withAccess: 4 });
    expect((await mailed()).flatMap(({ recipients }) => recipients)).toEqual(['m1@example.com', 'm4@example.com']);
    const open = () => other.call('GET', `/api/Customers/${one?.id}/invitations`, { token });
    expect((await open()).json).toMatchObject({ admin: { way: 'waiting', sentTo: 'm1@example.com' }, user: null });
    await other.database.query(`update outbox_mail set last_error = 'no'`);
    expect((await open()).json).toMatchObject({ admin: { way: 'failed' } });
    await other.database.query(`update outbox_mail set last_error = null, sent_at = now()`);
    expect((await open()).json).toMatchObject({ admin: { way: 'mailed' } });
    expect(await without()).toMatchObject([{ externalCode: 'M2' }, { externalCode: 'N1' }]);
    // A request names customers or a filter, neither both nor none: it would be everybody.
    expect(await ask({ dryRun: true })).toMatchObject({ status: 400 });
    await other.close();
  });

  it('of two who invite the same at the same time nobody is invited twice, and past the limit it is asked again', async () => {
    const other = await aServer({ PUBLIC_URL: 'https://tienda.example', SMTP_URL: 'smtp://127.0.0.1:9' });
    const token = await other.signIn('admin');
    const all = maxInvitedAtOnce + 30;
    await other.database.query(
      `with c as (insert into customer (external_code, name, price_list_id, email, state)
         select 'MAS' || i, 'Masivo ' || lpad(i::text, 4, '0'), 1, 'x' || i || '@example.com', 'Ok'
           from generate_series(1, ${all}) i returning id, external_code)
       insert into app_user (user_name, password_hash, name, role, customer_id)
       select lower(external_code), '', external_code, 'CustomerAdmin', id from c`,
    );
    const ask = async (dryRun = false) => {
      const body = { filter: { text: 'masivo' }, dryRun };
      const answer = await other.call('POST', '/api/Management/Customers/invitations', { token, body });
      return answer.json as unknown as InvitedMany;
    };
    const count = async (from: string) =>
      (await other.database.query<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;
    expect(await ask(true)).toMatchObject({ invited: maxInvitedAtOnce, left: 30, withAccess: 0 });
    const both = await Promise.all([ask(), ask()]);
    const invited = both.reduce((sum, each) => sum + each.invited, 0);
    // The second may have looked when some were invited already, and so come further down the list.
    expect(invited).toBeGreaterThanOrEqual(maxInvitedAtOnce);
    for (const each of both) expect(each.invited + each.left + each.withAccess).toBe(all);
    expect([await count('outbox_mail'), await count(`audit_entry where action = 'login-invited'`)]).toEqual([
      invited,
      invited,
    ]);
    expect(await ask()).toMatchObject({ invited: all - invited, left: 0, withAccess: invited });
    expect(await count('(select distinct recipients from outbox_mail) m')).toBe(all);
    expect(await count('outbox_mail')).toBe(all);
    await other.close();
  });

  it('an invitation is not mailed with the address of the own machine, and nothing is kept of it', async () => {
    const other = await aServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const token = await other.signIn('admin');
    const body = { email: 'uno@example.com' };
    const asked = (host: Record<string, string>) =>
      fetch(`${other.address}/api/Customers/1/credentials/user/invitation`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...host },
        body: JSON.stringify(body),
      });
    const refused = await asked({});
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'public-address-missing' }]);
    expect(await other.database.query('select from outbox_mail')).toEqual([]);
    expect((await other.call('GET', '/api/Customers/1/invitations', { token })).json).toMatchObject({ user: null });
    const many = { token, body: { filter: {}, dryRun: true } };
    expect((await other.call('POST', '/api/Management/Customers/invitations', many)).json).toMatchObject({
      status: 409,
      code: 'public-address-missing',
    });
    await other.close();
  });
});
