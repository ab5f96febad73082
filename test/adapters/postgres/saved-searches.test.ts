import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createSavedSearchRepository } from '#adapters/postgres/saved-searches.ts';
import type { Caller } from '#core/access/caller.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { createSavedSearchService } from '#core/saved-searches/create-saved-search-service.ts';
import type { SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import { maxSearches } from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = callerOf(1);
const boss = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const seller = callerOf(1, { userName: 'vendedor', role: 'Seller', customerId: null });
const acting = callerOf(1, {
  userName: 'vendedor',
  role: 'CustomerAdmin',
  actedBy: { userName: 'vendedor', role: 'Seller' },
});
const done = <Value>(answer: Result<Value, { readonly code: string }>): Value => {
  if (!answer.ok) throw new Error(answer.val.code);
  return answer.val;
};

describe.each(databases)('saved searches on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let service: SavedSearchService;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.query(`insert into seller (name) values ('Vendedor')`);
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, seller_id, password_hash)
       values ('cliente1', '', 'CustomerUser', 1, null, ''), ('cliente.admin', '', 'CustomerAdmin', 1, null, ''),
              ('cliente2', '', 'CustomerUser', 2, null, ''), ('vendedor', '', 'Seller', null, 1, '')`,
    );
    service = createSavedSearchService(createSavedSearchRepository(test.database));
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });
  beforeEach(() => test.database.query('delete from saved_search'));

  const create = (caller: Caller, name: string, query = 'q=bujias') => service.create(caller, { name, query });
  const names = async (caller: Caller) => done(await service.all(caller)).map(({ name }) => name);

  it('are each user’s own, by name', async () => {
    const search = done(await create(one, ' Filtros  Gol ', 'q=filtro&brand=1%2C2&page=4'));
    expect(search).toEqual({ id: search.id, name: 'Filtros Gol', query: 'q=filtro&brand=1%2C2', version: 1 });
    done(await create(one, 'bujías'));
    done(await create(seller, 'Bujías'));
    expect(await names(one)).toEqual(['bujías', 'Filtros Gol']);
    expect(await names(seller)).toEqual(['Bujías']);
    expect(await names(boss)).toEqual([]);
    expect((await service.rename(boss, search, 'x')).val).toEqual({ code: 'search-not-found' });
    expect((await service.remove(callerOf(2), search)).val).toEqual({ code: 'search-not-found' });
    expect(await names(callerOf(9))).toEqual([]);
  });

  it('of the orders of all are apart from those of the catalogue, and of staff alone', async () => {
    const view = (caller: Caller, name: string) =>
      service.create(caller, { name, query: 'state=Sent&zone=Norte' }, 'orders');
    const kept = done(await view(seller, 'Bujías'));
    done(await create(seller, 'Bujías'));
    const other = done(await view(seller, 'Otra'));
    expect(done(await service.all(seller, 'orders')).map(({ name }) => name)).toEqual(['Bujías', 'Otra']);
    expect(await names(seller)).toEqual(['Bujías']);
    expect((await view(seller, 'BUJIAS')).ok).toBe(false);
    expect((await service.rename(seller, other, 'bujias')).val).toEqual({ code: 'search-name-taken' });
    expect(done(await service.rename(seller, kept, 'Mañana'))).toMatchObject({ name: 'Mañana', version: 2 });
    for (const answer of [await view(one, 'x'), await view(acting, 'x'), await service.all(one, 'orders')])
      expect(answer.val).toEqual({ code: 'not-allowed' });
  });

  it('are the customer’s administrator’s while somebody acts as it', async () => {
    done(await create(seller, 'De mi zona'));
    const search = done(await create(acting, 'Para el mostrador'));
    expect(await names(boss)).toEqual(['Para el mostrador']);
    expect(await names(seller)).toEqual(['De mi zona']);
    done(await service.rename(acting, search, 'Del mostrador'));
    expect((await service.remove(boss, search)).val).toEqual({ code: 'search-moved', by: 'vendedor' });
    const nobody = { ...acting, customerId: asId<'customer'>('2') };
    expect(await names(nobody)).toEqual([]);
    expect((await create(nobody, 'x')).val).toEqual({ code: 'search-owner-missing' });
    expect((await service.remove(nobody, search)).val).toEqual({ code: 'search-not-found' });
  });

  it('have names of their own, without regard to case', async () => {
    const search = done(await create(one, 'Bujías'));
    const other = done(await create(one, 'Filtros', 'q=filtro'));
    const taken = { code: 'search-name-taken' };
    expect((await create(one, 'BUJÍAS')).val).toEqual(taken);
    expect((await create(one, 'Bujías', 'q=otra')).val).toEqual(taken);
    expect((await service.rename(one, other, 'bujías')).val).toEqual(taken);
    expect(done(await service.rename(one, search, 'BUJÍAS'))).toMatchObject({ name: 'BUJÍAS', version: 2 });
    for (const name of ['', ' ', 'x'.repeat(61)]) {
      expect((await create(one, name)).val).toEqual({ code: 'search-name-invalid', max: 60 });
      expect((await service.rename(one, other, name)).val).toEqual({ code: 'search-name-invalid', max: 60 });
    }
    expect((await create(one, 'x', 'q=a b')).val).toEqual({ code: 'search-query-unreadable' });
    expect(await names(one)).toEqual(['BUJÍAS', 'Filtros']);
  });

  it('kept again just as they are, also at once, are one', async () => {
    const tries = await Promise.all([1, 2, 3].map(() => create(one, 'Bujías')));
    expect(new Set(tries.map((each) => done(each).id)).size).toBe(1);
    expect(await names(one)).toEqual(['Bujías']);
  });

  it('are never changed unseen', async () => {
    const search = done(await create(one, 'Bujías'));
    const renamed = done(await service.rename(one, search, 'Bujías NGK'));
    const moved = { code: 'search-moved', by: 'cliente1' };
    expect((await service.rename(one, search, 'Otra')).val).toEqual(moved);
    expect((await service.remove(one, search)).val).toEqual(moved);
    done(await service.remove(one, renamed));
    expect((await service.remove(one, renamed)).val).toEqual({ code: 'search-not-found' });
    expect(await names(one)).toEqual([]);
  });

  it('are so many and no more, even when made at once', async () => {
    for (let made = 0; made < maxSearches - 1; made += 1) done(await create(one, `Búsqueda ${made}`));
    const last = await Promise.all([1, 2].map((each) => create(one, `Última ${each}`)));
    expect(last.filter(({ ok }) => ok)).toHaveLength(1);
    expect(last.find(({ ok }) => !ok)?.val).toEqual({ code: 'too-many-searches', max: maxSearches });
    expect(done(await service.all(one))).toHaveLength(maxSearches);
    done(await create(seller, 'La primera'));
  });

  it('tell their owner of each change, and go with their user', async () => {
    const events: LiveEvent[] = [];
    const bus = await createLiveBus(test.database);
    const telling = bus.events$.subscribe((event) => events.push(event));
    const search = done(await create(one, 'Bujías'));
    await create(one, 'Bujías');
    await service.remove(one, done(await service.rename(one, search, 'Otra')));
    await create(acting, 'Para el mostrador');
    await create(seller, 'De mi zona');
    const expectedEvent = (by: string, audience: LiveEvent['audience']) => ({
      name: 'SavedSearchesChanged',
      audience,
      facts: { by },
    });
    const company = { customerId: asId<'customer'>('1') };
    await expect
      .poll(() => events)
      .toEqual([
        ...Array.from({ length: 3 }, () => expectedEvent('cliente1', company)),
        expectedEvent('vendedor', company),
        expectedEvent('vendedor', { userName: 'vendedor' }),
      ]);
    telling.unsubscribe();
    await test.database.query(`delete from app_user where user_name = 'vendedor'`);
    expect(await test.database.query('select name from saved_search')).toEqual([{ name: 'Para el mostrador' }]);
  });
});
