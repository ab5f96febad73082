import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createTermsRepository, type RememberingTermsRepository } from '#adapters/postgres/customers/terms.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createShopConfigurationService } from '#core/configuration/create-shop-configuration-service.ts';
import type { UsedSection } from '#core/configuration/item-usage.ts';
import type { ShopConfigurationService } from '#core/configuration/shop-configuration.service.ts';
import { newItemId, type Section, type SectionValues } from '#core/configuration/shop-configuration.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const admin = callerOf(1, { userName: 'admin', role: 'Admin', customerId: null });
const other = { ...admin, userName: 'otra' };
const own = asId<'customer'>('1');

const cipher = createAesCipher(Buffer.alloc(32, 7));

describe.each(databases)('what the distributor settles on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let terms: RememberingTermsRepository;
  let service: ShopConfigurationService;
  const events: LiveEvent[] = [];
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    terms = createTermsRepository(test.database);
    (await createLiveBus(test.database)).events$.subscribe((event) => events.push(event));
    service = createShopConfigurationService({
      repository: createShopConfigurationRepository(
        test.database,
        async (what) => {
          if (what === 'terms') terms.forget(null);
          if (what === 'catalogue') await distributor.productRepository.catchUp();
        },
        givenStores(createEmailSenderStore(cipher, false, systemClock)),
      ),
      taxonomy: createTaxonomyRepository(test.database, distributor.follower),
      hasher,
    });
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  const read = async () => (await service.read(admin)).unwrap();
  const save = async <Of extends Section>(section: Of, value: SectionValues[Of]): Promise<SectionValues[Of]> =>
    (await service.save(admin, section, value, null)).unwrap();
  const version = async () =>
    (await test.database.query<{ v: number }>('select terms_version as v from customer where id = 2'))[0]?.v ?? 0;

  it('moves every company’s cart at once: the surcharge', async () => {
    expect((await terms.of(own))?.cart.deliverySurcharge.value.toNumber()).toBe(0);
    const before = await version();
    const delivery = { minAmount: money('100000.50'), value: money('8500'), shoppingCartText: ' Envío ' };
    expect(await save('delivery', delivery)).toMatchObject({ shoppingCartText: 'Envío' });
    expect((await terms.of(own))?.cart.deliverySurcharge.value.toNumber()).toBe(8500);
    expect(await version()).toBe(before + 1);
    await save('delivery', delivery);
    expect(await version()).toBe(before + 1);
    await expect
      .poll(() => events.map(({ name, facts }) => [name, facts]))
      .toContainEqual(['TermsChanged', { customerId: null }]);
    expect(events.map(({ name, facts }) => [name, facts])).toContainEqual([
      'ConfigurationChanged',
      { section: 'delivery' },
    ]);
  });

  it('keeps who takes a special discount while it is renamed, and lets it go with it', async () => {
    const [special] = await save('specialDiscounts', [
      { id: newItemId, title: 'Anticipado', percentage: money(3), explanation: 'Antes' },
    ]);
    if (special === undefined) throw new Error('nothing was stored');
    await test.database.query(`insert into customer_special_discount values (1, ${special.id})`);
    await save('specialDiscounts', [{ ...special, percentage: money('4.5') }]);
    expect((await terms.of(own))?.cart.specialDiscounts.map(({ percentage }) => percentage.toNumber())).toEqual([4.5]);
    await save('specialDiscounts', []);
    expect((await terms.of(own))?.cart.specialDiscounts).toEqual([]);
  });

  it('switches brands, families and pairs off and on, and every productRepository follows with the answer', async () => {
    const { productBrand, productType, tags } = await read();
    expect(productType.map(({ name, indented }) => [name, indented])).toEqual([
      ['Rodamientos', false],
      ['Rodamientos de Rueda', true],
    ]);
    await save(
      'productBrand',
      productBrand.map((brand) => ({ ...brand, disabled: true })),
    );
    expect(distributor.productRepository.disabled().brandIds.size).toBe(1);
    const [brand] = productBrand;
    const [type] = productType;
    if (brand === undefined || type === undefined) throw new Error('no names');
    await save('productBrand', productBrand);
    const pair = { productBrandId: brand.id, productBrandName: '', productTypeId: type.id, productTypeName: '' };
    expect(await save('productBrandTypesDisabled', [pair])).toMatchObject([
      { productBrandName: 'SKF', productTypeName: 'Rodamientos' },
    ]);
    expect(distributor.productRepository.disabled()).toMatchObject({ pairs: [{ brandId: brand.id, typeId: type.id }] });
    await save('productBrandTypesDisabled', []);
    await save('products', { priceOrder: 'HighestToLowest' });
    expect(distributor.productRepository.priceOrder()).toBe('HighestToLowest');
    expect((await read()).tags?.productBrand).toBe(tags?.productBrand);
    const unknown = await service.save(
      admin,
      'productBrandTypesDisabled',
      [{ ...pair, productTypeId: asId('99') }],
      null,
    );
    expect(unknown.val).toMatchObject({
      code: 'section-invalid',
      problems: [{ field: '0.productBrandId', wrong: 'gone' }],
    });
  });

  it('keeps bank accounts in order, with their numbers written one way', async () => {
    const account = {
      id: newItemId,
      bank: 'Nación',
      holder: 'Mostrador',
      cuit: '30500010912',
      number: '1',
      cbu: '2850590940090418135201',
    };
    const [first] = await save('bankAccounts', [account]);
    expect(first).toMatchObject({ cuit: '30-50001091-2' });
    if (first === undefined) throw new Error('nothing was stored');
    const second = { ...account, bank: 'Galicia', cbu: '0110599500000123456784' };
    const both = await save('bankAccounts', [second, first]);
    expect(both.map(({ bank, id }) => [bank, id === first.id])).toEqual([
      ['Galicia', false],
      ['Nación', true],
    ]);
    expect((await service.save(admin, 'bankAccounts', [...both, second], null)).val).toMatchObject({
      problems: [{ field: '2.cbu', wrong: 'twice' }],
    });
    await save('bankAccounts', []);
  });

  it('takes a way of delivery out from under the orders that went by it, but none of the system’s', async () => {
    await test.database.query(`insert into delivery_method (name, is_system_generated) values ('A convenir', true)`);
    const methods = (await read()).deliveryMethods;
    await distributor.cartService.setLine(callerOf(1), { productPriceId: asId('1'), offerLotId: null, quantity: 1 });
    const [first, system] = methods;
    const sent = await distributor.orderService.send(callerOf(1), {
      deliveryMethodId: asId(first?.id ?? ''),
      notes: '',
      idempotencyKey: 'k',
      seenTag: null,
    });
    expect(sent.ok).toBe(true);
    const left = await save('deliveryMethods', [
      ...(system === undefined ? [] : [system]),
      { id: newItemId, name: 'Expreso', externalCode: 'EX', isSystemGenerated: true },
    ]);
    expect(left.map(({ name, isSystemGenerated }) => [name, isSystemGenerated])).toEqual([
      ['Expreso', false],
      ['A convenir', true],
    ]);
    const order = sent.ok ? await distributor.orders.byId(sent.val.id) : null;
    expect(order?.deliveryMethodName).toBe('Reparto');
    const methodOf = async (name: string) =>
      (
        await test.database.query(
          'select id from sales_order o where exists ' +
            '(select from delivery_method m where m.id = o.delivery_method_id and m.name = $1)',
          [name],
        )
      ).length;
    expect(await methodOf('Reparto')).toBe(1);
    // The removed method is offered no more, and no order can go by it.
    await distributor.cartService.setLine(callerOf(1), { productPriceId: asId('1'), offerLotId: null, quantity: 1 });
    const again = { deliveryMethodId: asId<'delivery-method'>(first?.id ?? ''), notes: '', seenTag: null };
    expect((await distributor.orderService.send(callerOf(1), { ...again, idempotencyKey: 'k2' })).ok).toBe(false);
    const [express, ...fixed] = left;
    if (express === undefined) throw new Error('there is none');
    const fetched = await save('deliveryMethods', [{ ...express, isPickup: true }, ...fixed]);
    expect(fetched.map(({ isPickup }) => isPickup)).toEqual([true, false]);
    // A client that knows nothing of it leaves it.
    const { isPickup: _, ...unsaid } = express;
    const renamed = await save('deliveryMethods', [{ ...unsaid, name: 'Expreso Sur' }, ...fixed]);
    expect(renamed.map(({ name, isPickup }) => [name, isPickup])).toEqual([
      ['Expreso Sur', true],
      ['A convenir', false],
    ]);
    const back = await save('deliveryMethods', [...renamed, { ...express, id: newItemId, name: 'Reparto' }]);
    expect(back.find(({ name }) => name === 'Reparto')?.id).toBe(first?.id);
    for (const touched of [[], [{ ...(system ?? left[0]), name: 'Otro' }]]) {
      expect((await service.save(admin, 'deliveryMethods', touched as never, null)).val).toMatchObject({
        problems: [{ wrong: 'system-generated' }],
      });
    }
  });

  it('lets two origins change names with one another', async () => {
    const [one, two] = await save('demandOrigins', [
      { id: newItemId, name: 'Pedido' },
      { id: newItemId, name: 'Factura' },
    ]);
    if (one === undefined || two === undefined) throw new Error('nothing was stored');
    expect(
      await save('demandOrigins', [
        { ...two, name: 'Pedido' },
        { ...one, name: 'Factura' },
      ]),
    ).toEqual([
      { id: two.id, name: 'Pedido' },
      { id: one.id, name: 'Factura' },
    ]);
    await save('demandReasons', [{ id: newItemId, name: 'Faltante' }]);
    expect((await read()).demandReasons).toMatchObject([{ name: 'Faltante' }]);
  });

  it('keeps numbers of WhatsApp under ids of their own', async () => {
    const contact = { id: newItemId, zone: 'Norte', display: '11 5555', link: 'https://wa.me/115555' };
    const first = await save('whatsAppConfigurations', [contact, { ...contact, zone: 'Sur' }]);
    expect(first.map(({ id }) => id)).toEqual(['1', '2']);
    const [, south] = first;
    expect(
      (await save('whatsAppConfigurations', [...(south === undefined ? [] : [south]), contact])).map(({ id }) => id),
    ).toEqual(['2', '3']);
  });

  it('is never written over unseen, and tells who was before', async () => {
    const seen = (await read()).tags?.currentAccount ?? '';
    expect((await service.save(other, 'currentAccount', { days: 45 }, seen)).unwrap()).toEqual({ days: 45 });
    expect((await service.save(admin, 'currentAccount', { days: 30 }, seen)).val).toEqual({
      code: 'section-moved',
      by: 'otra',
    });
    const now = (await read()).tags?.currentAccount ?? '';
    const atTheSameTime = await Promise.all(
      [20, 25].map((days) => service.save(admin, 'currentAccount', { days }, now)),
    );
    expect(atTheSameTime.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('writes down what was before and after', async () => {
    await test.database.query('truncate audit_entry');
    await save('currentAccount', { days: 60 });
    await save('currentAccount', { days: 60 });
    const before = (await read()).demandReasons;
    await save('demandReasons', [...before, { id: newItemId, name: 'Rotura' }]);
    const rows = await test.database.query<{ user_name: string; action: string; facts: { section: string } }>(
      'select user_name, action, facts from audit_entry order by id',
    );
    expect(rows).toMatchObject([
      {
        user_name: 'admin',
        action: 'configuration-changed',
        facts: { section: 'currentAccount', after: { days: 60 } },
      },
      { facts: { section: 'demandReasons', before: [], after: [{ name: 'Rotura' }] } },
    ]);
  });

  it('says who uses an item before it goes: companies, orders under way, a zone’s customers, open claims', async () => {
    const usage = async (section: UsedSection, id: string) => (await service.usage(admin, section, id)).unwrap();
    const [special] = await save('specialDiscounts', [
      { id: newItemId, title: 'Contado', percentage: money(3), explanation: 'Al contado' },
    ]);
    const id = special?.id ?? '';
    expect(await usage('specialDiscounts', id)).toEqual({ count: 0, customers: [] });
    await test.database.query('insert into customer_special_discount select c.id, $1::int from customer c', [id]);
    const companies = await test.database.query<{ name: string }>('select name from customer order by name, id');
    expect(await usage('specialDiscounts', id)).toEqual({
      count: companies.length,
      customers: companies.slice(0, 5).map(({ name }) => name),
    });
    await test.database.query(`update customer set zone = 'Delta' where id = 1`);
    const contacts = await save('whatsAppConfigurations', [
      { id: newItemId, zone: 'Delta', display: '1', link: 'https://wa.me/1' },
    ]);
    expect(await usage('whatsAppConfigurations', contacts[0]?.id ?? '')).toEqual({ count: 1, customers: ['Uno'] });
    for (const section of ['deliveryMethods', 'demandOrigins', 'demandReasons'] as const) {
      expect((await usage(section, '1')).count).toBeGreaterThanOrEqual(0);
      for (const none of ['', 'no', '999999', '-1']) expect((await usage(section, none)).count).toBe(0);
    }
  });

  it('says who changed a section last', async () => {
    await service.save(other, 'currentAccount', { days: 77 }, null);
    expect((await read()).changedBy).toMatchObject({ currentAccount: 'otra', specialDiscounts: 'admin' });
  });
});
