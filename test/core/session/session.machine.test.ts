import { describe, expect, it } from 'vitest';
import { Err, Ok } from '#core/shared/result.ts';
import { aTab, cliente, hour, loginUntil, settled, start } from './a-tab.ts';

describe('opening a tab', () => {
  it('is signed out with nothing stored, and asks nobody', async () => {
    const { state, asked } = aTab();
    await settled();
    expect(state()).toBe('signedOut');
    expect(asked).toEqual([]);
  });

  it.each([
    ['without a token', { expire: new Date(start + hour).toISOString() }],
    ['without an expiry', { token: 'a-token' }],
    ['that expired', loginUntil(start)],
    ['with an expiry that is none', { token: 'a-token', expire: 'mañana' }],
  ])('is signed out with a login %s', async (_what, stored) => {
    const { state, asked } = aTab({ stored });
    await settled();
    expect(state()).toBe('signedOut');
    expect(asked).toEqual([]);
  });

  it('checks a valid login with its own token', async () => {
    const { session, state, asked } = aTab({ stored: loginUntil(start + hour, 'stored') });
    expect(state()).toBe('checking');
    await settled();
    expect(state()).toBe('signedIn');
    expect(asked).toEqual(['me stored']);
    expect(session.getSnapshot().context.user).toEqual(cliente);
  });

  it('forgets a login that the server ended', async () => {
    const { session, state, tab } = aTab({ stored: loginUntil(start + hour), me: Err({ code: 'not-signed-in' }) });
    await settled();
    expect(state()).toBe('signedOut');
    expect(tab.kept).toBeNull();
    expect(session.getSnapshot().context.wasEnded).toBe(true);
  });

  it('keeps the login while the server cannot be reached, and tries again when told', async () => {
    const { session, state, tab } = aTab({ stored: loginUntil(start + hour), me: Err({ code: 'unreachable' }) });
    await settled();
    expect(state()).toBe('unreachable');
    expect(tab.kept).not.toBeNull();
    tab.answer = Ok(cliente);
    session.send({ type: 'retry' });
    await settled();
    expect(state()).toBe('signedIn');
  });
});

describe('signing in', () => {
  it('authenticates, asks who it is, and only then keeps the login', async () => {
    const { session, state, asked, events, tab } = aTab();
    session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
    expect(tab.kept).toBeNull();
    await settled();
    expect(state()).toBe('signedIn');
    expect(asked).toEqual(['authenticate cliente', 'me a-token']);
    expect(events).toEqual(['signed-in']);
    expect(tab.kept).toEqual(loginUntil(start + hour));
  });

  it('tells why it was refused, and is signed out', async () => {
    const { session, state, events, tab } = aTab({ authenticate: Err({ code: 'wrong-credentials' }) });
    session.send({ type: 'sign-in', userName: 'cliente', password: 'no' });
    await settled();
    expect(state()).toBe('signedOut');
    expect(events).toEqual(['sign-in-failed wrong-credentials']);
    expect(tab.kept).toBeNull();
  });

  it('tells that the server was lost halfway, and keeps no token', async () => {
    const { session, state, events } = aTab({ me: Err({ code: 'unreachable' }) });
    session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
    await settled();
    expect(state()).toBe('signedOut');
    expect(events).toEqual(['sign-in-failed unreachable']);
    expect(session.getSnapshot().context.login).toBeNull();
  });

  describe('of who has a second factor (docs/rules/second-factor.md 2)', () => {
    const required = Err({ code: 'second-factor-required' } as const);
    const asks = async (coded: Parameters<typeof aTab>[0] = {}) => {
      const tab = aTab({ authenticate: required, ...coded });
      tab.session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
      await settled();
      return tab;
    };

    it('asks for the code once the password was right, and signs in with both', async () => {
      const { session, asked, events, state } = await asks();
      expect([state(), session.getSnapshot().context.asked?.userName, events]).toEqual([
        'signingIn',
        'cliente',
        ['sign-in-failed second-factor-required'],
      ]);
      session.send({ type: 'second-factor', code: '123456' });
      await settled();
      expect([state(), session.getSnapshot().context.asked]).toEqual(['signedIn', null]);
      expect(asked.filter((call) => call.startsWith('authenticate'))).toEqual([
        'authenticate cliente',
        'authenticate cliente 123456',
      ]);
    });

    it('asks again after a wrong code, and from the beginning once the password is no longer right', async () => {
      const wrong = await asks({ coded: Err({ code: 'second-factor-wrong' }) });
      wrong.session.send({ type: 'second-factor', code: '1' });
      await settled();
      expect([wrong.events, wrong.session.getSnapshot().context.asked?.userName]).toEqual([
        ['sign-in-failed second-factor-required', 'sign-in-failed second-factor-wrong'],
        'cliente',
      ]);
      const changed = await asks({ coded: Err({ code: 'wrong-credentials' }) });
      changed.session.send({ type: 'second-factor', code: '1' });
      await settled();
      expect([changed.state(), changed.session.getSnapshot().context.asked]).toEqual(['signedOut', null]);
    });

    it('keeps no password of who gives up', async () => {
      const { session, state } = await asks();
      session.send({ type: 'other-user' });
      expect([state(), session.getSnapshot().context.asked]).toEqual(['signedOut', null]);
    });
  });

  it('asks once, however often it is clicked', async () => {
    const { session, asked } = aTab();
    session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
    session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
    await settled();
    expect(asked.filter((call) => call.startsWith('authenticate'))).toHaveLength(1);
  });
});

