import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginLinkRepository } from '#adapters/postgres/login-links/login-links.ts';
import { createSessionRepository, type RememberingSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { forgetLinksSql } from '#adapters/postgres/session/sessions-sql.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { LoginLinkRepository } from '#core/login-links/login-link.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const later = new Date(Date.now() + 3_600_000).toISOString();
const before = new Date(Date.now() - 3_600_000).toISOString();
const mail = { subject: 'Tu usuario', body: 'http://x/password#token' };
const network = '203.0.113.0/24';
const company = { customerId: asId<'customer'>('1'), kind: 'admin' } as const;

describe.each(databases)('links to set a password on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let sessions: RememberingSessionRepository;
  let links: LoginLinkRepository;
  let staffId = asId<'user'>('');
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    sessions = await createSessionRepository(test.database);
    links = createLoginLinkRepository(test.database, sessions.forget);
    await test.database.query(`update customer set email = 'uno@example.com', state = 'Ok' where id = 1`);
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, email, password_hash) values
         ('uno.admin', 'Uno', 'CustomerAdmin', 1, '', 'old'), ('ana', 'Ana', 'Admin', null, 'ana@example.com', 'old')`,
    );
    const [ana] = await test.database.query<{ id: number }>(`select id from app_user where user_name = 'ana'`);
    staffId = asId(String(ana?.id));
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(async () => {
    for (const table of ['login_link', 'outbox_mail', 'audit_entry', 'session']) {
      await test.database.query(`truncate ${table}`);
    }
    await test.database.query(`update app_user set disabled = false, password_hash = 'old', password_sealed = 'copy'`);
    await test.database.query(`update customer set state = 'Ok' where id = 1`);
  });

  const invite = (digest: string, expiresAt = later) =>
    links.invite({ staffId }, 'ana@example.com', { digest, expiresAt }, mail, author);
  const actions = async () =>
    (await test.database.query<{ action: string }>('select action from audit_entry order by id')).map(
      ({ action }) => action,
    );

  it('know the address of staff, and the company’s for its logins', async () => {
    expect(await links.invitee({ staffId })).toMatchObject({ userName: 'ana', email: 'ana@example.com' });
    expect(await links.invitee(company)).toMatchObject({ userName: 'uno.admin', email: 'uno@example.com' });
    expect(await links.invitee({ ...company, kind: 'user' })).toBeNull();
    await test.database.query(`update app_user set disabled = true where user_name = 'ana'`);
    expect(await links.invitee({ staffId })).toBeNull();
  });

  it('are mailed with what is written down, and a newer one takes their place', async () => {
    expect(await invite('one')).toBe(true);
    expect(await links.find('one')).toMatchObject({ userName: 'ana', kind: 'invitation', expiresAt: later });
    await invite('two');
    expect(await links.find('one')).toBeNull();
    const mails = () => test.database.query('select recipients, subject from outbox_mail');
    // What had not gone out yet would bring a link that leads nowhere.
    expect(await mails()).toHaveLength(1);
    expect(await actions()).toEqual(['login-invited', 'login-invited']);
    expect(await links.withdraw({ staffId }, author)).toBe(true);
    expect(await links.withdraw({ staffId }, author)).toBe(false);
    expect(await links.find('two')).toBeNull();
    expect(await mails()).toEqual([]);
  });

  it('that went out, or are just going out, stay among the mails when their link is no more', async () => {
    await invite('one');
    await test.database.query('update outbox_mail set sent_at = now()');
    await invite('two');
    await test.database.query(`update outbox_mail set taken_until = now() + interval '1 minute' where sent_at is null`);
    expect(await links.withdraw({ staffId }, author)).toBe(true);
    expect(await test.database.query('select from outbox_mail')).toHaveLength(2);
    await invite('three');
    await test.database.query(forgetLinksSql, [Number(staffId)]);
    expect(await links.find('three')).toBeNull();
    expect(await test.database.query('select from outbox_mail')).toHaveLength(2);
  });

  it('of many go to those without access, each once, also by two at the same moment', async () => {
    await test.database.query(
      `with c as (insert into customer (external_code, name, price_list_id, email, state)
         select 'M' || i, 'Muchos ' || i, 1, 'm' || i || '@example.com', 'Ok' from generate_series(1, 40) i
         returning id, external_code)
       insert into app_user (user_name, password_hash, name, role, customer_id)
       select lower(external_code) || suffix, '', external_code, role, id
         from c, (values ('.admin', 'CustomerAdmin'), ('', 'CustomerUser')) l (suffix, role)`,
    );
    await test.database.query(
      `insert into customer (external_code, name, price_list_id, state) values ('M41', 'Muchos 41', 1, 'Ok')`,
    );
    const whom = { filter: { ...everyCustomer, text: 'muchos' } };
    const found = await links.invitable(whom);
    expect([found.length, found.filter((login) => login === null)]).toEqual([41, [null]]);
    const batchOf = (prefix: string) =>
      found.flatMap((login) =>
        login === null ? [] : [{ ...login, mail, link: { digest: `${prefix} ${login.userName}`, expiresAt: later } }],
      );
    // Since then one got a password, and another's second login was invited by hand.
    await test.database.query(`update app_user set password_hash = 'own' where user_name = 'm1'`);
    const [two] = await test.database.query<{ id: number }>(`select id from customer where external_code = 'M2'`);
    const byHand = { customerId: asId<'customer'>(String(two?.id)), kind: 'user' } as const;
    await links.invite(byHand, 'otro@example.com', { digest: 'by hand', expiresAt: later }, mail, author);
    const counts = await Promise.all([links.inviteAll(batchOf('a'), author), links.inviteAll(batchOf('b'), author)]);
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 38]);
    expect(await test.database.query('select from outbox_mail')).toHaveLength(39);
    expect((await actions()).filter((action) => action === 'login-invited')).toHaveLength(39);
    expect(await links.invitable(whom)).toEqual([null]);
    // A login whose link has expired is invited again.
    await test.database.query(
      `update login_link set expires_at = now() - interval '1 second' where token_hash like '% m3.admin'`,
    );
    expect(await links.inviteAll(batchOf('c'), author)).toBe(1);
    expect(await links.find('c m3.admin')).toMatchObject({ userName: 'm3.admin' });
  });

  it('of many hold up neither an invitation of one of them nor a followed link', async () => {
    await test.database.query(
      `with c as (insert into customer (external_code, name, price_list_id, email, state)
         select 'G' || i, 'Grandes ' || i, 1, 'g' || i || '@example.com', 'Ok' from generate_series(1, 60) i returning *)
       insert into app_user (user_name, password_hash, name, role, customer_id)
       select lower(external_code), '', name, 'CustomerAdmin', id from c`,
    );
    const found = await links.invitable({ filter: { ...everyCustomer, text: 'grandes' } });
    const logins = found.flatMap((login) => (login === null ? [] : [login]));
    const linkOf = (prefix: string, userName: string) => ({ digest: `${prefix} ${userName}`, expiresAt: later });
    // The logins whose turn comes last are invited one after another, while the many are under way.
    const lastOnes = logins.slice(-12);
    const inviteEach = async () => {
      for (const { of, email, userName } of lastOnes)
        await links.invite(of, email, linkOf('one', userName), mail, author);
    };
    const batch = logins.map((login) => ({ ...login, mail, link: linkOf('many', login.userName) }));
    await Promise.all([links.inviteAll(batch, author), inviteEach()]);
    // The link that was kept last for one of them is never another's: it was mailed, and works.
    for (const { userName } of lastOnes) expect(await links.find(`one ${userName}`)).toMatchObject({ userName });
    expect(await test.database.query('select from outbox_mail')).toHaveLength(logins.length);
    for (const { of, email, userName } of lastOnes) {
      const [, used] = await Promise.all([
        links.invite(of, email, linkOf('again', userName), mail, author),
        links.use(`one ${userName}`, 'own', network),
      ]);
      // Whichever came first: it was followed, or a newer one took its place.
      if (used === null) expect(await links.find(`again ${userName}`)).toMatchObject({ userName });
      else expect(used).toMatchObject({ userName });
    }
  });

  it('work once, also for two at the same moment, and end every session', async () => {
    await invite('one');
    await links.recover(
      { userId: staffId, userName: 'ana', name: 'Ana', email: 'ana@example.com' },
      { digest: 'other', expiresAt: later },
      mail,
      { pausedSince: before, network },
    );
    await sessions.open('ana', 'of ana', later);
    expect(await sessions.find('of ana')).not.toBeNull();
    const both = await Promise.all([links.use('one', 'new', network), links.use('one', 'newer', network)]);
    expect(both.filter((each) => each !== null)).toEqual([{ userName: 'ana', ended: ['of ana'] }]);
    expect(await sessions.find('of ana')).toBeNull();
    expect(await links.use('one', 'again', network)).toBeNull();
    // What was mailed besides is of before.
    expect(await links.find('other')).toBeNull();
    const [ana] = await test.database.query(
      `select password_hash <> 'old' as set, password_sealed from app_user where user_name = 'ana'`,
    );
    expect(ana).toEqual({ set: true, password_sealed: null });
    expect((await actions()).at(-1)).toBe('invitation-accepted');
  });

  it('that are too old, of a disabled login or of a closed company do nothing', async () => {
    await invite('old', before);
    expect([await links.find('old'), await links.use('old', 'new', network)]).toEqual([null, null]);
    await invite('one');
    await test.database.query(`update app_user set disabled = true where user_name = 'ana'`);
    expect([await links.find('one'), await links.use('one', 'new', network)]).toEqual([null, null]);
    await links.invite(company, 'uno@example.com', { digest: 'c', expiresAt: later }, null, author);
    expect(await links.find('c')).not.toBeNull();
    await test.database.query(`update customer set state = 'Inactive' where id = 1`);
    expect(await links.find('c')).toBeNull();
    expect(await test.database.query(`select from app_user where password_hash = 'new'`)).toEqual([]);
  });

  it('recover by user name or address, not one after another', async () => {
    const names = async (typed: string) => (await links.recoverable(typed, before)).map(({ userName }) => userName);
    expect(await names('ana')).toEqual(['ana']);
    expect(await names('ana@example.com')).toEqual(['ana']);
    expect(await names('uno@example.com')).toEqual(['uno.admin']);
    expect([await names('nadie'), await names('')]).toEqual([[], []]);
    const [ana] = await links.recoverable('ana', before);
    if (ana === undefined) throw new Error('no ana');
    await links.recover(ana, { digest: 'r', expiresAt: later }, mail, { pausedSince: before, network });
    await links.recover(ana, { digest: 'again', expiresAt: later }, mail, { pausedSince: before, network });
    expect(await links.find('again')).toBeNull();
    expect(await test.database.query('select from outbox_mail')).toHaveLength(1);
    expect(await test.database.query('select action, network from audit_entry')).toEqual([
      { action: 'recovery-asked', network },
    ]);
    expect(await links.find('r')).toMatchObject({ kind: 'recovery' });
    expect(await names('ana')).toEqual([]);
    expect(await links.recoverable('ana', later)).toHaveLength(1);
  });
});
