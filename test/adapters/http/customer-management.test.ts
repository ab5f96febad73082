import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCustomerManagementService } from '#adapters/http/customer-management.ts';
import { createListFileCall } from '#adapters/http/list-file.ts';
import { detailsText } from '#core/customers/customer-changes.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { aCustomer } from '#test/builders/customer.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const admin = callerOf(0, { role: 'Admin', customerId: null });

describe('the customers of management over HTTP', () => {
  let server: TestServer;
  let service: ReturnType<typeof createCustomerManagementService>;
  beforeAll(async () => {
    server = await aServer();
    const token = await server.signIn('admin');
    const settings = { baseUrl: server.address, token: () => token };
    service = createCustomerManagementService(createCall(settings), createListFileCall(settings));
  });
  afterAll(() => server.close());

  it('come back as they went, with what was refused and why', async () => {
    const details = aCustomer({ discounts: ['12.5', '0', '0', '0', '0'].map(money), creditLimit: money('1000.25') });
    const made = (await service.create(admin, details)).unwrap();
    expect(detailsText(made.details)).toBe(detailsText(details));
    expect(await service.one(admin, made.id)).toMatchObject({ val: { tag: made.tag } });
    const page = (await service.page(admin, { ...everyCustomer, text: 'ñandú' }, null)).unwrap();
    expect([page.customers.map(({ id }) => id), page.next]).toEqual([[made.id], null]);
    expect((await service.choices(admin)).unwrap().priceLists).toEqual([{ id: '1', name: 'Lista 1' }]);

    const renamed = await service.change(admin, made.id, made.tag, { ...details, name: 'Otro' });
    expect(renamed.unwrap().details.name).toBe('Otro');
    expect((await service.change(admin, made.id, made.tag, details)).val).toEqual({
      code: 'customer-moved',
      by: 'admin',
    });
    expect((await service.change(admin, made.id, null, details)).ok).toBe(true);
    expect((await service.create(admin, details)).val).toEqual({
      code: 'customer-code-taken',
      id: made.id,
      name: details.name,
    });
    expect((await service.create(admin, { ...details, code: '' })).val).toEqual({
      code: 'customer-invalid',
      flaws: [{ field: 'code', code: 'text-missing' }],
    });
    expect((await service.one(admin, asId('99999'))).val).toEqual({ code: 'customer-not-found' });
  });
});
