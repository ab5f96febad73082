import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionBook } from '#adapters/postgres/sessions.ts';
import type { SessionBook } from '#core/session/session-book.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aHouse } from '#test/builders/house.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
const customerId = asId<'customer'>('1');

describe.each(databases)('sessions on %s', (_name, open) => {
  let test: TestDatabase;
  let book: SessionBook;
  beforeAll(async () => {
    test = await open();
    const house = await aHouse(test.database);
    house.close();
    await test.database.query(`insert into seller (name) values ('Uno'), ('Dos')`);
    await test.database.query('update customer set seller_id = 1 where id = 1');
    await test.database.query(
      `insert into app_user (user_name, name, role, seller_id, password_hash) values ('vendedor', 'V', 'Seller', 1, 'x')`,
    );
    book = await createSessionBook(test.database);
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
    await book.open('vendedor', 'a', inAnHour());
    const first = await stamp();
    expect(first).not.toBeNull();
    await book.openActing({ staffDigest: 'a', tokenDigest: 'a1', customerId, expiresAt: inAnHour() });
    expect(await stamp()).toBe(first);
  });

  it('acting needs the own session', async () => {
    const acting = { staffDigest: 'unknown', tokenDigest: 'x1', customerId, expiresAt: inAnHour() };
    expect(await book.openActing(acting)).toBeNull();
    expect(await book.reopenStaff('unknown', 'x2')).toBeNull();
  });

  it('one customer at a time: the next ends the former', async () => {
    await book.open('vendedor', 'b', inAnHour());
    await book.openActing({ staffDigest: 'b', tokenDigest: 'b1', customerId, expiresAt: inAnHour() });
    expect((await book.find('b1'))?.caller).toMatchObject({
      role: 'CustomerAdmin',
      customerId: '1',
      userName: 'vendedor',
    });
    await book.openActing({ staffDigest: 'b', tokenDigest: 'b2', customerId, expiresAt: inAnHour() });
    await expect.poll(() => book.find('b1')).toBeNull();
    expect(await book.find('b2')).not.toBeNull();
    expect((await ends()).at(-1)).toBe('replaced');
  });

  it('one customer at a time, even for those who ask at the same moment', async () => {
    await book.open('vendedor', 'i', inAnHour());
    const tries = ['i1', 'i2', 'i3', 'i4'];
    const opened = await Promise.all(
      tries.map((tokenDigest) => book.openActing({ staffDigest: 'i', tokenDigest, customerId, expiresAt: inAnHour() })),
    );
    const left = opened.flatMap((ended) => ended ?? []);
    expect(left).toHaveLength(3);
    for (const digest of tries) expect((await book.find(digest)) === null).toBe(left.includes(digest));
    expect([...(await book.end('i'))].sort()).toEqual(['i', ...tries.filter((digest) => !left.includes(digest))]);
  });

  it('acting holds no longer than the session that it hangs from', async () => {
    await book.open('vendedor', 'j', inAnHour());
    await book.openActing({ staffDigest: 'j', tokenDigest: 'j1', customerId, expiresAt: inAnHour() });
    const past = anHourAgo();
    await test.database.query(`update session set expires_at = $1 where token_hash = 'j'`, [past]);
    expect((await book.find('j1'))?.expiresAt).toBe(Date.parse(past));
  });

  it('whoever got no answer to the return asks again, for a minute', async () => {
    const until = inAnHour();
    await book.open('vendedor', 'k', until);
    await book.openActing({ staffDigest: 'k', tokenDigest: 'k1', customerId, expiresAt: inAnHour() });
    expect(await book.reopenAgain('k1', 'k2')).toBeNull();
    await book.reopenStaff('k1', 'k2');
    expect(await book.reopenStaff('k1', 'k3')).toBeNull();
    expect(await book.reopenAgain('k1', 'k3')).toBe(until);
    expect((await book.find('k3'))?.user.type).toBe('Seller');
    await test.database.query(
      `update session set created_at = created_at - interval '1 minute' where token_hash = 'k2'`,
    );
    expect(await book.reopenAgain('k1', 'k4')).toBeNull();
  });

  it('all that came of a sign-in ends together, and acts as one customer at a time', async () => {
    await book.open('vendedor', 'l', inAnHour());
    await book.openActing({ staffDigest: 'l', tokenDigest: 'l1', customerId, expiresAt: inAnHour() });
    await book.reopenStaff('l1', 'l2');
    await book.openActing({ staffDigest: 'l', tokenDigest: 'l3', customerId, expiresAt: inAnHour() });
    const next = { staffDigest: 'l2', tokenDigest: 'l4', customerId, expiresAt: inAnHour() };
    expect(await book.openActing(next)).toEqual(['l3']);
    expect([...(await book.end('l2'))].sort()).toEqual(['l', 'l2', 'l4']);
    expect(await book.find('l')).toBeNull();
    expect(await book.reopenAgain('l1', 'l5')).toBeNull();
  });

  it('the own session comes back under another token, for as long as it had', async () => {
    const until = inAnHour();
    await book.open('vendedor', 'c', until);
    await book.openActing({ staffDigest: 'c', tokenDigest: 'c1', customerId, expiresAt: inAnHour() });
    expect(await book.reopenStaff('c1', 'c2')).toBe(until);
    expect((await book.find('c2'))?.user.type).toBe('Seller');
    expect(await book.find('c1')).toBeNull();
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
      await book.open('vendedor', own, inAnHour());
      await book.openActing({ staffDigest: own, tokenDigest: acting, customerId, expiresAt: inAnHour() });
      expect([...(await book.end(ended))].sort()).toEqual([own, acting]);
      expect(await book.find(own)).toBeNull();
      expect(await book.find(acting)).toBeNull();
    }
    expect(await book.end('unknown')).toEqual([]);
  });

  it('what expired is recorded at the next sign-in, as of when it did', async () => {
    const before = (await ends()).length;
    await book.open('vendedor', 'f', inAnHour());
    const expired = anHourAgo();
    await book.openActing({ staffDigest: 'f', tokenDigest: 'f1', customerId, expiresAt: expired });
    await book.open('vendedor', 'g', inAnHour());
    expect((await ends()).slice(before)).toEqual(['expired']);
    const [entry] = await test.database.query<{ at: string }>('select at from audit_entry order by id desc limit 1');
    expect(entry?.at).toBe(expired);
  });

  it('a customer who is no longer in order, or of another seller, is acted as no more', async () => {
    await book.open('vendedor', 'h', inAnHour());
    await book.openActing({ staffDigest: 'h', tokenDigest: 'h1', customerId, expiresAt: inAnHour() });
    await test.database.query(`update customer set state = 'FirstClaim' where id = 1`);
    expect(await book.find('h1')).toBeNull();
    await test.database.query(`update customer set state = 'Ok', seller_id = 2 where id = 1`);
    expect(await book.find('h1')).toBeNull();
    await test.database.query('update customer set seller_id = 1 where id = 1');
    expect(await book.find('h1')).not.toBeNull();
  });

  it('a company that was closed has no session left, and none that is opened', async () => {
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, password_hash) values ('uno', 'Uno', 'CustomerUser', 1, 'x')`,
    );
    await book.open('uno', 'of the company', inAnHour());
    expect(await book.find('of the company')).not.toBeNull();
    const termsVersion = async () =>
      (await test.database.query<{ of: number }>('select terms_version as of from customer where id = 1'))[0]?.of ?? 0;
    const before = await termsVersion();
    await test.database.query(`update customer set state = 'Inactive' where id = 1`);
    expect(await termsVersion()).toBe(before + 1);
    // What it remembers of sessions is forgotten when it hears of it.
    await expect.poll(() => book.find('of the company')).toBeNull();
    await book.open('uno', 'later', inAnHour());
    expect(await book.find('later')).toBeNull();
    expect(await book.account('uno')).toMatchObject({ companyState: 'Inactive' });
    await test.database.query(`update customer set state = 'Ok' where id = 1`);
    expect(await book.find('of the company')).toBeNull();
  });
});
