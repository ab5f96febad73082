import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { migrate } from '#adapters/postgres/migrate.ts';
import { createSynonymRepository } from '#adapters/postgres/search/search-synonyms.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { Ok } from '#core/shared/result.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const chupete: Synonym = { typed: 'chupete', means: ['retén de válvula', 'a "b" {c}\\'] };
const off: Synonym = { typed: 'taco', means: [] };

describe.each(databases)('the distributor’s own synonyms on %s', (_name, open) => {
  let test: TestDatabase;
  let counted: Database;
  let reads = 0;
  let isBroken = false;
  const closing: (() => void)[] = [];
  beforeAll(async () => {
    test = await open();
    (await migrate(test.database)).unwrap();
    counted = {
      ...test.database,
      query: (text, values) => {
        if (text.includes('search_synonym')) {
          reads += 1;
          if (isBroken) return Promise.reject(new Error('cut off'));
        }
        return test.database.query(text, values);
      },
    };
  });
  afterAll(async () => {
    for (const close of closing) close();
    await test.dispose();
  });

  const aProcess = async () => {
    const follower = await followCatalogue(counted);
    closing.push(follower.close);
    return { follower, synonyms: createSynonymRepository(counted, follower) };
  };
  const save = async (synonyms: readonly Synonym[]) =>
    (
      await createShopConfigurationRepository(
        test.database,
        async () => undefined,
        givenStores(createEmailSenderStore(createAesCipher(Buffer.alloc(32, 7)), false, systemClock)),
      ).save('searchSynonyms', author, () => Ok(synonyms))
    ).unwrap();

  it('are none to begin with, and those that were saved, in their order, in every process', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    expect(await one.synonyms.all()).toEqual([]);
    expect(await save([chupete, off])).toEqual([chupete, off]);
    for (const { follower, synonyms } of [one, other]) {
      await follower.look();
      expect(await synonyms.all()).toEqual([chupete, off]);
    }
    await save([off, chupete]);
    await one.follower.look();
    expect(await one.synonyms.all()).toEqual([off, chupete]);
  });

  it('are read once until they change, and again where that failed', async () => {
    const { follower, synonyms } = await aProcess();
    reads = 0;
    isBroken = true;
    await expect(synonyms.all()).rejects.toThrow('cut off');
    isBroken = false;
    const [first, second] = await Promise.all([synonyms.all(), synonyms.all()]);
    expect([await synonyms.all(), first]).toEqual([second, second]);
    expect(reads).toBe(2);
    await save([]);
    await follower.look();
    expect(await synonyms.all()).toEqual([]);
    expect(reads).toBe(3);
  });

  it('are heard of by a process that asks for nothing', async () => {
    const { follower } = await aProcess();
    const moved = new Promise((resolve) => follower.moves$.subscribe(resolve));
    await save([chupete]);
    expect(await moved).toMatchObject({ productIds: [] });
  });

  it('bother no company’s terms, and are written down', async () => {
    await save([]);
    await test.database.query(`insert into price_list (name) values ('Lista 1')`);
    await test.database.query(`insert into customer (external_code, name, price_list_id) values ('C1', 'Uno', 1)`);
    const terms = () => test.database.query('select terms_version from customer');
    const before = await terms();
    await test.database.query('truncate audit_entry');
    await save([chupete]);
    await save([chupete]);
    expect(await terms()).toEqual(before);
    const rows = await test.database.query<{ user_name: string; facts: unknown }>(
      'select user_name, action, facts from audit_entry',
    );
    expect(rows).toMatchObject([
      {
        user_name: 'admin',
        action: 'configuration-changed',
        facts: { section: 'searchSynonyms', before: [], after: [chupete] },
      },
    ]);
  });
});
