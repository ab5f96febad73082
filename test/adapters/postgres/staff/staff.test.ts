import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSessionRepository, type RememberingSessionRepository } from '#adapters/postgres/session/sessions.ts';
import { createStaffRepository } from '#adapters/postgres/staff/staff.ts';
import type { StaffRepository } from '#core/staff/staff.repository.port.ts';
import type { StaffDraft } from '#core/staff/staff-draft.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'jefa', actedBy: null };
const ana: StaffDraft = { userName: 'ana', name: 'Ana Paz', role: 'Admin', email: 'ana@example.com', phone: '1' };
const beto: StaffDraft = { userName: 'beto', name: 'Beto Ríos', role: 'Seller', email: 'b@example.com', phone: '2' };
const later = new Date(Date.now() + 3_600_000).toISOString();

describe.each(databases)('staff on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let sessions: RememberingSessionRepository;
  let staff: StaffRepository;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    sessions = await createSessionRepository(test.database);
    staff = createStaffRepository(test.database, sessions.forget);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(async () => {
    await test.database.query('delete from session');
    await test.database.query('update customer set seller_id = null');
    await test.database.query('delete from app_user where customer_id is null');
    await test.database.query('delete from seller');
    await test.database.query('truncate audit_entry');
  });

  const made = async (draft: StaffDraft) => (await staff.create(draft, 'hash', author)).unwrap();
  const entries = () => test.database.query('select user_name, action, facts from audit_entry order by id');

  it('are created with a login, once, and it is written down', async () => {
    const member = await made(ana);
    expect(member).toMatchObject({ ...ana, isActive: true, lastLogin: null, sellerId: null, customers: 0, version: 1 });
    expect(await staff.all()).toEqual([member]);
    expect((await staff.create({ ...ana, role: 'Seller' }, 'hash', author)).val).toEqual({ code: 'user-name-taken' });
    expect(await test.database.query('select from seller')).toEqual([]);
    const { userName: _, ...after } = { ...ana, isActive: true };
    expect(await entries()).toEqual([{ user_name: 'jefa', action: 'staff-created', facts: { login: 'ana', after } }]);
  });

  it('of two of one name at the same moment one is created', async () => {
    const both = await Promise.all([staff.create(beto, 'hash', author), staff.create(beto, 'hash', author)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await test.database.query('select name from seller')).toEqual([{ name: 'Beto Ríos' }]);
  });

  it('a seller whom an import made gets the login with the customers', async () => {
    const [row] = await test.database.query<{ id: number }>(
      `insert into seller (name, inactive) values ('beto ríos', true) returning id`,
    );
    await test.database.query('update customer set seller_id = $1 where id = 1', [row?.id]);
    expect(await made(beto)).toMatchObject({ sellerId: String(row?.id), customers: 1, phone: '2' });
    expect(await made({ ...beto, userName: 'otro.beto' })).toMatchObject({ customers: 0 });
  });

  it('are changed as they were seen, before and after are written down, and another role ends their sessions', async () => {
    await made({ ...ana, userName: 'jefa' });
    const member = await made(ana);
    await sessions.open('ana', 'of ana', later);
    const { userName: _, ...same } = ana;
    const renamed = (await staff.change(member, { ...same, name: 'Ana María Paz' }, author)).unwrap();
    expect(renamed).toMatchObject({ member: { name: 'Ana María Paz', version: 2 }, ended: [] });
    expect((await staff.change(member, same, author)).val).toEqual({ code: 'staff-moved' });
    expect(await sessions.find('of ana')).not.toBeNull();
    const demoted = (await staff.change(renamed.member, { ...same, role: 'Manager' }, author)).unwrap();
    expect(demoted).toMatchObject({ member: { role: 'Manager' }, ended: ['of ana'] });
    expect(await sessions.find('of ana')).toBeNull();
    expect((await entries()).at(-1)).toMatchObject({
      action: 'staff-changed',
      facts: { login: 'ana', before: { role: 'Admin', name: 'Ana María Paz' }, after: { role: 'Manager' } },
    });
  });

  it('who is deactivated is out at once, and may come back', async () => {
    const seller = await made(beto);
    await sessions.open('beto', 'of beto', later);
    expect(await sessions.find('of beto')).not.toBeNull();
    const gone = (await staff.setActive(seller, false, author)).unwrap();
    expect(gone).toMatchObject({ member: { isActive: false }, ended: ['of beto'] });
    expect(await sessions.find('of beto')).toBeNull();
    expect(await sessions.account('beto')).toMatchObject({ isDisabled: true });
    expect(await test.database.query('select inactive from seller')).toEqual([{ inactive: true }]);
    const back = (await staff.setActive(gone.member, true, author)).unwrap();
    expect(back.member).toMatchObject({ isActive: true, version: 3 });
    expect((await entries()).map((entry) => (entry as { action: string }).action)).toEqual([
      'staff-created',
      'staff-deactivated',
      'staff-activated',
    ]);
  });

  it('the last administrator stays, also where two take away each other', async () => {
    const one = await made(ana);
    const two = await made({ ...ana, userName: 'jefa' });
    const both = await Promise.all([
      staff.setActive(one, false, { userName: 'jefa', actedBy: null }),
      staff.setActive(two, false, { userName: 'ana', actedBy: null }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)?.val).toEqual({ code: 'last-administrator' });
    expect((await staff.all()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('a seller’s customers go to another before the seller can be deactivated', async () => {
    const from = await made(beto);
    const to = await made({ ...beto, userName: 'laura', name: 'Laura Gómez' });
    await test.database.query('update customer set seller_id = $1', [Number(from.sellerId)]);
    const refused = await staff.setActive(from, false, author);
    expect(refused.val).toMatchObject({ code: 'seller-has-customers', customers: expect.any(Number) });
    await sessions.open('beto', 'of beto', later);
    await sessions.openActing({
      staffDigest: 'of beto',
      tokenDigest: 'as a customer',
      customerId: '1' as never,
      expiresAt: later,
    });
    expect(await sessions.find('as a customer')).not.toBeNull();
    const handed = (await staff.handOver(from.id, to.id, author)).unwrap();
    expect(handed.customers).toBeGreaterThan(1);
    expect((await staff.handOver(from.id, to.id, author)).unwrap()).toEqual({ customers: 0 });
    await expect.poll(() => sessions.find('as a customer')).toBeNull();
    expect((await staff.all()).map(({ userName, customers }) => [userName, customers]).sort()).toEqual([
      ['beto', 0],
      ['laura', handed.customers],
    ]);
    expect((await staff.setActive(from, false, author)).ok).toBe(true);
    expect((await staff.handOver(to.id, from.id, author)).val).toEqual({ code: 'seller-inactive' });
    expect((await staff.handOver(to.id, '99' as never, author)).val).toEqual({ code: 'staff-not-found' });
    expect(await entries()).toContainEqual({
      user_name: 'jefa',
      action: 'customers-handed-over',
      facts: { login: 'beto', to: 'laura', customers: handed.customers },
    });
  });
});
