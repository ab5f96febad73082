import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellTermsOf } from '#adapters/postgres/customers/terms-version.ts';
import { liveChannel, maxCustomersTold, tellCustomersChanged } from '#adapters/postgres/live/live.ts';
import { asId } from '#core/shared/ids.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const customers = (count: number) => Array.from({ length: count }, (_, at) => asId<'customer'>(String(at + 1)));

describe.each(databases)('customers whose terms changed, on %s', (_name, open) => {
  let test: TestDatabase;
  const events: unknown[] = [];
  beforeAll(async () => {
    test = await open();
    await test.database.listen(liveChannel, (payload) => events.push(JSON.parse(payload)));
  });
  beforeEach(() => {
    events.length = 0;
  });
  afterAll(() => test.dispose());

  it('are told each apart, and of many the first', async () => {
    await tellCustomersChanged(test.database, []);
    await tellTermsOf(test.database, customers(2), 'admin');
    await tellCustomersChanged(test.database, customers(maxCustomersTold + 5));
    await vi.waitFor(() => expect(events).toHaveLength(2 + maxCustomersTold));
    expect(events.slice(0, 3)).toEqual([
      { name: 'TermsChanged', audience: { customerId: '1' }, facts: { customerId: '1', by: 'admin' } },
      { name: 'TermsChanged', audience: { customerId: '2' }, facts: { customerId: '2', by: 'admin' } },
      { name: 'CustomersChanged', audience: { customerId: '1' }, facts: { customerId: '1' } },
    ]);
  });

  it('are told of their prices all at once where they are many', async () => {
    await tellTermsOf(test.database, customers(maxCustomersTold + 1), 'admin');
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toEqual([{ name: 'TermsChanged', audience: 'everyone', facts: { customerId: null } }]);
  });
});
