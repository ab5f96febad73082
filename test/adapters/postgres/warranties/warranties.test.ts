import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveChannel } from '#adapters/postgres/live/live.ts';
import { createWarrantyRepository } from '#adapters/postgres/warranties/warranties.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { asId } from '#core/shared/ids.ts';
import { createWarrantyManagementService } from '#core/warranties/create-warranty-management-service.ts';
import { createWarrantyService } from '#core/warranties/create-warranty-service.ts';
import type { WarrantyService } from '#core/warranties/warranty.service.ts';
import type { WarrantyManagementService } from '#core/warranties/warranty-management.service.ts';
import { aProduct, callerOf, noon, writeProducts } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const one = callerOf(1, { userName: 'cliente.admin', role: 'CustomerAdmin' });
const acting = callerOf(1, { ...one, actedBy: { userName: 'vendedor', role: 'Seller' } });
const two = callerOf(2, { role: 'CustomerAdmin' });
const staff = callerOf(0, { userName: 'gerente', role: 'Manager', customerId: null });

describe.each(databases)('warranties on %s', (_name, open) => {
  const all = distributorForAll(open);
  let service: WarrantyService;
  let management: WarrantyManagementService;
  let events: unknown[] = [];
  let keys = 0;

  beforeAll(async () => {
    await anOffice(all.database);
    const warranties = createWarrantyRepository(all.database);
    const clock = { now: () => noon };
    service = createWarrantyService({
      warranties,
      clock,
      productRepository: all.distributor.productRepository,
      hasher,
    });
    management = createWarrantyManagementService({ warranties, clock });
    await all.database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(() => {
    events = [];
    keys += 1;
  });

  const asked = async (over: Parameters<typeof aWarranty>[0] = {}, caller = one, key = `warranty ${keys}`) => {
    const answer = await service.request(caller, aWarranty(over), key);
    if (!answer.ok) throw new Error(JSON.stringify(answer.val));
    return answer.val;
  };
  const rows = (sql: string) => all.database.query<Record<string, unknown>>(sql);

  it('are asked for with every fact, under the distributor’s own names, and told live', async () => {
    const warranty = await asked({ productCode: 'mentira', productBrandName: 'otra', plate: ' ab 123 cd' });
    expect(warranty).toMatchObject({
      productCode: '6200-2RS',
      productBrandName: 'SKF',
      quantity: 1,
      date: '2026-11-20T15:00:00.000Z',
      resolution: '',
      currentTracking: { state: 'Created', date: '2026-11-20T15:00:00.000Z' },
    });
    const list = await service.list(one);
    expect(list.ok && list.val[0]).toEqual(warranty);
    const [row] = await rows(`select * from warranty where id = ${warranty.id}`);
    expect(row).toMatchObject({
      created_by: 'cliente.admin',
      acted_by: null,
      purchase_document: 'A 00001-00000007',
      vehicle_brand: 'Volkswagen',
      vehicle: 'Gol Trend',
      engine: '1.6 8v',
      vehicle_year: 2012,
      plate: 'AB123CD',
      fault_sequence_id: 1,
      fault_title: 'Con el tiempo',
      start_using: '2025-01-10',
      end_using: '2025-03-09',
      kilometrage: 91_000,
      kilometrage_installed: 80_000,
      kilometrage_used: 10_000,
      kilometrage_breakage: 90_000,
      note: 'Empezó a zumbar',
    });
    await vi.waitFor(() =>
      expect(events).toEqual([
        {
          name: 'WarrantiesChanged',
          audience: { customerId: '1' },
          facts: { customerId: '1', number: warranty.rmaNumber, state: 'Created' },
        },
      ]),
    );
  });

  it('asked for by staff as the customer are signed with both names', async () => {
    const { id, rmaNumber } = await asked({}, acting);
    const [entry] = await rows('select user_name, acted_by, action, facts from audit_entry order by id desc limit 1');
    expect(entry).toEqual({
      user_name: 'cliente.admin',
      acted_by: 'vendedor',
      action: 'warranty-requested',
      facts: { customerId: '1', warrantyId: id, number: rmaNumber },
    });
  });

  it('have RMA numbers without gaps, also where several are asked for at once and some are refused', async () => {
    const numberOf = (rma: string) => parseDocumentNumber(rma)?.number ?? 0;
    const before = numberOf((await asked()).rmaNumber);
    const tries = Array.from({ length: 6 }, (_, index) =>
      service.request(
        index % 2 === 0 ? one : two,
        aWarranty(index === 3 ? { productId: asId('99') } : {}),
        `once ${index}`,
      ),
    );
    const numbers = (await Promise.all(tries)).flatMap((answer) => (answer.ok ? [numberOf(answer.val.rmaNumber)] : []));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 5 }, (_, index) => before + 1 + index));
  });

  it('that are sent twice under one key are one, and another under it is refused', async () => {
    const twice = await Promise.all([asked(), asked()]);
    expect(twice[0]).toEqual(twice[1]);
    expect((await service.request(one, aWarranty({ quantity: 2 }), `warranty ${keys}`)).val).toEqual({
      code: 'key-reused',
    });
  });

  it('are refused with what the catalogue and the list do not have', async () => {
    const refused = await service.request(one, aWarranty({ productBrandId: asId('7'), faultSequence: '-1' }), 'wrong');
    expect(refused.val).toEqual({ code: 'invalid-warranty', flaws: ['product-unknown', 'fault-unknown'] });
    expect((await service.request(staff, aWarranty(), 'x')).val).toEqual({ code: 'not-allowed' });
    expect((await service.list(staff)).val).toEqual({ code: 'not-allowed' });
  });

  it('send a mail to the company, and another to whom the distributor named', async () => {
    await rows('delete from outbox_mail');
    await rows(`insert into setting values ('mail.waranties', '{"accounts": ["garantias@example.com"]}')`);
    const { rmaNumber } = await asked();
    const expectedMail = {
      subject: `Garantía ${rmaNumber} · Uno`,
      body: expect.stringContaining('Vehículo: Volkswagen Gol Trend 1.6 8v 2012, ABC123'),
    };
    expect(await rows('select recipients, subject, body from outbox_mail order by id')).toEqual([
      { ...expectedMail, recipients: ['uno@example.com'] },
      { ...expectedMail, recipients: ['garantias@example.com'] },
    ]);
  });

  it('send it to the administrators where nobody is named', async () => {
    await rows('delete from outbox_mail');
    await rows(`delete from setting where key = 'mail.waranties'`);
    await rows(
      `insert into app_user (user_name, name, role, password_hash, email) values ('jefa', 'Jefa', 'Admin', '', 'jefa@example.com')`,
    );
    await asked();
    expect(await rows('select recipients from outbox_mail order by id')).toEqual([
      { recipients: ['uno@example.com'] },
      { recipients: ['jefa@example.com'] },
    ]);
    await rows(`delete from app_user where user_name = 'jefa'`);
  });

  it('tell staff whose they are, what was told of them, and their way', async () => {
    const { productId, productCode, productBrandId, productBrandName, quantity, faultSequence, ...stated } =
      aWarranty();
    const { id, rmaNumber } = await asked();
    await management.changeState(staff, { id }, { state: 'Pending', resolution: '' });
    const page = await management.page(staff, 1);
    const listed = page.ok ? page.val.warranties.find((each) => each.id === id) : undefined;
    expect(listed).toMatchObject({
      rmaNumber,
      customerName: expect.stringContaining('Uno'),
      detail: { ...stated, fault: 'Con el tiempo' },
      tracking: [{ state: 'Created' }, { state: 'Pending', date: '2026-11-20T15:00:00.000Z' }],
    });
  });

  it('go one step after the other, the last with a resolution, and one of two at once', async () => {
    const { id, rmaNumber } = await asked();
    const number = parseDocumentNumber(rmaNumber) ?? { year: 0, number: 0 };
    const step = (state: 'Created' | 'Pending' | 'Accepted' | 'Refused', resolution = '') =>
      management.changeState(staff, number, { state, resolution });
    expect((await step('Accepted', 'x')).val).toEqual({
      code: 'warranty-state-not-allowed',
      from: 'Created',
      to: 'Accepted',
    });
    expect((await step('Pending', 'esto no se guarda')).val).toMatchObject({ resolution: '' });
    expect((await step('Refused', ' ')).val).toEqual({ code: 'resolution-missing' });
    const ends = await Promise.all([step('Accepted', 'Se repone'), step('Refused', 'Mal colocado')]);
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    const list = await service.list(one);
    const shown = list.ok ? list.val.find((warranty) => warranty.id === id) : undefined;
    expect(ends.find(({ ok }) => ok)?.val).toEqual(shown);
    expect(
      await management.changeState(staff, { id: asId('999') }, { state: 'Pending', resolution: '' }),
    ).toMatchObject({
      val: { code: 'warranty-not-found' },
    });
    const way = await rows(
      `select state, by from warranty_tracking where warranty_id = ${id} order by at, state = 'Created' desc`,
    );
    expect(way).toHaveLength(3);
  });

  it('may be of a part that is switched off since', async () => {
    await rows('update product_brand set disabled = true where id = 1');
    await writeProducts(all.distributor.catalogueDrafts, [aProduct({ code: 'nuevo', brand: 'NTN' })]);
    await all.distributor.productRepository.catchUp();
    expect(all.distributor.productRepository.disabled().brandIds).toContain('1');
    expect(await asked()).toMatchObject({ productCode: '6200-2RS', productBrandName: 'SKF' });
  });
});
