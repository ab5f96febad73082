import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActivityRepository } from '#adapters/postgres/activity/activity.ts';
import { recordAudit, recordAudits } from '#adapters/postgres/audit.ts';
import { readLockedLogins } from '#adapters/postgres/session/sign-in-locks.ts';
import type { ActivityRepository } from '#core/activity/activity.repository.port.ts';
import type { ActivitySubject } from '#core/activity/activity.ts';
import { priceField } from '#core/catalogue/management/product-changes.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const admin = { userName: 'admin', actedBy: null, network: '192.0.2.1' };

describe.each(databases)('the activity on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let activity: ActivityRepository;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    activity = createActivityRepository(test.database);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(() => test.database.query('truncate audit_entry'));

  it('is only added to: nothing of it is changed or taken away', async () => {
    await recordAudit(test.database, admin, 'credentials-seen', { customerId: '1' });
    const refused = /of audit_entry is refused/;
    await expect(test.database.query(`update audit_entry set user_name = 'otro'`)).rejects.toThrow(refused);
    await expect(test.database.query('delete from audit_entry')).rejects.toThrow(refused);
    expect(await activity.page({}, null, 10)).toHaveLength(1);
  });

  it('is read in pages, the newest first, with who, from where and of which customer', async () => {
    for (const customerId of ['1', '2', 'x', '1']) {
      await recordAudit(test.database, admin, 'surcharges-changed', { customerId, before: 1, after: 2 });
    }
    const first = await activity.page({}, null, 3);
    expect(first[0]).toMatchObject({
      userName: 'admin',
      actedBy: null,
      network: '192.0.2.1',
      action: 'surcharges-changed',
      customer: { id: '1' },
      facts: { before: 1, after: 2 },
    });
    expect(first[1]?.customer).toBeNull();
    const second = await activity.page({}, first.at(-1)?.id ?? '', 3);
    expect([...first, ...second].map(({ id }) => Number(id))).toEqual(
      [...first, ...second].map(({ id }) => Number(id)).sort((one, other) => other - one),
    );
    expect(second).toHaveLength(1);
  });

  it('keeps the name of a price list, of its prices too, that is gone', async () => {
    const [list] = await test.database.query<{ id: number }>(
      `insert into price_list (name) values ('Lista de invierno') returning id`,
    );
    const id = String(list?.id);
    const facts = { before: { priceListId: '1' }, after: { priceListId: id, [`${priceField}${id}`]: 10 } };
    await recordAudit(test.database, admin, 'customer-changed', facts);
    await recordAudits(test.database, admin, 'customer-changed', [facts]);
    const named = { priceListId: 'Lista de invierno', [`${priceField}Lista de invierno`]: 10 };
    const afterFacts = async () => (await activity.page({}, null, 10)).map(({ facts }) => facts['after']);
    expect(await afterFacts()).toEqual([named, named]);
    await test.database.query(`update price_list set name = 'Lista fría' where id = $1`, [id]);
    expect(await afterFacts()).toMatchObject([{ priceListId: 'Lista fría' }, { priceListId: 'Lista fría' }]);
    await test.database.query('delete from price_list where id = $1', [id]);
    expect(await afterFacts()).toEqual([named, named]);
    expect(Object.keys((await activity.page({}, null, 1))[0]?.facts ?? {}).sort()).toEqual(['after', 'before']);
  });

  it('keeps what an entry itself calls names: those of pictures, also beside names of then', async () => {
    const sent = { pictures: 3, names: 'FS-1.jpg, FS-2.jpg, FS-3.jpg' };
    const changed = { products: 1, added: 1, replaced: 0, names: 'Seen SEEN-9', after: { priceListId: '1' } };
    await recordAudit(test.database, admin, 'waiting-pictures-sent', sent);
    await recordAudits(test.database, admin, 'waiting-pictures-discarded', [sent]);
    await recordAudit(test.database, admin, 'product-pictures-changed', changed);
    const [list] = await test.database.query<{ name: string }>('select name from price_list where id = 1');
    const read = (await activity.page({}, null, 3)).map(({ facts }) => facts);
    expect(list?.name).toBeTruthy();
    expect(read).toEqual([{ ...changed, after: { priceListId: list?.name } }, sent, sent]);
  });

  it('keeps the name of a customer that is gone', async () => {
    await recordAudit(test.database, admin, 'customer-created', { customerId: '999999', customer: 'Frenos Sur' });
    await recordAudit(test.database, admin, 'customer-changed', { customerId: '1', customer: 'Como se llamaba' });
    await recordAudit(test.database, admin, 'customer-changed', { customerId: '999999' });
    const [nameless, there, gone] = await activity.page({}, null, 3);
    expect(nameless?.customer).toBeNull();
    expect(there?.customer).toEqual({ id: '1', name: 'Uno' });
    expect(gone?.customer).toEqual({ id: '999999', name: 'Frenos Sur' });
  });

  it('names sellers, lists, brands and families, which entries keep by their ids', async () => {
    const [list] = await test.database.query<{ id: number; name: string }>('select id, name from price_list limit 1');
    const [brand] = await test.database.query<{ id: number; name: string }>(
      'select id, name from product_brand limit 1',
    );
    await recordAudit(test.database, admin, 'customer-changed', {
      customerId: '1',
      before: {
        priceListId: String(list?.id),
        sellerId: '999999',
        discountItems: [{ brandId: brand?.id, typeId: null }],
      },
      after: { priceListId: null, name: '7' },
    });
    const [read] = await activity.page({}, null, 1);
    expect(read?.facts).toEqual({
      customerId: '1',
      before: { priceListId: list?.name, sellerId: '999999', discountItems: [{ brandId: brand?.name, typeId: null }] },
      after: { priceListId: null, name: '7' },
    });
  });

  it('is found by person, word, customer and day', async () => {
    await recordAudit(test.database, admin, 'order-moved', { customerId: '1', order: '2026-1' });
    await recordAudit(test.database, { userName: 'ana', actedBy: 'ana' }, 'surcharges-changed', { customerId: '2' });
    await test.database.query(
      `insert into audit_entry (at, user_name, action) values ('2026-03-09T02:30:00Z', 'admin', 'password-changed')`,
    );
    const found = async (filter: Parameters<ActivityRepository['page']>[0]) =>
      (await activity.page(filter, null, 10)).map(({ action }) => action);
    expect(await found({ userName: 'ana' })).toEqual(['surcharges-changed']);
    expect(await found({ word: 'orders' })).toEqual(['order-moved']);
    expect(await found({ customerId: asId('2') })).toEqual(['surcharges-changed']);
    // 23:30 of the 8th in Buenos Aires.
    expect(await found({ from: '2026-03-08', to: '2026-03-08' })).toEqual(['password-changed']);
    expect(await found({ to: '2026-03-07' })).toEqual([]);
    expect(await found({ userName: 'admin', word: 'logins', to: '2026-03-08' })).toEqual(['password-changed']);
  });

  it('of a customer is what is about it and what its logins did, each entry once, page after page', async () => {
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, password_hash) values
         ('c1.jefe', 'Jefe', 'CustomerAdmin', 1, 'x'), ('c2.jefe', 'Otro', 'CustomerAdmin', 2, 'x')`,
    );
    const [own, other] = ['c1.jefe', 'c2.jefe'].map((userName) => ({ userName, actedBy: null }));
    if (own === undefined || other === undefined) throw new Error('two logins');
    await recordAudit(test.database, admin, 'customer-changed', { customerId: '1' });
    await recordAudit(test.database, own, 'password-changed', { login: 'c1.jefe' });
    await recordAudit(test.database, own, 'surcharges-changed', { customerId: '1' });
    await recordAudit(test.database, other, 'password-changed', { login: 'c2.jefe' });
    await recordAudit(test.database, admin, 'staff-changed', { login: 'ana' });
    const customerId = asId<'customer'>('1');
    const first = await activity.page({ customerId }, null, 2);
    expect(first.map(({ action }) => action)).toEqual(['surcharges-changed', 'password-changed']);
    const second = await activity.page({ customerId }, first[1]?.id ?? '', 2);
    expect(second.map(({ action }) => action)).toEqual(['customer-changed']);
    const narrowed = await activity.page({ customerId, word: 'logins', userName: 'c1.jefe' }, null, 5);
    expect(narrowed.map(({ action }) => action)).toEqual(['password-changed']);
    expect(await activity.page({ customerId: asId('x') }, null, 5)).toEqual([]);
  });

  it('is found by product, document, section, claim and warranty, each alone', async () => {
    const entries = [
      ['product-changed', { id: '1', brand: 'SKF', code: '6203-2RS' }],
      ['product-created', { id: '2', brand: 'NGK', code: '6204' }],
      ['customer-created', { code: '62032RS', customerId: '1' }],
      ['document-finished', { documentId: '7', title: 'A 1' }],
      ['configuration-changed', { section: 'alert' }],
      ['claim-opened', { number: '2026-00000001' }],
      ['warranty-requested', { number: '2026-00000001' }],
    ] as const;
    for (const [action, facts] of entries) await recordAudit(test.database, admin, action, facts);
    const about = async (kind: ActivitySubject['kind'], key: string) =>
      (await activity.page({ subject: { kind, key } }, null, 10)).map(({ action }) => action);
    expect(await about('product', '6203 2rs')).toEqual(['product-changed']);
    expect(await about('document', '7')).toEqual(['document-finished']);
    expect(await about('section', 'alert')).toEqual(['configuration-changed']);
    expect(await about('claim', '2026-1')).toEqual(['claim-opened']);
    expect(await about('warranty', '2026-1')).toEqual(['warranty-requested']);
    expect(await about('warranty', 'x')).toEqual([]);
    const narrowed = { subject: { kind: 'product', key: '6204' }, userName: 'admin', word: 'catalogue' } as const;
    expect(await activity.page(narrowed, null, 10)).toHaveLength(1);
    expect(await activity.page({ ...narrowed, word: 'staff' }, null, 10)).toEqual([]);
  });

  it('tells staff of a name that many tries were made at, once in a while, and of nobody’s name', async () => {
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('jefa', 'Jefa', 'Admin', 'x')`,
    );
    for (const name of ['jefa', ' JEFA', 'nadie']) await activity.recordLocked(name, '192.0.2.9');
    expect(await activity.page({}, null, 10)).toMatchObject([
      { userName: 'jefa', action: 'sign-in-locked', network: '192.0.2.9' },
    ]);
  });

  it('mails administrators of a lock once, until its login comes in; not where it is turned off', async () => {
    const { database } = test;
    const mailed = async () =>
      (await database.query<{ recipients: string[]; body: string }>('select recipients, body from outbox_mail')).map(
        ({ recipients, body }) => [recipients.join(), body.includes('jefa')],
      );
    /** Entries are never changed: as if this one had been written before. */
    const later = async () => {
      await database.query('alter table audit_entry disable trigger audit_entry_stays');
      await database.query(`update audit_entry set at = at - interval '1 hour'`);
      await database.query('alter table audit_entry enable trigger audit_entry_stays');
      await database.query(
        `update setting set value = to_jsonb((value #>> '{}')::timestamptz - interval '1 hour')
          where key = 'session.locks-mailed-at'`,
      );
    };
    const { length: before } = await mailed();
    await database.query(`update app_user set email = 'jefa@example.com', last_login = null where user_name = 'jefa'`);
    await Promise.all([1, 2, 3].map(() => activity.recordLocked('jefa', '192.0.2.9')));
    const first = await mailed();
    expect(first.slice(before)).toEqual([['jefa@example.com', true]]);
    expect(await readLockedLogins(database, Date.now())).toMatchObject([
      { userName: 'jefa', customer: null, network: '192.0.2.9', why: 'sign-in-locked' },
    ]);
    // The tries go on: another entry, no other mail.
    await later();
    await activity.recordLocked('jefa', '192.0.2.10');
    expect(await activity.page({}, null, 10)).toHaveLength(2);
    expect(await mailed()).toHaveLength(first.length);
    const [stands] = await readLockedLogins(database, Date.now());
    expect([stands?.network, Date.parse(stands?.since ?? '') < Date.now() - 3_000_000]).toEqual(['192.0.2.10', true]);
    expect(await readLockedLogins(database, Date.now() + 25 * 3_600_000)).toEqual([]);
    // The user signed in: no lock is left, and the next one is mailed again.
    await database.query(`update app_user set last_login = now() where user_name = 'jefa'`);
    expect(await readLockedLogins(database, Date.now())).toEqual([]);
    await later();
    await database.query(`update app_user set last_login = now() - interval '1 minute' where user_name = 'jefa'`);
    await activity.recordLocked('jefa', '192.0.2.9');
    expect(await mailed()).toHaveLength(first.length + 1);
    // Other names within the hour are of the next mail: a stranger fills no mailbox.
    await database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('uno', 'Uno', 'Manager', 'x'), ('dos', 'Dos', 'Manager', 'x')`,
    );
    for (const name of ['uno', 'dos']) await activity.recordLocked(name, '192.0.2.9');
    expect(await mailed()).toHaveLength(first.length + 1);
    await later();
    await activity.recordLocked('uno', '192.0.2.9');
    expect(await mailed()).toHaveLength(first.length + 2);
    const [last] = await database.query<{ subject: string; body: string }>(
      'select subject, body from outbox_mail order by id desc limit 1',
    );
    expect(last?.subject).toBe('Se frenó el ingreso de 2 usuarios');
    for (const name of ['uno', 'dos']) expect(last?.body).toContain(name);
    // Turned off: the figure, and no mail.
    await database.query('truncate audit_entry');
    await database.query(
      `insert into setting (key, value) values ('mail.sender', '{"tellsLocks": false}')
       on conflict (key) do update set value = excluded.value`,
    );
    await later();
    await activity.recordLocked('jefa', '192.0.2.9');
    expect(await mailed()).toHaveLength(first.length + 2);
    expect(await readLockedLogins(database, Date.now())).toHaveLength(1);
  });
});
