import { describe, expect, it } from 'vitest';
import type { CurrentUser, Login } from '#core/session/session.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { aTab, cliente, hour, loginUntil, settled, start } from './a-tab.ts';

const vendedor: CurrentUser = { ...cliente, userName: 'vendedor', name: 'Martín', type: 'Seller', zone: '' };
const company = { id: asId<'customer'>('7'), name: 'Repuestos Norte' };
const asNorte: CurrentUser = {
  ...vendedor,
  type: 'CustomerAdmin',
  loginUsId: company.id,
  loginUsName: company.name,
  loginUsType: 'Seller',
  customerId: company.id,
};
const staff = loginUntil(start + 12 * hour, 'staff');
const acting: Login = { ...loginUntil(start + hour, 'acting'), staff };

const aSeller = async (more: Parameters<typeof aTab>[0] = {}) => {
  const tab = aTab({ stored: staff, me: Ok(vendedor), ...more });
  await settled();
  return tab;
};

const anActing = async (more: Parameters<typeof aTab>[0] = {}) => {
  const tab = aTab({ stored: acting, me: Ok(asNorte), ...more });
  await settled();
  return tab;
};

describe('acting as a customer', () => {
  it('replaces the login, keeps the own one behind it, and asks anew who this is', async () => {
    const { session, tab, asked, events, state } = await aSeller();
    tab.answer = Ok(asNorte);
    session.send({ type: 'act-as', customer: company });
    await settled();
    expect(asked).toEqual(['me staff', 'Seller acts as 7 with staff', 'me acting']);
    expect(tab.kept).toEqual(acting);
    expect(events).toEqual(['acting-began Seller']);
    expect(state()).toBe('signedIn');
    expect(session.getSnapshot().context.user).toEqual(asNorte);
  });

  it('that is refused changes nothing and says why', async () => {
    const refused = Err({ code: 'customer-not-in-order', state: 'FirstClaim' } as const);
    const { session, tab, events } = await aSeller({ actAs: refused });
    session.send({ type: 'act-as', customer: company });
    await settled();
    expect(events).toEqual(['acting-refused customer-not-in-order']);
    expect(tab.kept).toEqual(staff);
    expect(session.getSnapshot().context.user).toEqual(vendedor);
  });

  it('asks once, however often it is clicked', async () => {
    const { session, asked } = await aSeller();
    session.send({ type: 'act-as', customer: company });
    session.send({ type: 'act-as', customer: company });
    await settled();
    expect(asked.filter((call) => call.startsWith('Seller acts'))).toHaveLength(1);
  });

  it('is followed by another tab', async () => {
    const { elsewhere, tab, session } = await aSeller();
    tab.answer = Ok(asNorte);
    elsewhere(acting);
    await settled();
    expect(session.getSnapshot().context).toEqual({ login: acting, user: asNorte, asked: null, wasEnded: false });
  });
});

describe('returning', () => {
  it('gives the own session back', async () => {
    const { session, tab, asked, events } = await anActing();
    tab.answer = Ok(vendedor);
    session.send({ type: 'go-back' });
    await settled();
    expect(asked).toEqual(['me acting', 'back to Seller with acting', 'me back']);
    expect(tab.kept).toEqual(loginUntil(start + 12 * hour, 'back'));
    expect(events).toEqual(['acting-ended returned Seller']);
    expect(session.getSnapshot().context.user).toEqual(vendedor);
  });

  it('that fails stays the customer, and says so', async () => {
    const { session, tab, events } = await anActing({ goBack: Err({ code: 'unreachable' }) });
    session.send({ type: 'go-back' });
    await settled();
    expect(events).toEqual(['return-failed unreachable']);
    expect(tab.kept).toEqual(acting);
  });

  it('whose answer was lost is asked for again when the customer’s session turns out to be over', async () => {
    const { session, tab, events, asked } = await anActing({ goBack: Err({ code: 'unreachable' }) });
    session.send({ type: 'go-back' });
    await settled();
    tab.goBack = Ok(loginUntil(start + 12 * hour, 'back'));
    tab.answer = Ok(vendedor);
    session.send({ type: 'session-lost', token: 'acting' });
    await settled();
    expect(asked.at(-2)).toBe('back to Seller with acting');
    expect(events).toEqual(['return-failed unreachable', 'acting-ended returned Seller']);
    expect(tab.kept).toEqual(loginUntil(start + 12 * hour, 'back'));
  });

  it('is not upset by what hears first that acting is over', async () => {
    const { session, tab, events } = await anActing();
    tab.answer = Ok(vendedor);
    session.send({ type: 'go-back' });
    session.send({ type: 'session-lost', token: 'acting' });
    await settled();
    expect(events).toEqual(['acting-ended returned Seller']);
    expect(tab.kept).toEqual(loginUntil(start + 12 * hour, 'back'));
  });

  it('is not upset by a late answer to what was asked as the customer', async () => {
    const { session, tab, state, events } = await anActing();
    tab.answer = Ok(vendedor);
    session.send({ type: 'go-back' });
    await settled();
    session.send({ type: 'session-lost', token: 'acting' });
    await settled();
    expect(state()).toBe('signedIn');
    expect(events).toEqual(['acting-ended returned Seller']);
    expect(tab.kept).toEqual(loginUntil(start + 12 * hour, 'back'));
  });

  it('is not upset by another tab that heard first and stored the staff login', async () => {
    const { session, tab, events, elsewhere } = await anActing();
    tab.answer = Ok(vendedor);
    session.send({ type: 'go-back' });
    elsewhere(staff);
    await settled();
    expect(events).toEqual(['acting-ended returned Seller']);
    expect(tab.kept).toEqual(loginUntil(start + 12 * hour, 'back'));
    expect(session.getSnapshot().context.user).toEqual(vendedor);
  });

  it('after the server ended it finds the own session all the same', async () => {
    const { session, tab, events } = await anActing({ goBack: Err({ code: 'not-signed-in' }) });
    tab.answer = Ok(vendedor);
    session.send({ type: 'go-back' });
    await settled();
    expect(events).toEqual(['acting-ended lapsed Seller']);
    expect(tab.kept).toEqual(staff);
  });

  it('changes nothing for a user who acts as nobody', async () => {
    const { session, asked } = await aSeller();
    session.send({ type: 'go-back' });
    await settled();
    expect(asked).toEqual(['me staff']);
  });
});

