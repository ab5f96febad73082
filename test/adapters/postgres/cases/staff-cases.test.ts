import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaffClaimRepository } from '#adapters/postgres/claims/staff-claims.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { createStaffWarrantyRepository } from '#adapters/postgres/warranties/staff-warranties.ts';
import { type CaseFilter, everyCase } from '#core/cases/case-filter.ts';
import { createStaffCaseService } from '#core/cases/create-staff-case-service.ts';
import { casePageSize } from '#core/cases/staff-case.repository.port.ts';
import type { StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { asId } from '#core/shared/ids.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { memoryListWriter } from '#test/builders/list-writer.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const manager = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });
const sellerOne = callerOf(0, { userName: 'vendedor', role: 'Seller', customerId: null, sellerId: asId('1') });

describe.each(databases)('claims and warranties of staff on %s', (_name, open) => {
  const on = distributorForAll(open);
  let claims: StaffCaseService<ClaimState, StaffClaim>;
  let warranties: StaffCaseService<WarrantyState, StaffWarranty>;
  let events: unknown[] = [];
  const writtenClaims: StaffClaim[][] = [];

  beforeAll(async () => {
    const { database } = on;
    const clock = { now: () => noon };
    await anOffice(database);
    await database.query(`insert into seller (name) values ('Ana'), ('Beto')`);
    await database.query(`update customer set seller_id = id`);
    await database.query(`update customer set name = 'Ñandú Repuestos', fantasy_name = 'Citroën Peças' where id = 2`);
    await database.query(`update claim set purchase_document = ' 2026 /71' where number = 3`);
    claims = createStaffCaseService({
      ...{
        repository: createStaffClaimRepository(database),
        writer: memoryListWriter('Reclamos', writtenClaims),
        clock,
      },
    });
    warranties = createStaffCaseService({
      ...{ repository: createStaffWarrantyRepository(database), writer: memoryListWriter('Garantías', []), clock },
    });
    await database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(() => {
    events = [];
  });

  const claimNumbers = async (filter: Partial<CaseFilter<ClaimState>>, caller = manager) =>
    (await claims.list(caller, { ...everyCase, ...filter }, null)).unwrap().cases.map(({ number }) => number);
  const rmas = async (filter: Partial<CaseFilter<WarrantyState>>, caller = manager) =>
    (await warranties.list(caller, { ...everyCase, ...filter }, null))
      .unwrap()
      .cases.map(({ rmaNumber }) => Number(rmaNumber.slice(5)));

  it('are found by a whole code of one or two signs, and not by a part of a longer one', async () => {
    await on.database.query(`update claim set external_code = 'Q-7' where number = 2`);
    expect(await claimNumbers({ text: 'q7' })).toEqual([2]);
    expect(await claimNumbers({ text: 'Q' })).toEqual([]);
    await on.database.query(`update claim set external_code = 'RX2' where number = 2`);
    expect(await claimNumbers({ text: 'rx' })).toEqual([]);
  });

  it('list them all, the newest first, with whose they are', async () => {
    const page = (await claims.list(manager, everyCase, null)).unwrap();
    expect(page.cases.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
    expect(page).toMatchObject({ next: null, isSearchable: true });
    expect(page.cases[1]).toMatchObject({
      customerId: '2',
      customerName: 'Ñandú Repuestos',
      customerCode: 'C2',
      sellerName: 'Beto',
      openedAt: '2026-11-04T12:00:00.000Z',
      version: 1,
      corrections: [],
    });
    expect(await rmas({})).toEqual([5, 4, 3, 2, 1]);
  });

  it.each<[string, Partial<CaseFilter<ClaimState>>, readonly number[]]>([
    ['a number', { text: '3' }, [3]],
    ['a year and number', { text: '26-3' }, [5, 3]],
    ['another year', { text: '2025-3' }, []],
    ['part of a name', { text: 'nandu' }, [4]],
    ['part of a name with any accent', { text: 'citroen pec' }, [4]],
    ['a customer’s code', { text: 'C2' }, [4]],
    ['a product’s code', { text: '6201-2RS' }, [5]],
    ['an order that its document names', { text: '2026-00000071' }, [3]],
    ['an order that none names', { text: '2026-00000007' }, []],
    ['part of a document', { text: '00001-00000001' }, [2, 1]],
    ['the other system’s code', { text: 'rx2' }, [2]],
    ['states', { states: ['Created', 'InProgress'] }, [5, 4, 3]],
    ['a customer', { customerId: asId('2') }, [4]],
    ['a seller', { sellerId: asId('2') }, [4]],
    ['an origin', { type: 'Factura' }, [2, 1]],
    ['a reason', { type: 'Mercadería dañada' }, [3]],
    ['days', { from: '2026-11-02', to: '2026-11-03' }, [3, 2]],
    ['what nobody has', { text: 'zzz' }, []],
    ['what SQL would take for more', { text: `%' or '1'='1` }, []],
  ])('claims are found by %s', async (_what, filter, numbers) => {
    expect(await claimNumbers(filter)).toEqual(numbers);
  });

  it.each<[string, Partial<CaseFilter<WarrantyState>>, readonly number[]]>([
    ['a number', { text: '2026/4' }, [4]],
    ['part of a name', { text: 'ñandú' }, [5]],
    ['part of a name with any accent', { text: 'peças' }, [5]],
    ['a plate', { text: 'ab 123 cd' }, [5, 4, 3, 2, 1]],
    ['a state', { states: ['Pending'] }, [2]],
    ['a way to fail and a customer', { type: 'Con el tiempo', customerId: asId('2') }, [5]],
    ['a way to fail that none has', { type: 'Al colocarlo' }, []],
  ])('warranties are found by %s', async (_what, filter, numbers) => {
    expect(await rmas(filter)).toEqual(numbers);
  });

  it('with a message that no staff has opened are found', async () => {
    expect(await claimNumbers({ isUnread: true })).toEqual([]);
    await on.database.query('update claim set unread_by_staff = 2 where number in (2, 4)');
    await on.database.query('update claim set unread_by_company = 1 where number = 3');
    await on.database.query('update warranty set unread_by_staff = 1 where number = 5');
    expect(await claimNumbers({ isUnread: true })).toEqual([4, 2]);
    expect(await claimNumbers({ isUnread: true }, sellerOne)).toEqual([2]);
    expect(await rmas({ isUnread: true })).toEqual([5]);
    await on.database.query('update claim set unread_by_staff = 0, unread_by_company = 0');
    await on.database.query('update warranty set unread_by_staff = 0');
  });

  it('show a seller those of their own customers, and nobody else’s by its number', async () => {
    expect(await claimNumbers({}, sellerOne)).toEqual([5, 3, 2, 1]);
    expect(await claimNumbers({ sellerId: asId('2') }, sellerOne)).toEqual([]);
    expect(await rmas({}, sellerOne)).toEqual([4, 3, 2, 1]);
    expect((await claims.table(sellerOne, everyCase, 'xlsx')).unwrap().name).toBe('Reclamos 2026-11-20.xlsx');
    expect(writtenClaims.flat().map(({ number }) => number)).toEqual([5, 3, 2, 1]);
    expect((await claims.show(sellerOne, { year: 2026, number: 4 })).val).toEqual({ code: 'case-not-found' });
    expect((await claims.show(sellerOne, { year: 2026, number: 5 })).unwrap()).toMatchObject({ number: 5 });
    expect((await claims.choices(sellerOne)).unwrap()).toEqual({
      sellers: [{ id: '1', name: 'Ana' }],
      types: [
        { kind: 'origin', names: ['Pedido', 'Factura'] },
        { kind: 'reason', names: ['Faltante', 'Mercadería dañada'] },
      ],
    });
    const nobody = { ...sellerOne, sellerId: null };
    expect((await claims.list(nobody, everyCase, null)).val).toEqual({ code: 'not-allowed' });
  });

  it('offer what claims still have though it is called otherwise or gone, after what there is', async () => {
    await on.database.query(`update claim_origin set name = 'Factura A' where name = 'Factura'`);
    await on.database.query(`delete from claim_reason where name = 'Faltante'`);
    expect((await claims.choices(manager)).unwrap().types).toEqual([
      { kind: 'origin', names: ['Pedido', 'Factura A', 'Factura'] },
      { kind: 'reason', names: ['Mercadería dañada', 'Faltante'] },
    ]);
    await on.database.query(`update claim_origin set name = 'Factura' where name = 'Factura A'`);
    await on.database.query(`insert into claim_reason (name, sort_order) values ('Faltante', 1)`);
  });

  it('go on after the last row, and refuse what is no key', async () => {
    await on.database.query(
      `insert into warranty (year, number, customer_id, created_at, created_by, product_id, product_code, brand_id, brand_name, quantity, purchase_document,
                             vehicle_brand, vehicle, vehicle_year, plate, start_using, end_using, kilometrage, kilometrage_installed, kilometrage_used,
                             kilometrage_breakage, note, state, state_at)
       select 2025, n, 1, '2025-11-01T12:00Z', 'x', 1, 'P', 1, 'SKF', 1, 'D', 'V', 'V', 2018, 'AB123CD', '2025-01-01', '2025-10-01', 1, 1, 1, 1, 'n',
              'Created', '2025-11-01T12:00Z' from generate_series(1, ${casePageSize}) n`,
    );
    const first = (await warranties.list(manager, everyCase, null)).unwrap();
    const second = (await warranties.list(manager, everyCase, first.next)).unwrap();
    expect([first.cases.length, second.cases.length, second.next]).toEqual([casePageSize, 5, null]);
    expect(new Set([...first.cases, ...second.cases].map(({ id }) => id)).size).toBe(casePageSize + 5);
    for (const key of ['x', '', 'W10', Buffer.from('["x",1]').toString('base64url')]) {
      expect((await warranties.list(manager, everyCase, key)).val).toEqual({ code: 'page-key-unreadable' });
    }
    await on.database.query('delete from warranty where year = 2025');
  });

  it('correct a resolution with its trace, its entry, a mail and a live event', async () => {
    await on.database.query('delete from outbox_mail');
    await on.database.query(`update customer set email = 'uno@example.com' where id = 1`);
    const seen = { year: 2026, number: 1, version: 1 };
    const correction = { field: 'resolution', text: ' Va nota de crédito ', reason: ' Era otra ' } as const;
    const corrected = (await claims.correct(manager, seen, correction)).unwrap();
    expect(corrected).toMatchObject({
      resolution: 'Va nota de crédito',
      version: 2,
      currentTracking: { state: 'Accepted' },
      corrections: [
        {
          ...{ field: 'resolution', before: 'Se repone', after: 'Va nota de crédito', reason: 'Era otra' },
          ...{ by: 'gerente', at: new Date(noon).toISOString() },
        },
      ],
    });
    const [entry] = await on.database.query(
      'select user_name, action, facts from audit_entry order by id desc limit 1',
    );
    expect(entry).toMatchObject({
      user_name: 'gerente',
      action: 'claim-corrected',
      facts: {
        ...{ customerId: '1', number: '2026-00000001', field: 'resolution', reason: 'Era otra' },
        ...{ before: { resolution: 'Se repone' }, after: { resolution: 'Va nota de crédito' } },
      },
    });
    const mails = await on.database.query<{ subject: string; body: string }>('select subject, body from outbox_mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('Va nota de crédito');
    await vi.waitFor(() =>
      expect(events).toContainEqual({
        name: 'DemandsChanged',
        audience: { customerId: '1' },
        facts: { customerId: '1', number: '2026-00000001', state: 'Accepted' },
      }),
    );
    expect((await claims.correct(manager, seen, correction)).val).toEqual({ code: 'case-moved' });
  });

  it('correct a code without a mail, and nothing that was not given yet', async () => {
    await on.database.query('delete from outbox_mail');
    const code = { field: 'externalCode', text: 'RX-33', reason: 'Mal tipeado' } as const;
    const corrected = (await claims.correct(manager, { year: 2026, number: 3, version: 1 }, code)).unwrap();
    expect(corrected).toMatchObject({ externalCode: 'RX-33', currentTracking: { state: 'InProgress' } });
    expect(await on.database.query('select id from outbox_mail')).toEqual([]);
    expect((await claims.correct(manager, { year: 2026, number: 5, version: 1 }, code)).val).toEqual({
      code: 'case-not-correctable',
    });
    expect((await warranties.correct(manager, { year: 2026, number: 3, version: 1 }, code)).val).toEqual({
      code: 'case-not-correctable',
    });
    expect((await claims.correct(manager, { year: 2026, number: 99, version: 1 }, code)).val).toEqual({
      code: 'case-not-found',
    });
    expect((await claims.correct(sellerOne, { year: 2026, number: 3, version: 2 }, code)).val).toEqual({
      code: 'not-allowed',
    });
  });
});
