import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Subject } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createTaxonomyRepository } from '#adapters/postgres/catalogue/taxonomy.ts';
import { type DistributorFollower, followDistributor } from '#adapters/postgres/configuration/distributor-follower.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createShopConfigurationService } from '#core/configuration/create-shop-configuration-service.ts';
import type { ShopConfigurationService } from '#core/configuration/shop-configuration.service.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const admin = callerOf(1, { userName: 'admin', role: 'Admin', customerId: null });
const other = { ...admin, userName: 'otra' };
const file = { ...defaultDistributor, name: 'Repuestos Paraná', hours: 'De 8 a 17', logo: 'logo.svg' };
const cipher = createAesCipher(Buffer.alloc(32, 7));

describe.each(databases)('whose shop it is on %s', (_name, open) => {
  const pictures = mkdtempSync(join(tmpdir(), 'mostrador-own-pictures-'));
  let test: TestDatabase;
  let distributor: TestDistributor;
  let here: DistributorFollower;
  let elsewhere: DistributorFollower;
  let service: ShopConfigurationService;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    const fail = (_source: string, error: unknown) => {
      throw error;
    };
    here = await followDistributor(test.database, file, new Subject<LiveEvent>(), fail);
    elsewhere = await followDistributor(test.database, file, (await createLiveBus(test.database)).events$, fail);
    service = createShopConfigurationService({
      repository: createShopConfigurationRepository(
        test.database,
        async (what) => {
          if (what === 'distributor') await here.catchUp();
        },
        givenStores(createEmailSenderStore(cipher, false, systemClock), { file, pictures }),
      ),
      taxonomy: createTaxonomyRepository(test.database, distributor.follower),
      hasher,
    });
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
    rmSync(pictures, { recursive: true });
  });
  const read = async () => (await service.read(admin)).unwrap();
  const audited = async () =>
    (
      await test.database.query<{ facts: Record<string, unknown> }>(
        `select facts from audit_entry where facts->>'section' like 'distributor%' order by id`,
      )
    ).map(({ facts }) => facts);

  it('is the file’s until somebody settles a field; then that field is theirs, at once and in every process', async () => {
    expect(here.current()).toBe(file);
    const { distributorData, tags } = await read();
    expect([distributorData.now.name, distributorData.hasFile]).toEqual(['Repuestos Paraná', true]);
    const now = { ...distributorData.now, hours: ' De 9 a 18 ' };
    const saved = await service.save(
      admin,
      'distributorData',
      { ...distributorData, now },
      tags?.distributorData ?? null,
    );
    expect(saved.unwrap().now.hours).toBe('De 9 a 18');
    expect(here.current()).toEqual({ ...file, hours: 'De 9 a 18' });
    await expect.poll(() => elsewhere.current().hours).toBe('De 9 a 18');
    expect(here.current()).toBe(here.current());
    expect((await test.database.query(`select value from setting where key = 'distributor'`))[0]).toEqual({
      value: { hours: 'De 9 a 18' },
    });
    expect(await audited()).toEqual([
      { section: 'distributorData', before: { hours: 'De 8 a 17' }, after: { hours: 'De 9 a 18' } },
    ]);
  });

  it('is asked about where the same part moved, and nowhere else', async () => {
    const seen = await read();
    const mine = { ...seen.distributorData, now: { ...seen.distributorData.now, phone: '0343 1' } };
    (await service.save(other, 'distributorData', mine, seen.tags?.distributorData ?? null)).unwrap();
    const again = await service.save(admin, 'distributorData', mine, seen.tags?.distributorData ?? null);
    expect(again.val).toEqual({ code: 'section-moved', by: 'otra' });
    const texts = { ...seen.distributorTexts, now: { ...seen.distributorTexts.now, slogan: 'Del litoral.' } };
    expect((await service.save(admin, 'distributorTexts', texts, seen.tags?.distributorTexts ?? null)).ok).toBe(true);
    expect(here.current()).toMatchObject({ phone: '0343 1', slogan: 'Del litoral.' });
  });

  it('goes back to the file, field by field', async () => {
    const { distributorData } = await read();
    const now = { ...distributorData.now, hours: file.hours, phone: file.phone };
    (await service.save(admin, 'distributorData', { ...distributorData, now }, null)).unwrap();
    expect(here.current()).toEqual({ ...file, slogan: 'Del litoral.' });
  });

  it('keeps a logo that was put up, and nothing of one that is refused', async () => {
    const { distributorLook } = await read();
    const put = (upload: Uint8Array) => service.save(admin, 'distributorLook', { ...distributorLook, upload }, null);
    const svg = new TextEncoder().encode('<svg><script>alert(1)</script></svg>');
    expect((await put(svg)).val).toEqual({
      code: 'section-invalid',
      problems: [{ field: 'now.logo', wrong: 'picture-svg' }],
    });
    expect([readdirSync(pictures), here.current().logo]).toEqual([[], 'logo.svg']);
    const saved = (await put(aPng(300, 90))).unwrap();
    expect([saved.now.logo, saved.upload]).toEqual([expect.stringMatching(/^logo-[a-z\d]{12}\.png$/), null]);
    expect(readFileSync(join(pictures, 'Distributor', saved.now.logo ?? ''))).toEqual(aPng(300, 90));
    expect(here.current().logo).toBe(saved.now.logo);
    const strange = { ...saved, now: { ...saved.now, logo: 'llave.png' } };
    expect((await service.save(admin, 'distributorLook', strange, null)).val).toMatchObject({
      problems: [{ field: 'now.logo', wrong: 'gone' }],
    });
    const none = { ...saved, now: { ...saved.now, logo: null } };
    (await service.save(admin, 'distributorLook', none, null)).unwrap();
    expect(here.current().logo).toBeNull();
  });

  it('leaves no picture behind where it could not be stored', async () => {
    const { distributorMap } = await read();
    await test.database.query(`alter table audit_entry rename to audit_entry_away`);
    await expect(
      service.save(admin, 'distributorMap', { ...distributorMap, upload: aPng(10, 10) }, null),
    ).rejects.toThrow();
    await test.database.query(`alter table audit_entry_away rename to audit_entry`);
    expect(readdirSync(join(pictures, 'Distributor')).filter((name) => name.startsWith('map'))).toEqual([]);
    expect((await read()).distributorMap.now.mapPicture).toBeNull();
  });
});
