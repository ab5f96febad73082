import { beforeEach, describe, expect, it } from 'vitest';
import { createActivityRepository } from '#adapters/postgres/activity/activity.ts';
import { recordAudit } from '#adapters/postgres/audit.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import type { ActivityFilter } from '#core/activity/activity.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';
import { importerInto } from '#test/contracts/importer-into.ts';

const admin = { userName: 'admin', actedBy: null };

describe.each(databases)('the activity of one article on %s (docs/rules/activity.md 2)', (_name, open) => {
  const on = distributorForAll(open);
  beforeEach(() => on.database.query('truncate audit_entry'));

  const about = async (key: string, more: Partial<ActivityFilter> = {}, after: string | null = null, limit = 10) =>
    createActivityRepository(on.database).page({ ...more, subject: { kind: 'product', key } }, after, limit);
  const actions = async (...asked: Parameters<typeof about>) => (await about(...asked)).map(({ action }) => action);

  const imported = importerInto(on);
  const price = (code: string, amount: string): DraftOf['prices'] => ({
    ...{ line: 1, code, brand: 'SKF', priceList: 'Lista 1', price: amount },
  });
  /** The first list rises by so many per cent. */
  const risen = async (percentage: number) => {
    const [row] = await on.database.query<{ id: number }>(
      `insert into price_change (price_list_id, at, from_list_id, percentage, rounding, state, created_by)
       values (1, now(), 1, $1, 'cents', 'waiting', 'gerente') returning id`,
      [percentage],
    );
    const id = asId<'price-change'>(String(row?.id));
    const draft = (await on.distributor.catalogueDrafts.begin('cambio')).unwrap();
    const source = { kind: 'percentage', fromListId: asId<'price-list'>('1'), percentage: money(percentage) } as const;
    const { prices } = await draft.changePrices({
      id,
      priceListId: asId('1'),
      source: { ...source, rounding: 'cents' },
    });
    await draft.publish('cambio', { kind: 'price-change', id, prices, gone: null });
    await on.distributor.follower.look();
  };

  it('tells of a sheet and of a rise of a list what of the article they moved, and of no other sheet', async () => {
    await imported('prices', [price('6201-2RS', '2500')]);
    await imported('stock', [{ line: 1, code: '6202-2RS', brand: 'SKF', stock: '0' }]);
    await risen(10);
    await imported('catalogue', [aProduct({ code: '6201-2RS', description: 'Otra cosa', listPrice: '2750.00' })]);
    const [text, rise, sheet, ...more] = await about('6201 2rs');
    expect(more).toEqual([]);
    expect([text?.action, text?.facts]).toEqual([
      'catalogue-imported',
      expect.objectContaining({
        before: expect.objectContaining({ description: 'Rodamiento rígido de bolas' }),
        after: expect.objectContaining({ description: 'Otra cosa' }),
      }),
    ]);
    expect([rise?.action, rise?.userName, rise?.facts]).toEqual([
      ...['price-change-made', 'gerente'],
      {
        ...{ list: 'Lista 1', prices: 6, percentage: '10' },
        ...{ before: { 'price:Lista 1': '2500.00' }, after: { 'price:Lista 1': '2750.00' } },
      },
    ]);
    expect([sheet?.action, sheet?.facts]).toEqual([
      'catalogue-imported',
      expect.objectContaining({ before: { 'price:Lista 1': '2000.00' }, after: { 'price:Lista 1': '2500.00' } }),
    ]);
    expect(await actions('6203-2RS')).toEqual(['price-change-made']);
    expect(await actions('6202-2RS')).toEqual(['price-change-made', 'catalogue-imported']);
    expect(await actions('NADA')).toEqual([]);
  });

  it('is read page by page with what was done to it by hand, and narrowed by who, word and day', async () => {
    for (const amount of ['10', '20', '30']) {
      await imported('prices', [price('6204-2RS', amount)]);
      await recordAudit(on.database, { ...admin, userName: 'ana' }, 'product-changed', { code: '6204-2RS' });
    }
    const read: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof about>> = await about('6204-2RS', {}, after, 2);
      read.push(...page.map(({ action }) => action));
      after = page.at(-1)?.id ?? null;
      if (after === null) break;
    }
    expect(read).toEqual(
      ['product-changed', 'catalogue-imported', 'product-changed', 'catalogue-imported'].concat(
        'product-changed',
        'catalogue-imported',
      ),
    );
    expect(await actions('6204-2RS', { userName: 'admin' })).toEqual(Array(3).fill('catalogue-imported'));
    expect(await actions('6204-2RS', { word: 'staff' })).toEqual([]);
    expect(await actions('6204-2RS', { to: '2020-01-01' })).toEqual([]);
    expect(await actions('6204-2RS', { customerId: asId('1') })).toEqual([]);
  });

  it('tells an import and its undoing; the import tells no more what it moved', async () => {
    const id = await imported('prices', [price('6205-2RS', '77')]);
    const { signal } = new AbortController();
    (await createImportUndoRepository(on.database).carryOut(id, admin, async () => undefined, signal)).unwrap();
    const [undone, sheet] = await about('6205-2RS');
    expect([undone?.action, sheet?.action]).toEqual(['import-undone', 'catalogue-imported']);
    expect(sheet?.facts).not.toHaveProperty('before');
    // What it took back is not in the catalogue any more: it says which import it was, and of it all that there was.
    expect(undone?.facts).toEqual({ importId: id, kind: 'prices', fileName: 'lista "mayo".csv', kept: 0 });
  });

  it('reads what moved in all entries of a page in as many statements as of one', async () => {
    let asked = 0;
    const counted = new Proxy(on.database, {
      get: (target, name) =>
        name !== 'query'
          ? Reflect.get(target, name)
          : (...words: Parameters<typeof target.query>) => {
              asked += 1;
              return target.query(...words);
            },
    });
    const read = async () => {
      asked = 0;
      const page = await createActivityRepository(counted).page(
        { subject: { kind: 'product', key: '6204-2RS' } },
        null,
        10,
      );
      return { moved: page.flatMap(({ facts }) => [facts['after']]), asked };
    };
    await imported('prices', [price('6204-2RS', '10')]);
    const one = await read();
    for (const amount of ['20', '30', '40']) await imported('prices', [price('6204-2RS', amount)]);
    const four = await read();
    expect(four.moved).toEqual(['40.00', '30.00', '20.00', '10.00'].map((amount) => ({ 'price:Lista 1': amount })));
    expect([one.moved.length, four.asked]).toEqual([1, one.asked]);
  });

  it('tells of two articles of one code what was done, and not what of which moved', async () => {
    const two = ['SKF', 'FAG'].map((brand, at) => aProduct({ line: at + 1, code: 'DOS-1', brand, listPrice: '5' }));
    await imported('catalogue', two);
    await imported('prices', [price('DOS-1', '6'), { ...price('DOS-1', '7'), line: 2, brand: 'FAG' }]);
    await imported('prices', [price('DOS-1', '8')]);
    const [one, both, made] = await about('DOS-1');
    expect(one?.facts).toMatchObject({ before: { 'price:Lista 1': '6.00' }, after: { 'price:Lista 1': '8.00' } });
    for (const entry of [both, made]) {
      expect([entry?.action, 'before' in (entry?.facts ?? {})]).toEqual(['catalogue-imported', false]);
    }
  });
});
