import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClaimRepository } from '#adapters/postgres/claims/claims.ts';
import { createCurrentAccountRepository } from '#adapters/postgres/current-account/current-account.ts';
import { createWarrantyRepository } from '#adapters/postgres/warranties/warranties.ts';
import { documentTitle } from '#core/current-account/document-title.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { onPaper } from '#core/distributor/on-paper.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const one = asId<'customer'>('1');

describe.each(databases)('the back office on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await anOffice(test.database);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  describe('claims', () => {
    it('are a company’s own, newest first, with their products and their way', async () => {
      const { claims, currentPage, totalPages } = await createClaimRepository(test.database).ofCustomer(one, 1);
      expect([currentPage, totalPages]).toEqual([1, 1]);
      expect(claims.map(({ number, currentTracking }) => [number, currentTracking.state])).toEqual([
        [5, 'Created'],
        [3, 'InProgress'],
        [2, 'Refused'],
        [1, 'Accepted'],
      ]);
      expect(claims[0]).toMatchObject({
        origin: 'Pedido',
        reason: 'Faltante',
        purchaseDate: '2026-11-01',
        products: [
          { productCode: '6200-2RS', productBrandName: 'SKF', quantity: 1 },
          { productCode: '6201-2RS', quantity: 2 },
        ],
      });
      expect(claims[3]?.resolution).toBe('Se repone');
      expect(claims[3]?.tracking).toEqual([
        { state: 'Created', date: '2026-11-01T12:00:00.000Z' },
        { state: 'InProgress', date: '2026-11-01T13:00:00.000Z' },
        { state: 'Accepted', date: '2026-11-03T12:00:00.000Z' },
      ]);
    });

    it('beyond the last page are those of the last', async () => {
      const claims = createClaimRepository(test.database);
      expect(await claims.ofCustomer(one, 9)).toEqual(await claims.ofCustomer(one, 1));
    });

    it('have origins and reasons in the distributor’s order', async () => {
      const repository = createClaimRepository(test.database);
      expect((await repository.origins()).map(({ name }) => name)).toEqual(['Pedido', 'Factura']);
      expect((await repository.reasons()).map(({ name }) => name)).toEqual(['Faltante', 'Mercadería dañada']);
    });

    it('keep the name of an origin that is gone', async () => {
      await test.database.query(`delete from claim_origin where name = 'Factura'`);
      const { claims } = await createClaimRepository(test.database).ofCustomer(one, 1);
      expect(claims.at(-1)?.origin).toBe('Factura');
    });

    it('are associated once, by one of two at once, and their way says who', async () => {
      const repository = createClaimRepository(test.database);
      const at = '2026-11-06T12:00:00.000Z';
      const tries = ['F-1', 'F-2'].map((code) => repository.associate(asId('4'), code, at, { userName: 'gerente' }));
      const moved = (await Promise.all(tries)).filter((claim) => claim !== null);
      expect(moved).toHaveLength(1);
      expect(moved[0]).toMatchObject({
        number: 4,
        customerName: 'Dos',
        externalCode: expect.stringMatching(/^F-[12]$/),
        currentTracking: { state: 'InProgress', date: at },
      });
      const way = await test.database.query('select state, by from claim_tracking where claim_id = 4 order by at');
      expect(way).toEqual([
        { state: 'Created', by: 'otro' },
        { state: 'InProgress', by: 'gerente' },
      ]);
      expect((await repository.list(1)).claims.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
      expect(await repository.byId(asId('999'))).toBeNull();
    });

    it.each([
      ['a number twice', 'insert into claim_tracking select claim_id, state, at, by from claim_tracking limit 1'],
      ['a resolution before the end', `update claim set resolution = 'x' where id = 3`],
      ['an end without one', `update claim set state = 'Accepted' where id = 3`],
      ['progress without the other system’s code', `update claim set state = 'InProgress' where id = 5`],
      ['a purchase before 2024', `update claim set purchase_date = '2023-12-31' where id = 5`],
      [
        'a product twice',
        'insert into claim_product select claim_id, 9, product_id, product_code, brand_id, brand_name, 1 from claim_product',
      ],
    ])('never have %s', async (_what, sql) => {
      await expect(test.database.query(sql)).rejects.toThrow(/violates|duplicate/);
    });
  });

  describe('warranties', () => {
    it('are a company’s own, newest first', async () => {
      const warranties = await createWarrantyRepository(test.database).ofCustomer(one);
      expect(warranties.map(({ rmaNumber, currentTracking }) => [rmaNumber, currentTracking.state])).toEqual([
        ['2026-00000004', 'Refused'],
        ['2026-00000003', 'Accepted'],
        ['2026-00000002', 'Pending'],
        ['2026-00000001', 'Created'],
      ]);
      expect(warranties[0]).toMatchObject({
        productCode: '6200-2RS',
        productBrandName: 'SKF',
        resolution: 'Mal colocado',
      });
    });

    it('choose from the ways to fail in the distributor’s order', async () => {
      expect(await createWarrantyRepository(test.database).faultSequences()).toEqual([
        { id: '2', title: 'Al colocarlo', detail: 'Nunca anduvo' },
        { id: '1', title: 'Con el tiempo', detail: 'Después de rodar' },
      ]);
    });
  });

  describe('the current account', () => {
    it('has open documents oldest first, and finished ones by pages', async () => {
      const repository = createCurrentAccountRepository(test.database, () => onPaper(defaultDistributor));
      const open = await repository.open(one);
      expect(open.map(({ title, total, debt, hasPdf }) => [title, total.toFixed(2), debt.toFixed(2), hasPdf])).toEqual([
        ['A 00001-00000001', '1210.00', '1210.00', true],
        ['A 00001-00000002', '500.50', '0.00', false],
      ]);
      const { documents, totalPages } = await repository.finished(one, 1);
      expect([documents.map(({ title }) => title), totalPages]).toEqual([['R 00002-00000001'], 1]);
      expect(open.concat(documents).map(documentTitle)).toEqual(open.concat(documents).map(({ title }) => title));
    });

    it('prints a document with its lines, none without, and no unknown one', async () => {
      const repository = createCurrentAccountRepository(test.database, () => onPaper(defaultDistributor));
      const printable = await repository.printable(asId('1'));
      expect(printable?.customer).toEqual({ externalCode: 'C1', name: 'Uno', cuit: '' });
      expect(printable?.distributor.name).toBe(defaultDistributor.name);
      expect(printable?.lines.map(({ code, unitPrice, iva }) => [code, unitPrice.toFixed(2), iva.toString()])).toEqual([
        ['6200-2RS', '1200.00', '21'],
        ['', '-200.00', '21'],
      ]);
      expect(await repository.printable(asId('2'))).toBeNull();
      expect(await repository.printable(asId('no'))).toBeNull();
    });

    it('tells where transfers go, in order, and the days once they are settled', async () => {
      const repository = createCurrentAccountRepository(test.database, () => onPaper(defaultDistributor));
      expect((await repository.bankAccounts()).map(({ bank }) => bank)).toEqual(['Banco Uno', 'Banco Dos']);
      expect(await repository.maxDays()).toBeNull();
      await test.database.query(`insert into setting values ('current-account', '{"days": 45}')`);
      expect(await repository.maxDays()).toBe(45);
    });

    it.each([
      [
        'two documents of one title',
        'insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt) select 2, letter, point_of_sale, number, date, expiration, total, debt from account_document where id = 1',
      ],
      ['more debt than its total', 'update account_document set debt = total + 1 where id = 1'],
      ['an end before its beginning', `update account_document set expiration = date - 1 where id = 1`],
      ['a CBU of other than 22 digits', `update bank_account set cbu = '123' where id = 1`],
    ])('never has %s', async (_what, sql) => {
      await expect(test.database.query(sql)).rejects.toThrow(/violates|duplicate/);
    });
  });
});
