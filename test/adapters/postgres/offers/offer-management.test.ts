import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createOfferManagementRepository } from '#adapters/postgres/offers/offer-management.ts';
import { stateSql } from '#adapters/postgres/offers/offer-management-sql.ts';
import type { ManagedOfferId, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import { clashOf } from '#core/offers/management/offer-clash.ts';
import type { OfferManagementRepository } from '#core/offers/management/offer-management.repository.port.ts';
import { stateOn } from '#core/offers/management/offer-period.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aProduct, callerOf, writeProducts } from '#test/builders/distributor.builder.ts';
import { offerDetails } from '#test/builders/managed-offers.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const author = { userName: 'gerente', actedBy: null };
const today = '2026-11-20';
const row = asId<'product-price'>('1');

describe.each(databases)('offers that management settles on %s', (_name, open) => {
  const on = distributorForAll(open);
  let repository: OfferManagementRepository;
  let termsMoved = 0;
  beforeAll(() => {
    repository = createOfferManagementRepository({
      database: on.database,
      follower: on.distributor.follower,
      termsMoved: () => {
        termsMoved += 1;
        on.distributor.terms.forget(null);
      },
    });
  });
  const added = async (kind: OfferKind, over: Partial<OfferDetails> = {}, isCurrent = true): Promise<ManagedOfferId> =>
    (await repository.add(kind, offerDetails(over), isCurrent, author, () => null)).unwrap();
  const offersOf = async (id = row) => {
    const catalogueProduct = (await on.distributor.productRepository.productsOfRows([id])).get(id);
    const found = catalogueProduct?.rows.find(({ productPriceId }) => productPriceId === id);
    return {
      offers: found?.offers.map(({ minQuantity, percentage }) => [minQuantity, percentage.toString()]),
      promotion: found?.promotion?.percentage.toString() ?? null,
    };
  };
  const withdrawAll = async (kind: OfferKind) => {
    const { offers } = (await repository.page({ kind, text: '', state: null }, today, null)).unwrap();
    for (const { id, isWithdrawn } of offers) if (!isWithdrawn) (await repository.withdraw(kind, id, author)).unwrap();
  };
  const lastEntry = async () =>
    (
      await on.database.query<{ action: string; facts: object }>(
        'select action, facts from audit_entry order by id desc limit 1',
      )
    )[0];

  it('an offer and a promotion are seen at once, until they are withdrawn', async () => {
    const id = await added('row');
    await added('promotion', { minQuantity: 1, percentage: money(20) });
    expect(await offersOf()).toEqual({ offers: [[10, '10']], promotion: '20' });
    expect(await repository.find('row', id)).toMatchObject({ kind: 'row', minQuantity: 10, isWithdrawn: false });
    expect(await repository.find('promotion', id)).toBeNull();
    (await repository.withdraw('row', id, author)).unwrap();
    expect(await offersOf()).toEqual({ offers: [], promotion: '20' });
    expect((await repository.withdraw('row', id, author)).val).toEqual({ code: 'managed-offer-withdrawn' });
    await withdrawAll('promotion');
    expect(await offersOf()).toEqual({ offers: [], promotion: null });
  });

  it('an import of the row leaves its offer and its promotion', async () => {
    await added('row', { minQuantity: 5 });
    await added('promotion', { minQuantity: 1, percentage: money(7) });
    await writeProducts(on.distributor.catalogueDrafts, [aProduct({ code: '6200-2RS', listPrice: '1100.00' })]);
    await on.distributor.follower.look();
    expect(await offersOf()).toEqual({ offers: [[5, '10']], promotion: '7' });
    await withdrawAll('row');
    await withdrawAll('promotion');
  });

  it('a change writes what it was and what it is, and moves to another row', async () => {
    const id = await added('row', { minQuantity: 3 });
    const other = asId<'product-price'>('2');
    const details = offerDetails({
      minQuantity: 4,
      rows: [{ productPriceId: other, quantity: 1 }],
      until: '2026-12-31',
    });
    const seen: unknown[] = [];
    const changed = await repository.change('row', id, details, true, author, (held) => {
      seen.push(held?.minQuantity);
      return null;
    });
    expect(changed.ok).toBe(true);
    expect(seen).toEqual([3]);
    expect([(await offersOf()).offers, (await offersOf(other)).offers]).toEqual([[], [[4, '10']]]);
    expect(await lastEntry()).toMatchObject({
      action: 'offer-changed',
      facts: {
        kind: 'row',
        name: '6201-2RS SKF',
        before: { offer: '6200-2RS SKF', minQuantity: 3, percentage: '10' },
        after: { offer: '6201-2RS SKF', minQuantity: 4, until: '2026-12-31' },
      },
    });
    expect((await repository.lastChange('row', id))?.by).toBe('gerente');
    const gone = await repository.change('row', asId('999'), details, true, author, (held) =>
      held === null ? { code: 'managed-offer-not-found' } : null,
    );
    expect(gone.val).toEqual({ code: 'managed-offer-not-found' });
    await withdrawAll('row');
  });

  it('tells who decides of the row its other offers, without those that were withdrawn', async () => {
    const id = await added('row', { minQuantity: 2 });
    const rivals: unknown[] = [];
    const refused = await repository.add('row', offerDetails({ minQuantity: 2 }), true, author, (others) => {
      rivals.push(...others.map((other) => other.id));
      return { code: 'offer-overlaps', minQuantity: 2, from: null, until: null };
    });
    expect(refused.val).toMatchObject({ code: 'offer-overlaps' });
    expect(rivals).toEqual([id]);
    await withdrawAll('row');
  });

  it('tells of one by value or quantity those of the same family and brand, and two at once wait for each other', async () => {
    const of = { rows: [], brandId: asId<'product-brand'>('1'), minQuantity: 40 };
    const id = await added('value-quantity', of);
    const families = await on.database.query<{ id: number }>('select id from product_type order by id limit 1');
    await added('value-quantity', { ...of, typeId: asId(String(families[0]?.id)) });
    const gone = await added('value-quantity', { ...of, minQuantity: 41 });
    (await repository.withdraw('value-quantity', gone, author)).unwrap();
    expect((await repository.rivals('value-quantity', offerDetails(of))).map((rival) => rival.id)).toEqual([id]);
    const both = await Promise.all(
      [1, 2].map(() => {
        const details = offerDetails({ ...of, minQuantity: 50 });
        return repository.add('value-quantity', details, true, author, (rivals) =>
          clashOf('value-quantity', details, rivals),
        );
      }),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)?.val).toMatchObject({ code: 'value-offer-overlaps', minQuantity: 50 });
    await withdrawAll('value-quantity');
  });

  it('begins and ends with its day, once', async () => {
    const id = await added('row', { from: '2026-11-22', until: '2026-11-23' }, false);
    const lot = await added('lot', { title: 'Par', price: money(900), until: '2026-11-23' });
    expect((await offersOf()).offers).toEqual([]);
    expect(await repository.nextTurn(today)).toBe('2026-11-22');
    (await repository.turn('2026-11-21')).unwrap();
    expect((await offersOf()).offers).toEqual([]);
    expect(await repository.nextTurn('2026-11-22')).toBe('2026-11-22');
    (await repository.turn('2026-11-22')).unwrap();
    expect((await offersOf()).offers).toEqual([[10, '10']]);
    expect(await repository.nextTurn('2026-11-22')).toBe('2026-11-24');
    const before = on.distributor.follower.generation();
    (await repository.turn('2026-11-23')).unwrap();
    await on.distributor.follower.look();
    expect(on.distributor.follower.generation()).toBe(before);
    (await repository.turn('2026-11-24')).unwrap();
    expect((await offersOf()).offers).toEqual([]);
    expect((await on.distributor.carts.lot(asId(lot)))?.isActive).toBe(false);
    expect(await repository.nextTurn('2026-11-24')).toBeNull();
    expect(await repository.find('row', id)).toMatchObject({ isWithdrawn: false });
    await withdrawAll('row');
  });

  it('a combo holds its rows; what is in carts is counted, and stays there marked', async () => {
    const caller = callerOf(1);
    const id = await added('lot', {
      title: 'Kit',
      price: money(2500),
      text: 'Grasa',
      rows: [
        { productPriceId: row, quantity: 1 },
        { productPriceId: asId('2'), quantity: 2 },
      ],
    });
    expect(await repository.carts('lot', id)).toBe(0);
    (
      await on.distributor.cartService.setLine(caller, { productPriceId: null, offerLotId: asId(id), quantity: 1 })
    ).unwrap();
    expect(await repository.carts('lot', id)).toBe(1);
    (await repository.withdraw('lot', id, author)).unwrap();
    expect(await lastEntry()).toMatchObject({ action: 'offer-withdrawn', facts: { name: 'Kit', carts: 1 } });
    const cart = (await on.distributor.cartService.read(caller)).unwrap();
    expect(cart.products.map(({ offerLotTitle, isGone }) => [offerLotTitle, isGone])).toEqual([['Kit', true]]);
    await on.distributor.cartService.removeLine(caller, { productPriceId: null, offerLotId: asId(id) });
  });

  it('an offer and a value/quantity offer count the carts that reach them', async () => {
    const caller = callerOf(2);
    const id = await added('row', { minQuantity: 10 });
    const much = await added('value-quantity', { brandId: asId('1'), minQuantity: 12, rows: [] });
    expect(termsMoved).toBeGreaterThan(0);
    const set = (quantity: number) =>
      on.distributor.cartService.setLine(caller, { productPriceId: row, offerLotId: null, quantity });
    await set(9);
    expect([await repository.carts('row', id), await repository.carts('value-quantity', much)]).toEqual([0, 0]);
    await set(12);
    expect([await repository.carts('row', id), await repository.carts('value-quantity', much)]).toEqual([1, 1]);
    const earned = (await on.distributor.cartService.read(caller)).unwrap();
    expect(earned.offerValueQuantities.map((offer) => offer.id)).toEqual([much]);
    (await repository.withdraw('value-quantity', much, author)).unwrap();
    expect((await on.distributor.cartService.read(caller)).unwrap().offerValueQuantities).toEqual([]);
    await set(0);
  });

  it('a subfamily stands with its family; a family alone; and the scope is known or not', async () => {
    const [sub] = await on.database.query<{ id: number; parent_id: number }>(
      'select id, parent_id from product_type where parent_id is not null limit 1',
    );
    const of = async (typeId: number | undefined) => {
      const id = await added('value-quantity', { rows: [], typeId: asId(String(typeId)), minQuantity: 3 });
      return (await repository.find('value-quantity', id))?.typeId;
    };
    expect(await of(sub?.id)).toBe(String(sub?.id));
    expect(await of(sub?.parent_id)).toBe(String(sub?.parent_id));
    const stored = await on.database.query(
      'select parent_type_id, type_id from offer_value_quantity order by id desc limit 2',
    );
    expect(stored).toEqual([
      { parent_type_id: sub?.parent_id, type_id: null },
      { parent_type_id: sub?.parent_id, type_id: sub?.id },
    ]);
    expect(await repository.has(asId(String(sub?.id)), asId('1'))).toBe(true);
    expect(await repository.has(null, asId('99999'))).toBe(false);
    await withdrawAll('value-quantity');
  });

  it('a list is found by words of code, brand and text, narrowed by state, and goes on where it ended', async () => {
    await added('row', { text: 'Liquidación de verano, Citroën y Peças', minQuantity: 60 });
    await added('row', { from: '2026-12-01', minQuantity: 61 }, false);
    const page = async (text: string, state: Parameters<OfferManagementRepository['page']>[0]['state']) =>
      (await repository.page({ kind: 'row', text, state }, today, null))
        .unwrap()
        .offers.map(({ minQuantity }) => minQuantity);
    for (const text of ['skf liquidacion', 'citroen', 'PEÇAS citroën']) expect(await page(text, null)).toEqual([60]);
    expect(await page('6200-2rs', 'scheduled')).toEqual([61]);
    for (const text of ['62002RS', '6200.2/rs skf', '002rs']) expect(await page(text, 'scheduled')).toEqual([61]);
    expect(await page('nada de esto', null)).toEqual([]);
    for (let count = 0; count < 50; count += 1) await added('lot', { title: `Combo ${count}`, price: money(1) });
    const first = (await repository.page({ kind: 'lot', text: '', state: 'current' }, today, null)).unwrap();
    const rest = (await repository.page({ kind: 'lot', text: '', state: null }, today, first.next)).unwrap();
    const lots = async (text: string) =>
      (await repository.page({ kind: 'lot', text, state: null }, today, null)).unwrap().offers.length;
    expect(await lots('6200-2rs combo')).toBe(50);
    expect(await lots('62002rs combo')).toBe(50);
    expect(await lots('62002rsx')).toBe(0);
    expect(first.offers.length).toBe(50);
    expect(rest.offers.every(({ id }) => Number(id) < Number(first.offers.at(-1)?.id))).toBe(true);
    expect((await repository.page({ kind: 'lot', text: '', state: null }, today, 'nada')).val).toEqual({
      code: 'page-key-unreadable',
    });
  });

  it('says in SQL what core says of a state', async () => {
    const day = fc.option(fc.integer({ min: -3, max: 3 }).map((days) => dayAfter(today, days)));
    await fc.assert(
      fc.asyncProperty(day, day, fc.boolean(), async (from, until, isWithdrawn) => {
        const [stateRow] = await on.database.query<{ state: string }>(
          `select ${stateSql('$1::date')} as state from (select $2::date as from_day, $3::date as until_day, $4::boolean as is_withdrawn) o`,
          [today, from, until, isWithdrawn],
        );
        expect(stateRow?.state).toBe(stateOn({ from, until }, isWithdrawn, today));
      }),
      { numRuns: 40 },
    );
  });
});