describe('leaving', () => {
  const signedIn = async () => {
    const tab = aTab({ stored: loginUntil(start + hour) });
    await settled();
    return tab;
  };

  it('ends the session at the server with its token, and is home after 300 ms', async () => {
    const { session, clock, state, asked, tab } = await signedIn();
    session.send({ type: 'sign-out' });
    await settled();
    expect(state()).toBe('leaving');
    expect(tab.kept).toBeNull();
    expect(asked.at(-1)).toBe('logout a-token');
    clock.increment(299);
    expect(state()).toBe('leaving');
    clock.increment(1);
    expect(state()).toBe('signedOut');
    expect(session.getSnapshot().context).toEqual({ login: null, user: null, asked: null, wasEnded: false });
  });

  it('does not tell the server of a session that the server ended', async () => {
    const { session, state, asked } = await signedIn();
    session.send({ type: 'session-lost', token: 'a-token' });
    await settled();
    expect(state()).toBe('leaving');
    expect(asked).toEqual(['me a-token']);
  });

  it('does not mind a late answer to a token that it has given back', async () => {
    const { session, state, tab } = await signedIn();
    const { kept } = tab;
    session.send({ type: 'session-lost', token: 'the-one-before' });
    await settled();
    expect(state()).toBe('signedIn');
    expect(tab.kept).toEqual(kept);
  });

  it('ends where a call was not sent for want of a valid token', async () => {
    const { session, state } = await signedIn();
    session.send({ type: 'session-lost', token: null });
    expect(state()).toBe('leaving');
  });

  it('knows that the server ended it, and who it was while it leaves, until somebody signs in', async () => {
    const { session, clock, state } = await signedIn();
    session.send({ type: 'session-lost', token: 'a-token' });
    expect(session.getSnapshot().context).toMatchObject({ user: cliente, wasEnded: true });
    clock.increment(300);
    expect(state()).toBe('signedOut');
    expect(session.getSnapshot().context).toEqual({ login: null, user: null, asked: null, wasEnded: true });
    session.send({ type: 'sign-in', userName: 'cliente', password: 'demo' });
    await settled();
    expect(state()).toBe('signedIn');
    expect(session.getSnapshot().context.wasEnded).toBe(false);
  });

  it('leaves at the expiry, and not before', async () => {
    const { session, clock, state, events, tab } = await signedIn();
    clock.increment(hour - 1);
    expect(state()).toBe('signedIn');
    clock.increment(1);
    expect(state()).toBe('leaving');
    expect(events).toEqual([]);
    expect(tab.kept).toBeNull();
    expect(session.getSnapshot().context.wasEnded).toBe(true);
  });

  it('holds a session longer than a timer can wait', async () => {
    const month = 31 * 24 * hour;
    const { clock, state } = aTab({ stored: loginUntil(start + month) });
    await settled();
    clock.increment(month - 1);
    expect(state()).toBe('signedIn');
    clock.increment(1);
    expect(state()).toBe('leaving');
  });
});

describe('another tab', () => {
  it('signs this one out', async () => {
    const { elsewhere, session, state } = aTab({ stored: loginUntil(start + hour) });
    await settled();
    elsewhere(null);
    expect(state()).toBe('signedOut');
    expect(session.getSnapshot().context.wasEnded).toBe(true);
  });

  it('signs this one in', async () => {
    const { elsewhere, state, asked } = aTab();
    elsewhere(loginUntil(start + hour, 'theirs'));
    await settled();
    expect(state()).toBe('signedIn');
    expect(asked).toEqual(['me theirs']);
  });

  it('changes who is signed in', async () => {
    const { elsewhere, session, state, asked } = aTab({ stored: loginUntil(start + hour) });
    await settled();
    elsewhere(loginUntil(start + 2 * hour, 'theirs'));
    expect(state()).toBe('checking');
    await settled();
    expect(asked.at(-1)).toBe('me theirs');
    expect(session.getSnapshot().context.login?.token).toBe('theirs');
  });

  it('that writes the same login changes nothing', async () => {
    const login = loginUntil(start + hour);
    const { elsewhere, state, asked } = aTab({ stored: login });
    await settled();
    elsewhere({ ...login });
    await settled();
    expect(state()).toBe('signedIn');
    expect(asked).toEqual(['me a-token']);
  });
});
