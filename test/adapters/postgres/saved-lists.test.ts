import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import { createSavedListRepository } from '#adapters/postgres/saved-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { Caller } from '#core/access/caller.ts';
import { createSavedListService } from '#core/saved-lists/create-saved-list-service.ts';
import type { SavedListRepository } from '#core/saved-lists/saved-list.repository.port.ts';
import type { NewList, SavedListService } from '#core/saved-lists/saved-list.service.ts';
import { maxLists } from '#core/saved-lists/saved-list.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1);
const colleague = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const line = (row: number, quantity: number) => ({ productPriceId: asId<'product-price'>(String(row)), quantity });
const done = <Value>(answer: Result<Value, { readonly code: string }>): Value => {
  if (!answer.ok) throw new Error(answer.val.code);
  return answer.val;
};

describe.each(databases)('saved lists on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let repository: SavedListRepository;
  let service: SavedListService;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    repository = createSavedListRepository(test.database);
    service = createSavedListService({
      lists: repository,
      carts: distributor.carts,
      productRepository: distributor.productRepository,
      terms: createTermsRepository(test.database),
      hasher,
    });
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(() => test.database.query('delete from saved_list'));

  let keys = 0;
  const create = (caller: Caller, list: NewList, key = `key ${keys++}`) => service.create(caller, list, key);

  it('are the company’s, by name, with what each line cost', async () => {
    const list = done(await create(one, { name: ' Lunes ', lines: [line(3, 2), line(1, 5), line(3, 1)] }));
    done(await create(colleague, { name: 'bujías', lines: [line(2, 1)] }));
    expect(list).toMatchObject({ name: 'Lunes', lineCount: 2, version: 1, updatedBy: 'cliente1' });
    expect(done(await service.all(colleague)).map(({ name }) => name)).toEqual(['bujías', 'Lunes']);
    const read = done(await service.read(colleague, list.id));
    expect(read.lines.map(({ code, quantity, cost }) => [code, quantity, cost?.toNumber()])).toEqual([
      ['6202-2RS', 3, 3000],
      ['6200-2RS', 5, 1000],
    ]);
    expect(done(await service.all(callerOf(2)))).toEqual([]);
    expect((await service.read(callerOf(2), list.id)).val).toEqual({ code: 'list-not-found' });
    expect((await service.remove(callerOf(2), list)).val).toEqual({ code: 'list-not-found' });
    expect((await service.all(callerOf(1, { customerId: null }))).val).toEqual({ code: 'not-allowed' });
  });

  it('are made of the cart', async () => {
    done(await distributor.cartService.setLine(one, { ...line(4, 7), offerLotId: null }));
    const list = done(await create(one, { name: 'Del carrito', lines: 'cart' }));
    expect(done(await service.read(one, list.id)).lines).toMatchObject([{ code: '6203-2RS', quantity: 7 }]);
    expect((await create(callerOf(2), { name: 'Vacía', lines: 'cart' })).val).toEqual({ code: 'list-empty' });
  });

  it('leave out what the catalogue has no more, and say how many', async () => {
    expect((await create(one, { name: 'x', lines: [line(999, 1)] })).val).toEqual({ code: 'list-empty' });
    const list = done(await create(one, { name: 'x', lines: [line(999, 1), line(1, 2), line(998, 1)] }));
    expect(list).toMatchObject({ lineCount: 1, leftOut: 2 });
    const changed = done(await service.change(one, list, { lines: [line(2, 1), line(999, 1)] }));
    expect(changed).toMatchObject({ lineCount: 1, leftOut: 1 });
    expect(done(await service.change(one, changed, { name: 'y' }))).toMatchObject({ lineCount: 1, leftOut: 0 });
  });

  it('have names of their own, without regard to case and accents', async () => {
    const list = done(await create(one, { name: 'Bujías', lines: [line(1, 1)] }));
    expect((await create(one, { name: 'BUJIAS', lines: [line(1, 1)] })).val).toEqual({ code: 'list-name-taken' });
    expect((await create(one, { name: ' ', lines: [line(1, 1)] })).val).toMatchObject({
      code: 'list-name-invalid',
    });
    done(await create(callerOf(2), { name: 'Bujías', lines: [line(1, 1)] }));
    expect(done(await service.change(one, list, { name: 'bujías' }))).toMatchObject({ name: 'bujías', version: 2 });
  });

  it('are never written over unseen', async () => {
    const list = done(await create(one, { name: 'Lunes', lines: [line(1, 1)] }));
    const changed = done(await service.change(colleague, list, { lines: [line(2, 4)] }));
    expect(changed).toMatchObject({ version: 2, lineCount: 1, updatedBy: 'cliente.admin' });
    const moved = { code: 'list-moved', by: 'cliente.admin' };
    expect((await service.change(one, list, { lines: [line(3, 1)] })).val).toEqual(moved);
    expect((await service.remove(one, list)).val).toEqual(moved);
    expect(done(await service.read(one, list.id)).lines).toMatchObject([{ code: '6201-2RS', quantity: 4 }]);
    done(await service.remove(one, changed));
    expect((await service.change(one, changed, { name: 'x' })).val).toEqual({ code: 'list-not-found' });
  });

  it('changed by two at once are the one or the other’s', async () => {
    const list = done(await create(one, { name: 'Lunes', lines: [line(1, 1)] }));
    const answers = await Promise.all([
      service.change(one, list, { lines: [line(2, 2), line(3, 2)] }),
      service.change(colleague, list, { lines: [line(4, 9)] }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(done(await service.read(one, list.id)).version).toBe(2);
  });

  it('are made once under one key, also at the same time, and tell again what was left out', async () => {
    const list = { name: 'Lunes', lines: [line(1, 1), line(999, 1)] };
    const lists = await Promise.all([1, 2, 3].map(() => create(one, list, 'once')));
    expect(new Set(lists.map((each) => done(each).id)).size).toBe(1);
    expect(done(await create(colleague, list, 'once'))).toMatchObject({ name: 'Lunes', leftOut: 1 });
    expect(done(await service.all(one))).toHaveLength(1);
    expect((await create(one, { ...list, name: 'Martes' }, 'once')).val).toEqual({ code: 'key-reused' });
    done(await create(callerOf(2), list, 'once'));
  });

  it('tell who was before rather than what is wrong with a change of yesterday’s list', async () => {
    const list = done(await create(one, { name: 'Lunes', lines: [line(1, 1)] }));
    done(await service.change(colleague, list, { name: 'Martes' }));
    const late = { name: ' ', lines: [line(999, 1)] };
    expect((await service.change(one, list, late)).val).toEqual({ code: 'list-moved', by: 'cliente.admin' });
  });

  it('are so many and no more, even when made at once', async () => {
    for (let made = 0; made < maxLists - 1; made += 1) {
      done(await create(one, { name: `Lista ${made}`, lines: [line(1, 1)] }));
    }
    const last = await Promise.all([1, 2].map((each) => create(one, { name: `Última ${each}`, lines: [line(1, 1)] })));
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect(last.find(({ ok }) => !ok)?.val).toEqual({ code: 'too-many-lists', most: maxLists });
  });
});
