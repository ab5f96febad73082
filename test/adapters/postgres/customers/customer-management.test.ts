import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCustomerManagementRepository } from '#adapters/postgres/customers/customer-management.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { detailsText } from '#core/customers/customer-changes.ts';
import type { CustomerDetails } from '#core/customers/customer-details.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { CustomerPage } from '#core/customers/managed-customer.ts';
import { searchWords } from '#core/customers/search-words.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { aCustomer } from '#test/builders/customer.builder.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };

describe.each(databases)('customers that staff make and change on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  const moved: CustomerId[] = [];
  const repository = () => createCustomerManagementRepository(test.database, (id) => moved.push(id));
  const added = async (over: Partial<CustomerDetails>) => (await repository().add(aCustomer(over), author)).unwrap();
  const audited = async (action: string) =>
    test.database.query<{ user_name: string; facts: Record<string, unknown> }>(
      'select user_name, facts from audit_entry where action = $1 order by id desc limit 1',
      [action],
    );

  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.query(`insert into seller (name) values ('Martín'), ('Laura')`);
    await test.database.query(`insert into price_list (name) values ('Lista 2')`);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('a new one is found whole, with two logins without a password, an entry in the trail and its event', async () => {
    const events: LiveEvent[] = [];
    const bus = await createLiveBus(test.database);
    const listening = bus.events$.subscribe((event) => events.push(event));
    const details = aCustomer({
      sellerId: asId('2'),
      discounts: [money(20), money('5.5'), zero, zero, zero],
      discountItems: [
        { brandId: asId('1'), typeId: null, percentage: money(3), text: '' },
        { brandId: null, typeId: asId('1'), percentage: money('2.25'), text: 'Por volumen' },
      ],
      creditLimit: money('1500000.50'),
      otherEmails: [
        { address: 'pagos@zorzal.example', gets: 'account' },
        { address: 'ana@zorzal.example', gets: 'all' },
      ],
    });
    const id = (await repository().add(details, author)).unwrap();
    const found = await repository().find(id);
    // In the order of their brands; without a text, an item is called as its brand is.
    const [byBrand, byFamily] = details.discountItems;
    const items = [byFamily, { ...byBrand, text: 'SKF' }] as CustomerDetails['discountItems'];
    expect(found && detailsText(found.details)).toBe(detailsText({ ...details, discountItems: items }));
    const byEmail = await repository().page({ ...everyCustomer, text: 'pagos zorzal' }, null);
    expect(byEmail.unwrap().customers.map((each) => each.id)).toEqual([id]);
    // What each gets is no part of what is searched.
    expect((await repository().page({ ...everyCustomer, text: 'gets account' }, null)).unwrap().customers).toEqual([]);
    expect(found).toMatchObject({
      id,
      lastLogin: null,
      lastOrder: null,
      debt: zero,
      orderMails: ['Sent', 'InDelivery', 'Cancelled', 'CaseMessage'],
    });
    expect(
      await test.database.query(
        'select user_name, role, password_hash from app_user where customer_id = $1 order by role',
        [Number(id)],
      ),
    ).toEqual([
      { user_name: 'nandu.admin', role: 'CustomerAdmin', password_hash: '' },
      { user_name: 'nandu', role: 'CustomerUser', password_hash: '' },
    ]);
    expect(await audited('customer-created')).toMatchObject([
      { user_name: 'admin', facts: { customerId: id, after: { code: 'C-100', creditLimit: '1500000,5' } } },
    ]);
    await expect.poll(() => events.map(({ name }) => name)).toContain('CustomersChanged');
    listening.unsubscribe();
  });

  it.each<[Partial<CustomerDetails>, object]>([
    [
      { code: 'C-100', cuit: '' },
      { code: 'customer-code-taken', name: 'Repuestos Ñandú S.R.L.' },
    ],
    [{ code: 'X' }, { code: 'customer-cuit-taken', externalCode: 'C-100', name: 'Repuestos Ñandú S.R.L.' }],
    [
      { code: 'X', cuit: '', userLogin: 'otro' },
      { code: 'customer-login-taken', login: 'nandu.admin' },
    ],
    [
      { code: 'X', cuit: '', adminLogin: 'x.admin', userLogin: 'x', priceListId: asId('9') },
      { code: 'customer-choice-unknown', field: 'priceListId' },
    ],
    [
      { code: 'X', cuit: '', adminLogin: 'x.admin', userLogin: 'x', sellerId: asId('nadie') },
      { code: 'customer-choice-unknown', field: 'sellerId' },
    ],
    [
      {
        code: 'X',
        cuit: '',
        adminLogin: 'x.admin',
        userLogin: 'x',
        discountItems: [{ brandId: asId('999'), typeId: null, percentage: money(1), text: '' }],
      },
      { code: 'customer-choice-unknown', field: 'discountItems.0' },
    ],
  ])('%j is refused, and nothing is stored', async (over, refusal) => {
    const count = 'select (select count(*) from customer) as customers, (select count(*) from audit_entry) as entries';
    const before = await test.database.query(count);
    expect((await repository().add(aCustomer(over), author)).val).toMatchObject(refusal);
    expect(await test.database.query(count)).toEqual(before);
  });

  it('a CUIT that the distributor’s own system wrote without hyphens is the same one', async () => {
    await test.database.query(`update customer set cuit = '20267565393' where external_code = 'C1'`);
    const sameCuit = aCustomer({ code: 'Y', cuit: '20-26756539-3', adminLogin: 'y.admin', userLogin: 'yyy' });
    expect((await repository().add(sameCuit, author)).val).toMatchObject({
      code: 'customer-cuit-taken',
      externalCode: 'C1',
    });
  });

  it('of two who take the same code at once, one gets it', async () => {
    const both = await Promise.all(
      ['uno', 'dos'].map((login) =>
        repository().add(
          aCustomer({ code: 'AL-MISMO', cuit: '', adminLogin: `${login}.mismo`, userLogin: `${login}-mismo` }),
          author,
        ),
      ),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  it('a change moves the terms where prices follow, and is written with what it was', async () => {
    const id = await added({ code: 'CAMBIA', cuit: '', adminLogin: 'cambia.admin', userLogin: 'cambia' });
    const version = async () =>
      (
        await test.database.query<{ terms_version: number }>('select terms_version from customer where id = $1', [
          Number(id),
        ])
      )[0]?.terms_version ?? 0;
    const becomes = (over: Partial<CustomerDetails>) =>
      repository().change(id, author, (held) =>
        held === null ? Err({ code: 'customer-not-found' } as const) : Ok({ ...held, ...over }),
      );
    const first = await version();
    await becomes({ town: 'Diamante' });
    expect(await version()).toBe(first);
    await becomes({ priceListId: asId('2'), discounts: [money(10), zero, zero, zero, zero] });
    expect(await version()).toBe(first + 1);
    expect((await distributor.terms.of(id, first + 1))?.prices).toMatchObject({
      priceListId: '2',
      discounts: [{ percentage: money(10) }],
    });
    expect(await audited('customer-changed')).toMatchObject([
      { facts: { customerId: id, before: { priceListId: '1' }, after: { priceListId: '2' } } },
    ]);
    await becomes({ userLogin: 'cambia.admin', adminLogin: 'cambia' });
    expect((await repository().find(id))?.details).toMatchObject({ adminLogin: 'cambia', userLogin: 'cambia.admin' });
    const entries = async () => (await test.database.query('select id from audit_entry')).length;
    const before = await entries();
    expect((await becomes({})).ok).toBe(true);
    expect(await entries()).toBe(before);
    expect(moved).toContain(id);
    expect((await repository().lastChange(id))?.by).toBe('admin');
    expect((await repository().change(asId('99999'), author, () => Err({ code: 'customer-not-found' }))).val).toEqual({
      code: 'customer-not-found',
    });
  });

  describe('the list', () => {
    const found = async (over: Partial<typeof everyCustomer>) =>
      (await repository().page({ ...everyCustomer, ...over }, null)).unwrap().customers.map(({ name }) => name);

    beforeAll(async () => {
      await test.database.query(`delete from customer where external_code = 'AL-MISMO' and not exists
        (select from app_user u where u.customer_id = customer.id)`);
      await test.database.query(
        `insert into customer (external_code, name, fantasy_name, cuit, town, email, zone, state, seller_id, price_list_id)
         select 'L' || i, 'Lista ' || lpad(i::text, 3, '0'), '', '', '', '', '', 'Ok', 1, 1 from generate_series(1, 120) i`,
      );
      await test.database.query(
        `insert into customer (external_code, name, fantasy_name, cuit, town, email, zone, state, seller_id, price_list_id)
         values ('Z/9', 'Ánimas Frenos', 'El Cruce', '33-12345679-9', 'Junín', 'frenos@animas.example', 'Zona Oeste', 'Blocked', 2, 2)`,
      );
      await test.database.query(
        `update customer set phone = '0236 442-1155', address = 'Pringles 88',
                other_addresses = '[{"name": "Depósito", "address": "Ruta 188 km 4", "town": "Lincoln", "province": "", "postcode": "", "remark": ""}]'
          where external_code = 'Z/9'`,
      );
    });

    it('finds by telephone and by any address (docs/rules/customers.md 10)', async () => {
      for (const text of ['442 1155', '02364421155', 'pringles', 'lincoln', 'deposito ruta 188']) {
        expect(await found({ text })).toContain('Ánimas Frenos');
      }
      // What the parts of an address are called is no part of it.
      expect(await found({ text: 'postcode' })).toEqual([]);
    });

    it.each([
      'animas',
      'ÁNIMAS',
      'nimas fre',
      'cruce',
      'z9',
      'Z/9',
      '33-12345679-9',
      '33123456799',
      '1234567',
      'junin',
      'frenos@animas',
    ])('finds it by %j', async (text) => expect(await found({ text })).toContain('Ánimas Frenos'));
    it.each(['animas quilmes', 'xyz', "o'hara", '%', '_'])('not by %j alone', async (text) => {
      const all = await found({ text });
      expect(all.includes('Ánimas Frenos')).toBe(searchWords(text).length === 0);
    });
    it.each([
      { state: 'Blocked' },
      { zone: 'Zona Oeste' },
      { sellerId: '2', text: 'frenos' },
      { priceListId: '2', text: 'frenos' },
    ])('by %j', async (filter) => expect(await found(filter)).toEqual(['Ánimas Frenos']));
    it('of nobody known is empty', async () => expect(await found({ sellerId: 'nadie' })).toEqual([]));

    it('comes page after page, each row once, in the order of names', async () => {
      const names: string[] = [];
      let after: string | null = null;
      do {
        const page: { customers: readonly { name: string }[]; next: string | null; total: number } = (
          await repository().page({ ...everyCustomer, text: 'lista' }, after)
        ).unwrap();
        expect(page.customers.length).toBeLessThanOrEqual(100);
        names.push(...page.customers.map(({ name }) => name));
        after = page.next;
        expect(page.total).toBeGreaterThan(120);
      } while (after !== null);
      expect(names).toEqual(Array.from({ length: 120 }, (_, i) => `Lista ${String(i + 1).padStart(3, '0')}`));
      const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
      for (const key of ['nada', made(['a']), made(['a', 1e12]), made(['a', 0.5]), made(['a\0', 1]), made([1, 1])]) {
        expect((await repository().page(everyCustomer, key)).val).toEqual({ code: 'page-key-unreadable' });
      }
      expect(await found({ state: '\0', zone: '\0' })).toEqual([]);
    });

    it('puts whom a whole code names first, in any case, once over all pages', async () => {
      await test.database.query(
        `insert into customer (external_code, name, price_list_id, email)
         select 'Z-' || n, 'Aaa ' || n || ' z 77', 1, '' from generate_series(1, 120) n`,
        [],
      );
      const codes: string[] = [];
      let after: string | null = null;
      do {
        const page: CustomerPage = (await repository().page({ ...everyCustomer, text: ' z-77' }, after)).unwrap();
        codes.push(...page.customers.map(({ externalCode }) => externalCode));
        after = page.next;
      } while (after !== null);
      expect(codes[0]).toBe('Z-77');
      expect([...codes].sort()).toEqual(Array.from({ length: 120 }, (_, n) => `Z-${n + 1}`).sort());
    });

    it('and whose e-mail it is, before all others that have its parts', async () => {
      await test.database.query(
        `insert into customer (external_code, name, price_list_id, email)
         select 'P' || n, 'Aab p ' || n, 1, 'p' || n || '@p.example' from generate_series(1, 5) n`,
      );
      await test.database.query(
        `insert into customer (external_code, name, price_list_id, email) values ('P0', 'Zzz', 1, 'P@p.example')`,
      );
      const [first, ...others] = await found({ text: ' p@P.example' });
      expect(first).toBe('Zzz');
      expect(others).not.toContain('Zzz');
      expect(others.length).toBeGreaterThan(4);
    });

    it('folds a text as who searches does', async () => {
      await fc.assert(
        fc.asyncProperty(fc.stringMatching(/^[ -~áéíóúüñÁÉÍÓÚÜÑçãêÖ]{1,40}$/), async (text) => {
          const [row] = await test.database.query<{ words: string }>('select folded_words($1) as words', [text]);
          expect(
            row?.words
              .split(' ')
              .filter((word) => word !== '')
              .slice(0, 8),
          ).toEqual(searchWords(text));
        }),
        { numRuns: 50 },
      );
    });
  });

  it('what a field may name', async () => {
    expect(await repository().choices()).toMatchObject({
      priceLists: [
        { id: '1', name: 'Lista 1' },
        { id: '2', name: 'Lista 2' },
      ],
      sellers: [
        { id: '2', name: 'Laura', isInactive: false },
        { id: '1', name: 'Martín', isInactive: false },
      ],
      zones: [{ name: 'Zona Oeste', email: '' }],
      families: [
        { name: 'Rodamientos', indented: false },
        { name: 'Rodamientos de Rueda', indented: true },
      ],
    });
  });
});
