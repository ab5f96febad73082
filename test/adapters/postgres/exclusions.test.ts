import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExclusionBook } from '#adapters/postgres/exclusions.ts';
import type { ExclusionBook } from '#core/catalogue/exclusion-book.port.ts';
import { asId } from '#core/shared/ids.ts';
import { aHouse, aProduct, type House, writeProducts } from '#test/builders/house.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const pair = (brand: number, type: number) => ({
  productBrandId: asId<'product-brand'>(String(brand)),
  productTypeId: asId<'product-type'>(String(type)),
});

describe.each(databases)('exclusions of users on %s', (_name, open) => {
  let test: TestDatabase;
  let house: House;
  let book: ExclusionBook;
  beforeAll(async () => {
    test = await open();
    house = await aHouse(test.database);
    await writeProducts(house.archive, [
      aProduct({ brand: 'FAG', code: 'F1' }),
      aProduct({ brand: 'NTN', code: 'N1' }),
    ]);
    await test.database.query(
      `insert into app_user (user_name, name, role, password_hash) values ('una', 'Una', 'Admin', ''), ('otra', 'Otra', 'Manager', '')`,
    );
    book = await createExclusionBook(test.database);
  });
  afterAll(async () => {
    house.close();
    await test.dispose();
  });

  it('are nobody’s at first, and none of who is unknown', async () => {
    expect(await book.of('una')).toEqual([]);
    expect(await book.of('nadie')).toEqual([]);
  });

  it('are kept whole, in their order, a user apart from another', async () => {
    await book.save('una', [pair(2, 2), pair(1, 2)]);
    await book.save('otra', [pair(1, 1)]);
    expect(await book.of('una')).toEqual([pair(2, 2), pair(1, 2)]);
    await book.save('una', [pair(1, 2)]);
    expect(await book.of('una')).toEqual([pair(1, 2)]);
    expect(await book.of('otra')).toEqual([pair(1, 1)]);
  });

  it('are heard of by another process that remembers them', async () => {
    const elsewhere = await createExclusionBook(test.database);
    expect(await elsewhere.of('otra')).toEqual([pair(1, 1)]);
    await book.save('otra', []);
    await expect.poll(() => elsewhere.of('otra')).toEqual([]);
  });

  it('of two lists saved at once are one of them', async () => {
    const lists = [
      [pair(1, 1), pair(2, 1)],
      [pair(1, 2), pair(2, 2)],
    ] as const;
    await Promise.all(lists.map((list) => book.save('una', list)));
    const fresh = await createExclusionBook(test.database);
    expect(lists).toContainEqual(await fresh.of('una'));
  });
});
