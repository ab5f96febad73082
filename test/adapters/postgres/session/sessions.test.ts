import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionRepository } from '#adapters/postgres/session/sessions.ts';
import type { SessionRepository } from '#core/session/session.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const customerId = asId<'customer'>('1');

describe.each(databases)('sessions on %s', (_name, open) => {
  let test: TestDatabase;
  let repository: SessionRepository;
  beforeAll(async () => {
    test = await open();
    const distributor = await aDistributor(test.database);
    distributor.close();
    await test.database.query(`insert into seller (name) values ('Uno'), ('Dos')`);
    await test.database.query('update customer set seller_id = 1 where id = 1');
    await test.database.query(
      `insert into app_user (user_name, name, role, seller_id, password_hash) values ('vendedor', 'V', 'Seller', 1, 'x')`,
    );
    repository = await createSessionRepository(test.database);
  });
  afterAll(() => test.dispose());

  const ends = async () =>
    (
      await test.database.query<{ reason: string }>(
        `select facts->>'reason' as reason from audit_entry where action = 'impersonation-ended' order by id`,
      )
    ).map(({ reason }) => reason);

  it('a sign-in is stamped, acting as somebody is not', async () => {
    const stamp = async () =>
      (await test.database.query<{ last_login: string | null }>('select last_login from app_user'))[0]?.last_login;
    await repository.open('vendedor', 'a', inAnHour());
    const first = await stamp();
    expect(first).not.toBeNull();
    await repository.openActing({ staffDigest: 'a', tokenDigest: 'a1', customerId, expiresAt: inAnHour() });
    expect(await stamp()).toBe(first);
  });

  it('acting needs the own session', async () => {
    const acting = { staffDigest: 'unknown', tokenDigest: 'x1', customerId, expiresAt: inAnHour() };
    expect(await repository.openActing(acting)).toBeNull();
    expect(await repository.reopenStaff('unknown', 'x2')).toBeNull();
  });

  it('one customer at a time: the next ends the former', async () => {
    await repository.open('vendedor', 'b', inAnHour());
    await repository.openActing({ staffDigest: 'b', tokenDigest: 'b1', customerId, expiresAt: inAnHour() });
    expect((await repository.find('b1'))?.caller).toMatchObject({
      role: 'CustomerAdmin',
      customerId: '1',
      userName: 'vendedor',
    });
    await repository.openActing({ staffDigest: 'b', tokenDigest: 'b2', customerId, expiresAt: inAnHour() });
    await expect.poll(() => repository.find('b1')).toBeNull();
    expect(await repository.find('b2')).not.toBeNull();
    expect((await ends()).at(-1)).toBe('replaced');
  });

  it('one customer at a time, even for those who ask at the same moment', async () => {
    await repository.open('vendedor', 'i', inAnHour());
    const tries = ['i1', 'i2', 'i3', 'i4'];
    const opened = await Promise.all(
      tries.map((tokenDigest) =>
        repository.openActing({ staffDigest: 'i', tokenDigest, customerId, expiresAt: inAnHour() }),
      ),
    );
    const left = opened.flatMap((ended) => ended ?? []);
    expect(left).toHaveLength(3);
    for (const digest of tries) expect((await repository.find(digest)) === null).toBe(left.includes(digest));
    expect([...(await repository.end('i'))].sort()).toEqual(['i', ...tries.filter((digest) => !left.includes(digest))]);
  });

  it('acting holds no longer than the session that it hangs from', async () => {
    await repository.open('vendedor', 'j', inAnHour());
    await repository.openActing({ staffDigest: 'j', tokenDigest: 'j1', customerId, expiresAt: inAnHour() });
    const past = anHourAgo();
    await test.database.query(`update session set expires_at = $1 where token_hash = 'j'`, [past]);
    expect((await repository.find('j1'))?.expiresAt).toBe(Date.parse(past));
  });

  it('the return may be asked for again for a minute, where its answer was lost', async () => {
    const until = inAnHour();
    await repository.open('vendedor', 'k', until);
    await repository.openActing({ staffDigest: 'k', tokenDigest: 'k1', customerId, expiresAt: inAnHour() });
    expect(await repository.reopenAgain('k1', 'k2')).toBeNull();
    await repository.reopenStaff('k1', 'k2');
    expect(await repository.reopenStaff('k1', 'k3')).toBeNull();
    expect(await repository.reopenAgain('k1', 'k3')).toBe(until);
    expect((await repository.find('k3'))?.user.type).toBe('Seller');
    await test.database.query(
      `update session set created_at = created_at - interval '1 minute' where token_hash = 'k2'`,
    );
    expect(await repository.reopenAgain('k1', 'k4')).toBeNull();
  });

  it('all that came of a sign-in ends together, and acts as one customer at a time', async () => {
    await repository.open('vendedor', 'l', inAnHour());
    await repository.openActing({ staffDigest: 'l', tokenDigest: 'l1', customerId, expiresAt: inAnHour() });
    await repository.reopenStaff('l1', 'l2');
    await repository.openActing({ staffDigest: 'l', tokenDigest: 'l3', customerId, expiresAt: inAnHour() });
    const next = { staffDigest: 'l2', tokenDigest: 'l4', customerId, expiresAt: inAnHour() };
    expect(await repository.openActing(next)).toEqual(['l3']);
    expect([...(await repository.end('l2'))].sort()).toEqual(['l', 'l2', 'l4']);
    expect(await repository.find('l')).toBeNull();
    expect(await repository.reopenAgain('l1', 'l5')).toBeNull();
  });

  it('the own session comes back under another token, for as long as it had', async () => {
    const until = inAnHour();
    await repository.open('vendedor', 'c', until);
    await repository.openActing({ staffDigest: 'c', tokenDigest: 'c1', customerId, expiresAt: inAnHour() });
    expect(await repository.reopenStaff('c1', 'c2')).toBe(until);
    expect((await repository.find('c2'))?.user.type).toBe('Seller');
    expect(await repository.find('c1')).toBeNull();
    // The former is good for a moment still, in case the answer was lost.
    const [former] = await test.database.query<{ expires_at: string }>(
      `select expires_at from session where token_hash = 'c'`,
    );
    expect(Date.parse(former?.expires_at ?? '')).toBeLessThan(Date.parse(until));
  });

  it('the end of the own session ends what hangs from it, and the other way round', async () => {
    for (const [own, acting, ended] of [
      ['d', 'd1', 'd'],
      ['e', 'e1', 'e1'],
    ] as const) {
      await repository.open('vendedor', own, inAnHour());
      await repository.openActing({ staffDigest: own, tokenDigest: acting, customerId, expiresAt: inAnHour() });
      expect([...(await repository.end(ended))].sort()).toEqual([own, acting]);
      expect(await repository.find(own)).toBeNull();
      expect(await repository.find(acting)).toBeNull();
    }
    expect(await repository.end('unknown')).toEqual([]);
  });

  it('what expired is recorded at the next sign-in, as of when it did', async () => {
    const before = (await ends()).length;
    await repository.open('vendedor', 'f', inAnHour());
    const expired = anHourAgo();
    await repository.openActing({ staffDigest: 'f', tokenDigest: 'f1', customerId, expiresAt: expired });
    await repository.open('vendedor', 'g', inAnHour());
    expect((await ends()).slice(before)).toEqual(['expired']);
    const [entry] = await test.database.query<{ at: string }>('select at from audit_entry order by id desc limit 1');
    expect(entry?.at).toBe(expired);
  });

  it('a customer who is no longer in order, or of another seller, is acted as no more', async () => {
    await repository.open('vendedor', 'h', inAnHour());
    await repository.openActing({ staffDigest: 'h', tokenDigest: 'h1', customerId, expiresAt: inAnHour() });
    await test.database.query(`update customer set state = 'FirstClaim' where id = 1`);
    expect(await repository.find('h1')).toBeNull();
    await test.database.query(`update customer set state = 'Ok', seller_id = 2 where id = 1`);
    expect(await repository.find('h1')).toBeNull();
    await test.database.query('update customer set seller_id = 1 where id = 1');
    expect(await repository.find('h1')).not.toBeNull();
  });

  it('a company that was closed has no session left, and none that is opened', async () => {
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, password_hash) values ('uno', 'Uno', 'CustomerUser', 1, 'x')`,
    );
    await repository.open('uno', 'of the company', inAnHour());
    expect(await repository.find('of the company')).not.toBeNull();
    const termsVersion = async () =>
      (await test.database.query<{ of: number }>('select terms_version as of from customer where id = 1'))[0]?.of ?? 0;
    const before = await termsVersion();
    await test.database.query(`update customer set state = 'Inactive' where id = 1`);
    expect(await termsVersion()).toBe(before + 1);
    // What it remembers of sessions is forgotten when it hears of it.
    await expect.poll(() => repository.find('of the company')).toBeNull();
    await repository.open('uno', 'later', inAnHour());
    expect(await repository.find('later')).toBeNull();
    expect(await repository.account('uno')).toMatchObject({ companyState: 'Inactive' });
    await test.database.query(`update customer set state = 'Ok' where id = 1`);
    expect(await repository.find('of the company')).toBeNull();
  });
});
