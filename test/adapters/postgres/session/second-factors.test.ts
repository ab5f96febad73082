import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecondFactorRepository } from '#adapters/postgres/session/second-factors.ts';
import { createSessionRepository, type RememberingSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { readLockedLogins } from '#adapters/postgres/session/sign-in-locks.ts';
import type { SecondFactorRepository } from '#core/second-factor/second-factor.repository.port.ts';
import { maxWrongCodes, secondsToWait } from '#core/second-factor/wrong-codes.ts';
import { asId } from '#core/shared/ids.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const later = new Date(Date.now() + 3_600_000).toISOString();
const author = { userName: 'ana', actedBy: null };
const taken = { kind: 'taken' };
const wrong = { kind: 'wrong' };

describe.each(databases)('second factors on %s', (_name, open) => {
  let test: TestDatabase;
  let sessions: RememberingSessionRepository;
  let factors: SecondFactorRepository;
  beforeAll(async () => {
    test = await open();
    sessions = await createSessionRepository(test.database);
    factors = createSecondFactorRepository(test.database, sessions.forget);
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values
         ('ana', 'Ana', 'Admin', 'x'), ('beto', 'Beto', 'Manager', 'x'), ('caro', 'Caro', 'Manager', 'x')`,
    );
  });
  afterAll(() => test.dispose());

  const turnedOn = async (userName: string, codes: readonly string[] = []) => {
    await factors.begin(userName, 'sealed');
    await factors.confirm({ userName, sessionId: '' }, { sealedSecret: 'sealed', step: 1 }, codes, author);
  };
  const step = (userName: string, number: number) =>
    factors.attempt(
      { userName, actedBy: null, network: '203.0.113.0/24' },
      Date.now(),
      () => ({
        kind: 'step',
        step: number,
      }),
      'sign-in',
    );

  it('is begun anew until it is confirmed, which ends every other sign-in', async () => {
    for (const digest of ['here', 'there']) await sessions.open('ana', digest, later);
    expect(await factors.find('ana')).toBeNull();
    expect(await factors.begin('ana', 'first')).toBe(true);
    expect(await factors.begin('ana', 'second')).toBe(true);
    expect(await factors.find('ana')).toMatchObject({ sealedSecret: 'second', since: null, recoveryCodesLeft: 0 });
    const here = { userName: 'ana', sessionId: 'here' };
    expect(await factors.confirm(here, { sealedSecret: 'first', step: 5 }, [], author)).toBeNull();
    expect(await factors.confirm(here, { sealedSecret: 'second', step: 5 }, ['a', 'b'], author)).toEqual(['there']);
    expect(await factors.find('ana')).toMatchObject({ lastStep: 5, recoveryCodesLeft: 2 });
    expect((await factors.find('ana'))?.since).not.toBeNull();
    expect([await sessions.find('there'), (await sessions.find('here'))?.caller.userName]).toEqual([null, 'ana']);
    expect(await factors.confirm(here, { sealedSecret: 'second', step: 6 }, [], author)).toBeNull();
    expect(await factors.begin('ana', 'third')).toBe(false);
    expect(await factors.begin('nobody', 'x')).toBe(false);
  });

  it('takes no step twice, also of two at once, and none before it', async () => {
    expect(await step('ana', 5)).toEqual(wrong);
    const both = await Promise.all([step('ana', 7), step('ana', 7)]);
    expect(both.filter((each) => each?.kind === 'taken')).toHaveLength(1);
    expect(await step('ana', 6)).toEqual(wrong);
    expect(await step('ana', 8)).toEqual(taken);
    expect((await factors.find('ana'))?.wrong).toEqual({ count: 0, lastAt: null });
    expect(await step('nobody', 1)).toBeNull();
  });

  it('takes a recovery code once, and records it', async () => {
    const recovery = (digest: string) =>
      factors.attempt(
        { userName: 'ana', actedBy: null, network: '203.0.113.0/24' },
        Date.now(),
        () => ({
          kind: 'recovery',
          digest,
        }),
        'sign-in',
      );
    expect([await recovery('a'), await recovery('a'), await recovery('z')]).toEqual([taken, wrong, wrong]);
    expect((await factors.find('ana'))?.recoveryCodesLeft).toBe(1);
    const entries = await test.database.query(`select network from audit_entry where action = 'recovery-code-used'`);
    expect(entries).toEqual([{ network: '203.0.113.0/24' }]);
    await factors.replaceRecoveryCodes('ana', ['c', 'd', 'e'], author);
    expect(await recovery('b')).toEqual(wrong);
    expect(await recovery('c')).toEqual(taken);
  });

  it('counts wrong codes, also of many at once, and then lets none be tried', async () => {
    await turnedOn('beto');
    const now = Date.now();
    const tries = await Promise.all(
      Array.from({ length: maxWrongCodes + 3 }, () =>
        factors.attempt(
          { userName: 'beto', actedBy: null, network: '203.0.113.0/24' },
          now,
          ({ wrong: before }) => {
            const seconds = secondsToWait(before, now);
            return seconds > 0 ? { kind: 'wait', seconds } : { kind: 'wrong' };
          },
          'sign-in',
        ),
      ),
    );
    expect(tries.filter((each) => each?.kind === 'wrong')).toHaveLength(maxWrongCodes);
    expect(tries.filter((each) => each?.kind === 'wait')).toHaveLength(3);
    const entries = await test.database.query(
      `select user_name, network, facts ->> 'login' as login from audit_entry where action = 'second-factor-locked'`,
    );
    expect(entries).toEqual([{ user_name: 'beto', network: '203.0.113.0/24', login: 'beto' }]);
    expect(await readLockedLogins(test.database, Date.now())).toMatchObject([
      { userName: 'beto', why: 'second-factor-locked' },
    ]);
  });

  it('locks no login where somebody who is in mistypes', async () => {
    const who = { userName: 'ana', actedBy: null, network: '203.0.113.0/24' };
    for (let typed = 0; typed < maxWrongCodes; typed += 1) {
      expect(await factors.attempt(who, Date.now(), () => ({ kind: 'wrong' }), 'change')).toEqual({ kind: 'wrong' });
    }
    const locked = await readLockedLogins(test.database, Date.now());
    expect(locked.map(({ userName }) => userName)).not.toContain('ana');
  });

  it('is asked of all staff where it is compulsory: who has none may do nothing else', async () => {
    await sessions.open('caro', 'of caro', later);
    expect((await sessions.find('of caro'))?.caller.lacksSecondFactor).toBe(false);
    expect(await factors.isCompulsoryForStaff()).toBe(false);
    await factors.setCompulsoryForStaff(true, author);
    expect(await factors.isCompulsoryForStaff()).toBe(true);
    expect((await sessions.find('of caro'))?.caller.lacksSecondFactor).toBe(true);
    expect((await sessions.find('here'))?.caller.lacksSecondFactor).toBe(false);
    await factors.begin('caro', 'sealed');
    expect((await sessions.find('of caro'))?.user.lacksSecondFactor).toBe(true);
    await factors.confirm({ userName: 'caro', sessionId: 'of caro' }, { sealedSecret: 'sealed', step: 1 }, [], author);
    expect((await sessions.find('of caro'))?.user.lacksSecondFactor).toBe(false);
    await factors.setCompulsoryForStaff(false, author);
  });

  it('is taken off by its owner, and reset by another administrator, not one’s own', async () => {
    const idOf = async (userName: string) => {
      const [row] = await test.database.query<{ id: number }>('select id from app_user where user_name = $1', [
        userName,
      ]);
      return asId<'user'>(String(row?.id));
    };
    expect(await factors.reset(await idOf('ana'), author)).toBe('own');
    expect(await factors.reset(await idOf('beto'), author)).toBe('reset');
    expect(await factors.reset(await idOf('beto'), author)).toBe('none');
    await factors.remove('ana', author);
    expect(await factors.find('ana')).toBeNull();
    const actions = await test.database.query<{ action: string }>(
      `select action from audit_entry where action like 'second-factor%' order by id`,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'second-factor-turned-on',
      'second-factor-turned-on',
      'second-factor-locked',
      'second-factor-required',
      'second-factor-turned-on',
      'second-factor-optional',
      'second-factor-reset',
      'second-factor-turned-off',
    ]);
  });
});
