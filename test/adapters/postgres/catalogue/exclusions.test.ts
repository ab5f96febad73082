import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExclusionRepository } from '#adapters/postgres/catalogue/exclusions.ts';
import type { ExclusionRepository } from '#core/catalogue/exclusions/exclusion.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, aProduct, type TestDistributor, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const pair = (brand: number, type: number) => ({
  productBrandId: asId<'product-brand'>(String(brand)),
  productTypeId: asId<'product-type'>(String(type)),
});

describe.each(databases)('exclusions of users on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let repository: ExclusionRepository;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await writeProducts(distributor.catalogueDrafts, [
      aProduct({ brand: 'FAG', code: 'F1' }),
      aProduct({ brand: 'NTN', code: 'N1' }),
    ]);
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('una', 'Una', 'Admin', ''), ('otra', 'Otra', 'Manager', '')`,
    );
    repository = await createExclusionRepository(test.database);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('are nobody’s at first, and none of who is unknown', async () => {
    expect(await repository.of('una')).toEqual([]);
    expect(await repository.of('nadie')).toEqual([]);
  });

  it('are kept whole, in their order, a user apart from another', async () => {
    await repository.save('una', [pair(2, 2), pair(1, 2)]);
    await repository.save('otra', [pair(1, 1)]);
    expect(await repository.of('una')).toEqual([pair(2, 2), pair(1, 2)]);
    await repository.save('una', [pair(1, 2)]);
    expect(await repository.of('una')).toEqual([pair(1, 2)]);
    expect(await repository.of('otra')).toEqual([pair(1, 1)]);
  });

  it('are heard of by another process that remembers them', async () => {
    const elsewhere = await createExclusionRepository(test.database);
    expect(await elsewhere.of('otra')).toEqual([pair(1, 1)]);
    await repository.save('otra', []);
    await expect.poll(() => elsewhere.of('otra')).toEqual([]);
  });

  it('of two lists saved at once are one of them', async () => {
    const lists = [
      [pair(1, 1), pair(2, 1)],
      [pair(1, 2), pair(2, 2)],
    ] as const;
    await Promise.all(lists.map((list) => repository.save('una', list)));
    const fresh = await createExclusionRepository(test.database);
    expect(lists).toContainEqual(await fresh.of('una'));
  });
});
