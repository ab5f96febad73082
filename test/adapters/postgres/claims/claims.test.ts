import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClaimRepository } from '#adapters/postgres/claims/claims.ts';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { ClaimService } from '#core/claims/claim.service.ts';
import type { ClaimManagementService } from '#core/claims/claim-management.service.ts';
import { createClaimManagementService } from '#core/claims/create-claim-management-service.ts';
import { createClaimService } from '#core/claims/create-claim-service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { asId } from '#core/shared/ids.ts';
import { aClaim, aClaimedProduct } from '#test/builders/claim.builder.ts';
import { aProduct, callerOf, noon, writeProducts } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const one = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const acting = callerOf(1, { ...one, actedBy: { userName: 'vendedor', role: 'Seller' } });
const two = callerOf(2, { role: 'CustomerAdmin' });
const staff = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

describe.each(databases)('claims on %s', (_name, open) => {
  const all = distributorForAll(open);
  let service: ClaimService;
  let management: ClaimManagementService;
  let events: unknown[] = [];
  let keys = 0;

  beforeAll(async () => {
    await anOffice(all.database);
    const claims = createClaimRepository(all.database);
    const clock = { now: () => noon };
    service = createClaimService({ claims, clock, productRepository: all.distributor.productRepository, hasher });
    management = createClaimManagementService({ claims, clock });
    await all.database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(() => {
    events = [];
    keys += 1;
  });

  const opened = async (over: Parameters<typeof aClaim>[0] = {}, caller = one, key = `claim ${keys}`) => {
    const answer = await service.open(caller, aClaim(over), key);
    if (!answer.ok) throw new Error(JSON.stringify(answer.val));
    return answer.val;
  };
  const rows = (sql: string) => all.database.query<Record<string, unknown>>(sql);

  it('are opened with the distributor’s own names, and found on the first page', async () => {
    const products = [
      { ...aClaimedProduct(1, 3), productCode: 'mentira', productBrandName: 'otra' },
      aClaimedProduct(2),
    ];
    const claim = await opened({ note: '  Faltaron tres \r\n de cuatro ', products });
    expect(claim).toMatchObject({
      year: 2026,
      origin: 'Factura',
      reason: 'Faltante',
      purchaseDate: '2026-11-10',
      note: 'Faltaron tres \n de cuatro',
      resolution: '',
      currentTracking: { state: 'Created', date: '2026-11-20T15:00:00.000Z' },
      tracking: [{ state: 'Created', date: '2026-11-20T15:00:00.000Z' }],
      products: [
        { productCode: '6200-2RS', productBrandName: 'SKF', quantity: 3 },
        { productCode: '6201-2RS', productBrandName: 'SKF', quantity: 1 },
      ],
    });
    const page = await service.page(one, 1);
    expect(page.ok && page.val.claims[0]).toEqual(claim);
    await vi.waitFor(() =>
      expect(events).toEqual([
        {
          name: 'DemandsChanged',
          audience: { customerId: '1' },
          facts: { customerId: '1', number: formatNumber(claim), state: 'Created' },
        },
      ]),
    );
  });

  it('opened by staff as the customer are signed with both names', async () => {
    const claim = await opened({}, acting);
    const [row] = await rows(`select created_by, acted_by from claim where id = ${claim.id}`);
    expect(row).toEqual({ created_by: 'cliente.admin', acted_by: 'vendedor' });
    const [entry] = await rows('select user_name, acted_by, action, facts from audit_entry order by id desc limit 1');
    expect(entry).toEqual({
      user_name: 'cliente.admin',
      acted_by: 'vendedor',
      action: 'claim-opened',
      facts: { customerId: '1', claimId: claim.id, number: formatNumber(claim) },
    });
  });

  it('have numbers without gaps, also where several are opened at once and some are refused', async () => {
    const before = (await opened()).number;
    const tries = Array.from({ length: 8 }, (_, index) => {
      const caller = index % 2 === 0 ? one : two;
      const products = index === 3 ? [aClaimedProduct(999)] : [aClaimedProduct(1)];
      return service.open(caller, aClaim({ products }), `at once ${index}`);
    });
    const numbers = (await Promise.all(tries)).flatMap((answer) => (answer.ok ? [answer.val.number] : []));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 7 }, (_, index) => before + 1 + index));
  });

  it('that are sent twice under one key are one, and another under it is refused', async () => {
    const twice = await Promise.all([opened(), opened()]);
    expect(twice[0]).toEqual(twice[1]);
    expect((await service.open(one, aClaim({ note: 'Otra cosa' }), `claim ${keys}`)).val).toEqual({
      code: 'key-reused',
    });
    // An equal key of another company is another key.
    expect((await opened({}, two)).id).not.toBe(twice[0].id);
  });

  it('are told as one flaw a field, with what the catalogue and the lists do not have', async () => {
    const flaws = async (over: Parameters<typeof aClaim>[0]) => (await service.open(one, aClaim(over), 'wrong')).val;
    expect(
      await flaws({ origin: 'Remito', reason: 'Porque sí', products: [aClaimedProduct(1), aClaimedProduct(99)] }),
    ).toEqual({
      code: 'invalid-claim',
      flaws: [
        { code: 'origin-unknown', place: null },
        { code: 'reason-unknown', place: null },
        { code: 'product-unknown', place: 1 },
      ],
    });
    expect(await flaws({ products: [aClaimedProduct(1, 1, 7)] })).toEqual({
      code: 'invalid-claim',
      flaws: [{ code: 'product-unknown', place: 0 }],
    });
    expect(await flaws({ note: '' })).toEqual({
      code: 'invalid-claim',
      flaws: [{ code: 'note-missing', place: null }],
    });
  });

  it('take an origin by its id too', async () => {
    expect((await opened({ origin: '2' })).origin).toBe('Pedido');
  });

  it('send a mail to the company, and another to whom the distributor named', async () => {
    await rows('delete from outbox_mail');
    await rows(`insert into setting values ('mail.demands',
      '{"subject": "Reclamos", "accounts": ["reclamos@example.com", "uno@example.com"], "sendToZoneAccount": true}')`);
    await rows(`update customer set zone_email = 'norte@example.com' where id = 1`);
    const claim = await opened({ note: 'Vino roto' });
    const expectedMail = {
      subject: `Reclamos ${formatNumber(claim)} · Uno`,
      body: expect.stringContaining('1 × 6200-2RS SKF\n\nVino roto'),
    };
    const path = `/demands?claim=${formatNumber(claim)}`;
    expect(await rows('select recipients, subject, body, letter from outbox_mail order by id')).toMatchObject([
      { ...expectedMail, recipients: ['uno@example.com'], letter: { link: { path } } },
      {
        ...expectedMail,
        recipients: ['reclamos@example.com', 'norte@example.com'],
        letter: {
          link: { path: expect.stringMatching(/^\/demands-managament\?claim=2026-/) },
          replyTo: 'uno@example.com',
        },
      },
    ]);
    await rows(`delete from setting where key = 'mail.demands'`);
    await opened({}, two);
    expect(await rows('select 1 from outbox_mail')).toHaveLength(2);
  });

  it('of one company are not another’s', async () => {
    const claim = await opened();
    const page = await service.page(two, 1);
    expect(page.ok && page.val.claims.some(({ id }) => id === claim.id)).toBe(false);
    expect((await service.find(one, claim)).val).toEqual(claim);
    expect((await service.find(two, claim)).val).toEqual({ code: 'claim-not-found' });
    expect((await service.page(staff, 1)).val).toEqual({ code: 'not-allowed' });
    expect((await service.find(staff, claim)).val).toEqual({ code: 'not-allowed' });
    expect((await service.open(staff, aClaim(), 'x')).val).toEqual({ code: 'not-allowed' });
  });

  it('are found by the order that they name, however it was typed, newest first and of their company alone', async () => {
    const order = { year: 2026, number: 4711 };
    const spellings = ['2026-00004711', ' 2026/4711 ', '2026-4711'];
    const named = [];
    for (const purchaseDocument of spellings)
      named.push(await opened({ purchaseDocument }, one, `names ${purchaseDocument}`));
    for (const purchaseDocument of ['2026-47110', '2025-4711', 'A 2026-4711', '4711'])
      await opened({ purchaseDocument }, one, `other ${purchaseDocument}`);
    await opened({ purchaseDocument: '2026-4711' }, two);
    expect((await service.ofOrder(one, order)).val).toEqual(named.reverse());
    expect((await service.ofOrder(one, { year: 0, number: 0 })).val).toEqual([]);
    expect((await service.ofOrder(staff, order)).val).toEqual({ code: 'not-allowed' });
  });

  it('are associated once: who comes second is told the code', async () => {
    const { id } = await opened();
    const tries = await Promise.all(['F-1', ' F-2 '].map((code) => management.associate(staff, { id }, code)));
    const [code] = tries.flatMap((answer) => (answer.ok ? [answer.val.externalCode] : []));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.find(({ ok }) => !ok)?.val).toEqual({ code: 'claim-associated', externalCode: code });
    expect((await management.associate(staff, { id: asId('999') }, 'F')).val).toEqual({ code: 'claim-not-found' });
    expect((await management.associate(staff, { id }, ' ')).val).toEqual({ code: 'external-code-missing' });
  });

  it('end once, with a resolution that the company reads', async () => {
    const { id, year, number } = await opened();
    const resolve = (state: 'InProgress' | 'Accepted' | 'Refused', resolution: string) =>
      management.resolve(staff, { id }, { state, resolution });
    expect((await resolve('Accepted', 'Se repone')).val).toEqual({
      code: 'claim-state-not-allowed',
      from: 'Created',
      to: 'Accepted',
    });
    expect((await resolve('InProgress', 'x')).val).toMatchObject({ code: 'claim-state-not-allowed', to: 'InProgress' });
    await management.associate(staff, { year, number }, 'F-9');
    expect((await resolve('Refused', '  ')).val).toEqual({ code: 'resolution-missing' });
    const ends = await Promise.all([resolve('Accepted', ' Se repone '), resolve('Refused', 'No corresponde')]);
    const [end] = ends.flatMap((answer) => (answer.ok ? [answer.val] : []));
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(ends.find(({ ok }) => !ok)?.val).toMatchObject({ code: 'claim-state-not-allowed' });
    const page = await service.page(one, 1);
    const shown = page.ok ? page.val.claims.find((claim) => claim.id === id) : undefined;
    expect([shown?.resolution, shown?.currentTracking, shown?.tracking.map(({ state }) => state)]).toEqual([
      end?.resolution,
      end?.currentTracking,
      ['Created', 'InProgress', end?.currentTracking.state],
    ]);
    const trail = await rows(`select user_name, action from audit_entry where facts->>'claimId' = '${id}' order by id`);
    expect(trail).toEqual([
      { user_name: 'cliente.admin', action: 'claim-opened' },
      { user_name: 'gerente', action: 'claim-associated' },
      { user_name: 'gerente', action: 'claim-resolved' },
    ]);
  });

  it('may name what is switched off since, and nothing that never was', async () => {
    await rows('update product_brand set disabled = true where id = 1');
    // What follows the catalogue looks at the brands with the next catalogueDraft.
    await writeProducts(all.distributor.catalogueDrafts, [aProduct({ code: 'nuevo', brand: 'NTN' })]);
    await all.distributor.productRepository.catchUp();
    expect(all.distributor.productRepository.disabled().brandIds).toContain('1');
    expect((await opened({}, one, 'off')).products).toMatchObject([
      { productCode: '6200-2RS', productBrandName: 'SKF' },
    ]);
    expect((await service.open(one, aClaim({ products: [aClaimedProduct(1, 1, 99)] }), 'none')).val).toEqual({
      code: 'invalid-claim',
      flaws: [{ code: 'product-unknown', place: 0 }],
    });
  });
});
