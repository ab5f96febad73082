import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createWarrantyRepository } from '#adapters/postgres/warranties/warranties.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createShopConfigurationService } from '#core/configuration/create-shop-configuration-service.ts';
import type { ShopConfigurationService } from '#core/configuration/shop-configuration.service.ts';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import type { LiveEvent } from '#core/live/event.ts';
import type { FaultSequence } from '#core/warranties/warranty.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const admin = callerOf(1, { userName: 'admin', role: 'Admin', customerId: null });

describe.each(databases)('the ways to fail on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let service: ShopConfigurationService;
  const events: LiveEvent[] = [];
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await anOffice(test.database);
    (await createLiveBus(test.database)).events$.subscribe((event) => events.push(event));
    service = createShopConfigurationService({
      repository: createShopConfigurationRepository(
        test.database,
        async () => {},
        givenStores(createEmailSenderStore(createAesCipher(Buffer.alloc(32, 7)), false, systemClock)),
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
  const save = async (value: readonly FaultSequence[]): Promise<readonly FaultSequence[]> =>
    (await service.save(admin, 'faultSequences', value, null)).unwrap();
  const offered = () => createWarrantyRepository(test.database).faultSequences();
  const warrantyFaults = () =>
    test.database.query<{ fault_title: string; fault_sequence_id: number | null }>(
      'select distinct fault_title, fault_sequence_id from warranty',
    );

  it('are added, put in another order and change titles with one another; a warranty request is offered them so', async () => {
    await test.database.query('truncate audit_entry');
    const before = (await read()).faultSequences;
    expect(before.map(({ id }) => id)).toEqual(['2', '1']);
    const [fitted, worn] = before;
    if (fitted === undefined || worn === undefined) throw new Error('there are none');
    const after = await save([
      { ...worn, title: ' Al colocarlo ' },
      { id: newItemId, title: 'Rotura', detail: ' De golpe ' },
      { ...fitted, title: 'Con el tiempo', detail: '' },
    ]);
    expect(after).toEqual([
      { id: '1', title: 'Al colocarlo', detail: 'Después de rodar' },
      { id: '3', title: 'Rotura', detail: 'De golpe' },
      { id: '2', title: 'Con el tiempo', detail: '' },
    ]);
    expect(await offered()).toEqual(after);
    // Who asked before keeps what it said.
    expect(await warrantyFaults()).toEqual([{ fault_title: 'Con el tiempo', fault_sequence_id: 1 }]);
    await expect
      .poll(() => events)
      .toContainEqual({ name: 'ConfigurationChanged', audience: 'everyone', facts: { section: 'faultSequences' } });
    expect(await test.database.query('select user_name, action, facts from audit_entry')).toMatchObject([
      { user_name: 'admin', action: 'configuration-changed', facts: { section: 'faultSequences' } },
    ]);
  });

  it('write down what was before and after', async () => {
    await test.database.query('truncate audit_entry');
    const now = (await read()).faultSequences;
    await save(now);
    await save([...now, { id: newItemId, title: 'Ruido', detail: '' }]);
    const entries = await test.database.query<{ facts: unknown }>('select facts from audit_entry');
    expect(entries).toMatchObject([
      { facts: { section: 'faultSequences', before: [], after: [{ title: 'Ruido', detail: '' }] } },
    ]);
  });

  it('say how many warranties bear one before it goes, and those keep what they said', async () => {
    const usage = async (id: string) => (await service.usage(admin, 'faultSequences', id)).unwrap();
    // Warranties that are resolved count, too.
    expect(await usage('1')).toEqual({ count: 5, customers: ['Dos', 'Uno'] });
    expect(await usage('2')).toEqual({ count: 0, customers: [] });
    const left = (await read()).faultSequences.filter(({ id }) => id !== '1');
    await save(left);
    expect(await offered()).toEqual(left);
    expect(await warrantyFaults()).toEqual([{ fault_title: 'Con el tiempo', fault_sequence_id: null }]);
    const again = await service.save(admin, 'faultSequences', [{ id: '1', title: 'Otra', detail: '' }, ...left], null);
    expect(again.val).toMatchObject({ problems: [{ field: '0.id', wrong: 'gone' }] });
  });

  it('are never written over unseen, none twice, and the last one stays', async () => {
    const { faultSequences: now, tags } = await read();
    const [first] = now;
    if (first === undefined) throw new Error('there are none');
    await save([{ ...first, detail: 'Otro detalle' }, ...now.slice(1)]);
    const stale = await service.save(admin, 'faultSequences', now, tags?.faultSequences ?? '');
    expect(stale.val).toEqual({ code: 'section-moved', by: 'admin' });
    const same = [...now, { id: newItemId, title: first.title.toUpperCase(), detail: '' }];
    expect((await service.save(admin, 'faultSequences', same, null)).val).toMatchObject({
      problems: [{ field: `${now.length}.title`, wrong: 'twice' }],
    });
    expect((await service.save(admin, 'faultSequences', [], null)).val).toMatchObject({
      problems: [{ field: '', wrong: 'last-fault' }],
    });
    expect(await offered()).toHaveLength(now.length);
  });
});