describe('when acting is over by itself', () => {
  it('at its hour the own session is back, and that is told', async () => {
    const { clock, tab, events, asked, session } = await anActing();
    tab.answer = Ok(vendedor);
    clock.increment(hour - 1);
    expect(events).toEqual([]);
    clock.increment(1);
    await settled();
    expect(events).toEqual(['acting-ended lapsed Seller']);
    expect(asked).toEqual(['me acting', 'me staff']);
    expect(tab.kept).toEqual(staff);
    expect(session.getSnapshot().context.user).toEqual(vendedor);
  });

  it('the server ended it: the same', async () => {
    const { session, tab, events } = await anActing();
    tab.answer = Ok(vendedor);
    session.send({ type: 'session-lost', token: 'acting' });
    await settled();
    expect(events).toEqual(['acting-ended lapsed Seller']);
    expect(tab.kept).toEqual(staff);
  });

  it('the own session goes on where nothing can be stored, and the server is asked once for each', async () => {
    const stored: Login = { ...loginUntil(start + hour, 'acting'), staff };
    const { asked, tab, session } = aTab({ stored, me: Err({ code: 'not-signed-in' }), isWritable: false });
    await settled();
    expect(asked).toEqual(['me acting', 'me staff']);
    expect(session.getSnapshot().value).toBe('signedOut');
    expect(tab.kept).toEqual(stored);
  });

  it('a tab that is opened later finds the own session', async () => {
    const stored: Login = { ...loginUntil(start, 'acting'), staff };
    const { asked, events, tab } = await anActing({ stored, me: Ok(vendedor) });
    expect(asked).toEqual(['me staff']);
    expect(events).toEqual(['acting-ended lapsed unknown']);
    expect(tab.kept).toEqual(staff);
  });

  it('a tab whose customer login the server no longer knows tries the own one once', async () => {
    const { asked, state, tab } = await anActing({ me: Err({ code: 'not-signed-in' }) });
    expect(asked).toEqual(['me acting', 'me staff']);
    expect(state()).toBe('signedOut');
    expect(tab.kept).toBeNull();
  });

  it('with the own session over too, everybody is out', async () => {
    const stored: Login = { ...acting, staff: loginUntil(start + hour, 'staff') };
    const { clock, state, events } = await anActing({ stored });
    clock.increment(hour);
    expect(state()).toBe('leaving');
    expect(events).toEqual([]);
  });

  it('another tab was faster: this one follows it', async () => {
    const { session, tab, events, asked } = await anActing();
    tab.kept = loginUntil(start + 12 * hour, 'theirs');
    session.send({ type: 'session-lost', token: 'acting' });
    await settled();
    expect(asked.at(-1)).toBe('me theirs');
    expect(events).toEqual([]);
  });
});

it('leaving while acting leaves altogether', async () => {
  const { session, asked, tab } = await anActing();
  session.send({ type: 'sign-out' });
  await settled();
  expect(asked.at(-1)).toBe('logout acting');
  expect(tab.kept).toBeNull();
});
