import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionRepository, type RememberingSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { createSignInRepository } from '#adapters/postgres/session/sign-ins.ts';
import type { SignInRepository } from '#core/session/sign-in.service.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const later = new Date(Date.now() + 3_600_000).toISOString();
const author = { userName: 'ana', actedBy: null };
const phone = { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', network: '192.0.2.7' };

describe.each(databases)('sign-ins on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let sessions: RememberingSessionRepository;
  let signIns: SignInRepository;
  let staffId = asId<'user'>('');
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    sessions = await createSessionRepository(test.database);
    signIns = createSignInRepository(test.database, sessions.forget);
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values
         ('ana', 'Ana', 'Admin', 'x'), ('beto', 'Beto', 'Admin', 'x')`,
    );
    const [ana] = await test.database.query<{ id: number }>(`select id from app_user where user_name = 'ana'`);
    staffId = asId(String(ana?.id));
    await test.database.query(`update customer set state = 'Ok' where id = 1`);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('are one each, with what came of them, and end one by one or all but one', async () => {
    await sessions.open('ana', 'here', later, phone);
    for (const digest of ['there', 'elsewhere']) await sessions.open('ana', digest, later);
    await sessions.open('beto', 'of beto', later);
    await sessions.openActing({
      staffDigest: 'here',
      tokenDigest: 'as a customer',
      customerId: asId('1'),
      expiresAt: later,
    });
    const own = { sessionId: 'here' };
    const found = await signIns.list(own);
    expect(found).toHaveLength(3);
    const here = found.filter(({ isCurrent }) => isCurrent);
    expect(here).toMatchObject([{ device: 'Chrome en Android', network: '192.0.2.7' }]);
    expect(here[0]?.id).not.toContain('here');
    expect((await signIns.list({ staffId })).map(({ id }) => id).toSorted()).toEqual(
      found.map(({ id }) => id).toSorted(),
    );
    expect(await sessions.find('there')).not.toBeNull();

    const other = found.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    expect(await signIns.end(own, other, author)).toHaveLength(1);
    expect(await signIns.end(own, other, author)).toEqual([]);
    expect(await signIns.end({ sessionId: 'of beto' }, here[0]?.id ?? '', author)).toEqual([]);
    expect(await signIns.end(own, null, author)).toHaveLength(1);
    expect(await sessions.find('there')).toBeNull();
    expect(await sessions.find('here')).not.toBeNull();
    expect([...(await signIns.end({ staffId }, null, author))].toSorted()).toEqual(['as a customer', 'here']);
    expect(await sessions.find('here')).toBeNull();
    expect(await sessions.find('of beto')).not.toBeNull();
    expect(
      await test.database.query(`select facts from audit_entry where action = 'sessions-ended' order by id limit 1`),
    ).toEqual([{ facts: { login: 'ana' } }]);
  });

  it('of a customer are those of all its logins, and each leaves an entry about the customer', async () => {
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, password_hash) values
         ('uno.jefe', 'Jefe', 'CustomerAdmin', 1, 'x'), ('uno.venta', 'Venta', 'CustomerUser', 1, 'x'),
         ('dos.venta', 'Otro', 'CustomerUser', 2, 'x')`,
    );
    await sessions.open('uno.jefe', 'of the boss', later);
    for (const digest of ['at the counter', 'on the phone']) await sessions.open('uno.venta', digest, later);
    await sessions.open('dos.venta', 'of another', later);
    const ofCustomer = { customerId: asId<'customer'>('1') };
    const found = await signIns.list(ofCustomer);
    expect(found.map(({ login, isCurrent }) => [login, isCurrent]).toSorted()).toEqual([
      ['uno.jefe', false],
      ['uno.venta', false],
      ['uno.venta', false],
    ]);
    const others = await signIns.list({ customerId: asId('2') });
    expect(others.map(({ login }) => login)).toEqual(['dos.venta']);
    expect(await signIns.end(ofCustomer, others[0]?.id ?? '', author)).toEqual([]);
    const ofBoss = found.find(({ login }) => login === 'uno.jefe')?.id ?? '';
    expect(await signIns.end(ofCustomer, ofBoss, author)).toEqual(['of the boss']);
    expect([...(await signIns.end(ofCustomer, null, author))].toSorted()).toEqual(['at the counter', 'on the phone']);
    expect(await signIns.list(ofCustomer)).toEqual([]);
    expect(await sessions.find('of another')).not.toBeNull();
    expect(await signIns.list({ customerId: asId('x') })).toEqual([]);
    expect(
      await test.database.query(
        `select user_name, facts from audit_entry where action = 'sessions-ended' and facts ? 'customerId' order by id`,
      ),
    ).toEqual(['uno.jefe', 'uno.venta'].map((login) => ({ user_name: 'ana', facts: { customerId: '1', login } })));
  });

  it('are noted as used, every few minutes', async () => {
    await sessions.open('beto', 'long ago', later);
    await test.database.query(
      `update session set last_used_at = now() - interval '1 hour' where token_hash = 'long ago'`,
    );
    await sessions.find('long ago');
    const [row] = await test.database.query<{ recent: boolean }>(
      `select last_used_at > now() - interval '1 minute' as recent from session where token_hash = 'long ago'`,
    );
    expect(row).toEqual({ recent: true });
  });
});
