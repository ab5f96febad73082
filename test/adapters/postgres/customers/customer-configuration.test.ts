import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createCustomerConfigurationRepository } from '#adapters/postgres/customers/customer-configuration.ts';
import { createTermsRepository, type RememberingTermsRepository } from '#adapters/postgres/customers/terms.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { surchargeLabels } from '#adapters/texts/customer-configuration.es.ts';
import { createCustomerConfigurationService } from '#core/configuration/create-customer-configuration-service.ts';
import type { CustomerConfigurationService } from '#core/configuration/customer-configuration.service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1, { userName: 'uno.admin', role: 'CustomerAdmin' });
const seller = callerOf(1, {
  userName: 'vendedor',
  role: 'CustomerAdmin',
  actedBy: { userName: 'vendedor', role: 'Seller' },
});
const general = { productBrandId: null, productTypeId: null };
const own = asId<'customer'>('1');
const margin = (percentage: string | null) => ({
  ...general,
  percentage: percentage === null ? null : money(percentage),
});

describe.each(databases)('a company’s configuration on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let terms: RememberingTermsRepository;
  let service: CustomerConfigurationService;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    terms = createTermsRepository(test.database);
    await test.database.query(
      `insert into special_discount (title, percentage, explanation) values ('Anticipado', 3, 'Antes'), ('Retiro', 1.5, 'Pasa')`,
    );
    service = createCustomerConfigurationService({
      repository: createCustomerConfigurationRepository(test.database, terms.forget),
      taxonomy: createTaxonomyRepository(test.database, distributor.follower),
      productRepository: distributor.productRepository,
      hasher,
      labels: surchargeLabels,
    });
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(async () => {
    await test.database.query('delete from customer_surcharge');
    await test.database.query('delete from customer_special_discount');
    await test.database.query('truncate audit_entry');
    terms.forget(null);
  });

  const read = async () => (await service.read(one)).unwrap();
  const version = async () =>
    (await test.database.query<{ v: number }>('select terms_version as v from customer where id = 1'))[0]?.v ?? 0;
  const audit = () =>
    test.database.query<{ user_name: string; acted_by: string | null; action: string; facts: object }>(
      'select user_name, acted_by, action, facts from audit_entry order by id',
    );

  it('moves the terms that prices are made with, at once and once', async () => {
    expect((await terms.of(own))?.prices.includeIva).toBe(true);
    const before = await version();
    expect((await service.setDisplay(one, 'includeIva', false)).val).toBe(false);
    expect((await terms.of(own))?.prices.includeIva).toBe(false);
    expect(await version()).toBe(before + 1);
    await service.setDisplay(one, 'includeIva', false);
    expect(await version()).toBe(before + 1);
    await service.setDisplay(one, 'includeIva', true);
    await service.setDisplay(one, 'showSellingPrice', false);
    expect((await terms.of(own))?.prices).toMatchObject({ includeIva: true, showSellingPrice: false });
    await service.setDisplay(one, 'showSellingPrice', true);
  });

  it('is of one company only', async () => {
    await service.setSurcharges(one, [margin('50')], null);
    const [other] = (await service.read(callerOf(2, { role: 'CustomerAdmin' }))).unwrap().surcharges;
    expect(other?.percentage).toBeNull();
    expect((await service.read(callerOf(1, { role: 'CustomerAdmin', customerId: null }))).val).toEqual({
      code: 'not-allowed',
    });
    expect(
      (await service.setSurcharges(callerOf(1, { role: 'CustomerAdmin', customerId: null }), [], null)).val,
    ).toEqual({
      code: 'not-allowed',
    });
  });

  it('keeps margins as they are set, 0 apart from none', async () => {
    const family = (await read()).surcharges.find(({ text }) => text === 'Rodamientos');
    if (family === undefined) throw new Error('no family');
    const kept = (
      await service.setSurcharges(one, [margin('45.5'), { ...family, percentage: money(0) }], null)
    ).unwrap();
    expect(
      kept.flatMap(({ text, percentage }) => (percentage === null ? [] : [[text, percentage.toString()]])),
    ).toEqual([
      ['General', '45.5'],
      ['Rodamientos', '0'],
    ]);
    expect((await terms.of(own))?.prices.surcharges).toHaveLength(2);
    await service.setSurcharges(one, [margin(null)], null);
    expect((await terms.of(own))?.prices.surcharges).toHaveLength(0);
  });

  it('is never written over unseen, and tells who was before', async () => {
    const { tags } = await read();
    const seen = tags?.surcharges ?? '';
    (await service.setSurcharges(seller, [margin('40')], seen)).unwrap();
    expect((await service.setSurcharges(one, [margin('50')], seen)).val).toEqual({
      code: 'section-moved',
      by: 'vendedor',
    });
    expect((await read()).surcharges[0]?.percentage?.toString()).toBe('40');
    const atTheSameTime = await Promise.all(
      ['41', '42'].map(async (each) => {
        const now = (await read()).tags?.surcharges ?? '';
        return service.setSurcharges(one, [margin(each)], now);
      }),
    );
    expect(atTheSameTime.some(({ ok }) => ok)).toBe(true);
    const specials = (await read()).tags?.specialDiscounts ?? '';
    (await service.includeSpecialDiscounts(one, ['1'], specials)).unwrap();
    expect((await service.includeSpecialDiscounts(one, [], specials)).val).toEqual({
      code: 'section-moved',
      by: 'uno.admin',
    });
  });

  it('says of which steps of its orders it is mailed; the prices stay as they are', async () => {
    const before = await version();
    const { orderMails, tags } = await read();
    expect(orderMails).toEqual(['Sent', 'InDelivery', 'Cancelled', 'CaseMessage']);
    const seen = tags?.orderMails ?? '';
    expect((await service.setOrderMails(one, ['Delivered', 'Sent', 'Sent'], seen)).unwrap()).toEqual([
      'Sent',
      'Delivered',
    ]);
    expect((await service.setOrderMails(seller, [], seen)).val).toEqual({ code: 'section-moved', by: 'uno.admin' });
    await service.setOrderMails(one, ['Sent', 'Delivered'], null);
    expect(await audit()).toEqual([
      {
        user_name: 'uno.admin',
        acted_by: null,
        action: 'order-mails-changed',
        facts: {
          customerId: '1',
          before: ['Sent', 'InDelivery', 'Cancelled', 'CaseMessage'],
          after: ['Sent', 'Delivered'],
        },
      },
    ]);
    expect(await version()).toBe(before);
    expect((await service.setOrderMails(seller, [], null)).unwrap()).toEqual([]);
  });

  it('includes special discounts that exist, and the cart has them', async () => {
    expect((await service.includeSpecialDiscounts(one, ['2', '2'], null)).unwrap()).toEqual([
      { id: '1', title: 'Anticipado', include: false },
      { id: '2', title: 'Retiro', include: true },
    ]);
    expect((await terms.of(own))?.cart.specialDiscounts.map(({ id }) => id)).toEqual(['2']);
    for (const unknown of ['99', 'x', '', '1e3']) {
      expect((await service.includeSpecialDiscounts(one, [unknown], null)).val).toEqual({
        code: 'special-discount-unknown',
      });
    }
  });

  it('writes down who did it, with the member of staff behind it', async () => {
    await service.setSurcharges(seller, [margin('40')], null);
    await service.setSurcharges(seller, [margin('40')], null);
    const [family] = (await read()).surcharges.filter(({ productTypeId }) => productTypeId === '1');
    if (family === undefined) throw new Error('no family');
    await service.setSurcharges(seller, [margin('40'), { ...family, percentage: money(5) }], null);
    await service.includeSpecialDiscounts(one, ['1'], null);
    expect(await audit()).toEqual([
      {
        user_name: 'vendedor',
        acted_by: 'vendedor',
        action: 'surcharges-changed',
        facts: {
          customerId: '1',
          before: [],
          after: [{ productBrandId: null, productTypeId: null, surcharge: '40.00' }],
        },
      },
      {
        user_name: 'vendedor',
        acted_by: 'vendedor',
        action: 'surcharges-changed',
        facts: {
          customerId: '1',
          before: [],
          after: [{ productBrandId: null, productTypeId: '1', surcharge: '5.00' }],
          namesThen: expect.anything(),
        },
      },
      {
        user_name: 'uno.admin',
        acted_by: null,
        action: 'special-discounts-included',
        facts: { customerId: '1', before: [], after: ['1'] },
      },
    ]);
  });

  it('is followed by a process that only hears of it', async () => {
    const payloads: string[] = [];
    await test.database.listen('mostrador_live', (payload) => payloads.push(payload));
    await service.setSurcharges(one, [margin('12')], null);
    await expect
      .poll(() => payloads.map((payload) => JSON.parse(payload) as unknown))
      .toContainEqual({
        name: 'TermsChanged',
        audience: { customerId: '1' },
        facts: { customerId: '1', by: 'uno.admin' },
      });
  });
});
