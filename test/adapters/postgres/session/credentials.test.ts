import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSellerRepository } from '#adapters/postgres/sellers.ts';
import { createCredentialRepository } from '#adapters/postgres/session/credentials.ts';
import { createSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { recordLock } from '#adapters/postgres/session/sign-in-locks.ts';
import { lockStandsMs } from '#core/session/sign-in-lock.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const customerId = asId<'customer'>('1');
const later = new Date(Date.now() + 3_600_000).toISOString();

describe.each(databases)('credentials on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.query(`insert into seller (name) values ('Martín'), ('Laura')`);
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, seller_id, password_hash, password_sealed) values
         ('uno.admin', 'Uno', 'CustomerAdmin', 1, null, 'old', 'copy'),
         ('uno', 'Uno', 'CustomerUser', 1, null, 'old', null),
         ('martin', 'Martín', 'Seller', null, 1, 'old', null)`,
    );
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('are looked at with their copies, and who looked is written down', async () => {
    const repository = createCredentialRepository(test.database, () => undefined);
    expect(await repository.read(customerId, author)).toEqual({
      admin: { login: 'uno.admin', hasPassword: true, sealed: 'copy', lock: null },
      user: { login: 'uno', hasPassword: true, sealed: null, lock: null },
    });
    expect(await repository.read(asId('2'), author)).toEqual({ admin: null, user: null });
    const looks = await test.database.query(
      `select user_name, facts ->> 'customerId' as id from audit_entry where action = 'credentials-seen' order by id`,
      [],
    );
    expect(looks).toEqual([
      { user_name: 'admin', id: '1' },
      { user_name: 'admin', id: '2' },
    ]);
  });

  it('say of a login that was tried too often since when and until when it is told, until it comes in', async () => {
    const repository = createCredentialRepository(test.database, () => undefined);
    const lockOf = async (kind: 'admin' | 'user') => (await repository.read(customerId, author))[kind]?.lock;
    const begun = Date.now();
    await test.database.transaction(async (tx) => Ok(await recordLock(tx, 'uno', '192.0.2.9', 'sign-in-locked')));
    expect(await lockOf('admin')).toBeNull();
    const lock = await lockOf('user');
    expect(lock?.why).toBe('sign-in-locked');
    const since = Date.parse(lock?.since ?? '');
    expect(Math.abs(since - begun)).toBeLessThan(60_000);
    expect(Date.parse(lock?.until ?? '') - since).toBe(lockStandsMs);
    await test.database.query(`update app_user set last_login = now() where user_name = 'uno'`);
    expect(await lockOf('user')).toBeNull();
  });

  it('are locked no more with another password, but for a second factor that stays', async () => {
    const repository = createCredentialRepository(test.database, () => undefined);
    const lockOf = async () => (await repository.read(customerId, author)).user?.lock?.why ?? null;
    await test.database.query(`update app_user set last_login = null, password_set_at = null where user_name = 'uno'`);
    expect(await lockOf()).toBe('sign-in-locked');
    // A trigger ends the lock: also where another system writes the password by SQL.
    await test.database.query(`update app_user set password_hash = 'by hand' where user_name = 'uno'`);
    expect(await lockOf()).toBeNull();
    await test.database.query(
      `insert into audit_entry (user_name, action, facts, at) values ('uno', 'second-factor-locked', '{}', now() - interval '1 minute')`,
    );
    expect(await lockOf()).toBeNull();
    await test.database.query(
      `insert into second_factor (user_id, secret_sealed) select id, 'x' from app_user where user_name = 'uno'`,
    );
    expect(await lockOf()).toBe('second-factor-locked');
    await test.database.query('delete from second_factor');
    await test.database.query(
      `update app_user set last_login = now(), password_hash = 'old', password_set_at = null where user_name = 'uno'`,
    );
  });

  it('are renewed for that login alone, whose sessions end in this process at once', async () => {
    const sessions = await createSessionRepository(test.database);
    const repository = createCredentialRepository(test.database, sessions.forget);
    for (const [user, digest] of [
      ['uno', 'of uno'],
      ['uno.admin', 'of the admin'],
      ['martin', 'of martin'],
    ] as const) {
      await sessions.open(user, digest, later);
      expect(await sessions.find(digest)).not.toBeNull();
    }
    const password = { hash: 'new', sealed: 'new copy' };
    expect(await repository.renew({ customerId, kind: 'user' }, password, author)).toEqual({
      login: 'uno',
      ended: ['of uno'],
    });
    expect(await sessions.find('of uno')).toBeNull();
    expect(await sessions.find('of the admin')).not.toBeNull();
    const sellerId = asId<'seller'>('1');
    expect(await repository.renew({ sellerId }, { hash: 'newer', sealed: null }, author)).toEqual({
      login: 'martin',
      ended: ['of martin'],
    });
    expect(await test.database.query('select password_hash, password_sealed from app_user order by id', [])).toEqual([
      { password_hash: 'old', password_sealed: 'copy' },
      { password_hash: 'new', password_sealed: 'new copy' },
      { password_hash: 'newer', password_sealed: null },
    ]);
  });

  it('are issued for the first time only where there is nothing to replace', async () => {
    const repository = createCredentialRepository(test.database, () => undefined);
    const first = (hash: string) =>
      repository.renew({ customerId, kind: 'admin' }, { hash, sealed: null }, author, true);
    const hashes = async () =>
      (await test.database.query<{ password_hash: string }>(`select password_hash from app_user where id = 1`)).map(
        (row) => row.password_hash,
      );
    const before = await hashes();
    expect(await first('other')).toBe('not-first');
    expect(await hashes()).toEqual(before);
    await test.database.query(`update app_user set password_hash = '' where id = 1`);
    await test.database.query(
      `insert into login_link (token_hash, user_id, kind, sent_to, expires_at)
       values ('digest', 1, 'invitation', 'a@example.com', now() + interval '1 hour')`,
    );
    expect(await first('other')).toBe('not-first');
    expect(await test.database.query('select from login_link')).toHaveLength(1);
    await test.database.query(`update login_link set expires_at = now() - interval '1 hour'`);
    expect(await Promise.all([first('one'), first('two')])).toEqual(
      expect.arrayContaining([expect.objectContaining({ login: 'uno.admin' }), 'not-first']),
    );
    expect(
      await repository.renew({ customerId: asId('2'), kind: 'admin' }, { hash: 'x', sealed: null }, author, true),
    ).toBe(null);
  });

  it('of nobody are not renewed', async () => {
    const repository = createCredentialRepository(test.database, () => undefined);
    const password = { hash: 'x', sealed: null };
    expect(await repository.renew({ customerId: asId('2'), kind: 'admin' }, password, author)).toBeNull();
    expect(await repository.renew({ sellerId: asId('2') }, password, author)).toBeNull();
    expect(await repository.renew({ sellerId: asId('nadie') }, password, author)).toBeNull();
  });

  it('a seller without a login is on the repository all the same', async () => {
    const sellers = [...(await createSellerRepository(test.database).all())].sort(
      (a, b) => Number(a.id) - Number(b.id),
    );
    expect(sellers.map(({ name, user, password }) => [name, user, password])).toEqual([
      ['Martín', 'martin', null],
      ['Laura', null, null],
    ]);
  });
});
