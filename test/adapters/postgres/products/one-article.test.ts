import { describe, expect, it } from 'vitest';
import { createCatalogueNameRepository } from '#adapters/postgres/catalogue-names/catalogue-names.ts';
import { createProductManagementRepository } from '#adapters/postgres/products/product-management.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { aProduct, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { writeForLong } from '#test/contracts/long-writing.ts';

const author = { userName: 'gerente', actedBy: null };

/**
 * A brand and a code are one article: a product of their own, or rows that are sold in place of others
 * (docs/rules/imports.md 17).
 */
describe.each(databases)('a brand and a code, in two ways at once, on %s', (_name, open) => {
  const on = distributorForAll(open);
  const products = () =>
    createProductManagementRepository({ database: on.database, follower: on.distributor.follower });
  const names = () =>
    createCatalogueNameRepository({
      database: on.database,
      follower: on.distributor.follower,
      termsMoved: () => on.distributor.terms.forget(null),
    });
  const write = async (...drafts: Parameters<typeof aProduct>[0][]) => {
    await writeProducts(
      on.distributor.catalogueDrafts,
      drafts.map((draft, index) => aProduct({ line: index + 1, ...draft })),
    );
    await on.distributor.follower.look();
  };
  const number = async (sql: string, text: string): Promise<number> => {
    const [row] = await on.database.query<{ id: number }>(sql, [text]);
    if (row === undefined) throw new Error(`no ${text}`);
    return row.id;
  };
  const brandOf = async (name: string): Promise<NameId> =>
    asId(String(await number('select id from product_brand where name = $1', name)));
  const productOf = async (code: string): Promise<ProductId> =>
    asId(String(await number('select id from product where code = $1', code)));
  const sellAlso = async (host: string, brand: string, code: string) =>
    on.database.query('insert into product_price (product_id, brand_id, code) values ($1, $2, $3)', [
      Number(await productOf(host)),
      Number(await brandOf(brand)),
      code,
    ]);
  const merge = async (source: string, target: string) => {
    const [from, into] = [await brandOf(source), await brandOf(target)];
    return names().merge('brands', from, into, author, () => Ok(undefined));
  };
  /** How many products of that brand and code there are, and how many rows of them beside another product. */
  const standing = async (brand: string, code: string) => {
    const [row] = await on.database.query<{ own: number; beside: number }>(
      `select (select count(*)::int from product where brand_id = $1 and upper(code) = $2) as own,
              (select count(*)::int from product_price r join product p on p.id = r.product_id
                where r.brand_id = $1 and upper(r.code) = $2 and (p.brand_id, upper(p.code)) <> ($1, $2)) as beside`,
      [Number(await brandOf(brand)), code],
    );
    return row;
  };

  it('two brands are not merged where one has the product and the other sells it beside another, either way round', async () => {
    await write({ brand: 'Uno A', code: 'HO-1' }, { brand: 'Uno B', code: 'tw-1' }, { brand: 'Uno C', code: 'X-1' });
    await sellAlso('HO-1', 'Uno C', 'TW-1');
    const refused = { code: 'merge-clash', codes: ['tw-1'], count: 1 };
    expect((await merge('Uno B', 'Uno C')).val).toEqual(refused);
    expect((await merge('Uno C', 'Uno B')).val).toEqual(refused);
    const [source, target] = [await brandOf('Uno B'), await brandOf('Uno C')];
    expect(await names().mergePlan('brands', source, target)).toMatchObject({ clashes: ['tw-1'], clashCount: 1 });
    // A row beside its own product is no other article, and of two rows nothing is said twice.
    expect((await merge('Uno A', 'Uno B')).ok).toBe(true);
  });

  it('made as a product while a merge would make it a row of another, it is one of the two', async () => {
    await write({ brand: 'Dos A', code: 'HO-2' }, { brand: 'Dos B', code: 'LIKE-2' }, { brand: 'Dos C', code: 'C-2' });
    await sellAlso('HO-2', 'Dos B', 'NEW-2');
    const like = await products().find(await productOf('C-2'));
    if (like === null) throw new Error('no product');
    const [made, merged] = await Promise.all([
      products().add({ ...like.details, code: 'new-2' }, author),
      merge('Dos B', 'Dos C'),
    ]);
    expect([made.ok, merged.ok].filter(Boolean)).toHaveLength(1);
    const left = await standing('Dos C', 'NEW-2');
    expect((left?.own ?? 0) + (merged.ok ? (left?.beside ?? 0) : 0)).toBe(1);
  });

  it('made by two people at the same moment, it is made once, and the other is told whose it is', async () => {
    await write({ brand: 'Tres', code: 'C-3' });
    const like = await products().find(await productOf('C-3'));
    if (like === null) throw new Error('no product');
    const both = await Promise.all(
      ['same-3', 'SAME-3'].map((code) => products().add({ ...like.details, code }, author)),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)?.val).toMatchObject({ code: 'product-code-taken' });
    expect(await standing('Tres', 'SAME-3')).toEqual({ own: 1, beside: 0 });
  });

  it('called so between the dry run of a sheet and its writing, it is looked at again by the writing', async () => {
    await write(
      { brand: 'Cuatro A', code: 'HO-4' },
      { brand: 'Cuatro B', code: 'C-4' },
      { brand: 'Cuatro C', code: 'D-4' },
    );
    const drafts = [aProduct({ brand: 'Cuatro C', code: 'NEW-4' })];
    const { catalogueDrafts } = on.distributor;
    const planned = await catalogueDrafts.stored('catalogue', drafts);
    expect([planned.refused.size, planBatch('catalogue', drafts, planned.rows)[0]?.status]).toEqual([0, 'new']);
    await sellAlso('HO-4', 'Cuatro B', 'NEW-4');
    expect((await merge('Cuatro B', 'Cuatro C')).ok).toBe(true);
    const writing = (await catalogueDrafts.begin('importador')).unwrap();
    await writeForLong(on.database);
    try {
      // Nobody renames or merges while it writes: what it finds now stays so until it ends.
      expect((await merge('Cuatro A', 'Cuatro C')).val).toMatchObject({ code: 'catalogue-busy' });
      const { refused } = await catalogueDrafts.stored('catalogue', drafts);
      expect([...refused.values()]).toEqual([
        { code: 'product-sold-elsewhere', value: 'Cuatro C NEW-4', product: 'Cuatro A HO-4' },
      ]);
    } finally {
      await writing.abandon();
    }
  });
});
