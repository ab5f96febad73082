import { describe, expect, it } from 'vitest';
import { readLiveEvent, readNotice } from '#adapters/wire/live.wire.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { asId } from '#core/shared/ids.ts';

const customerId = asId<'customer'>('7');
const events: readonly LiveEvent[] = [
  {
    name: 'CartChanged',
    audience: { customerId },
    facts: { customerId, count: 3, updatedAt: '2026-03-09T02:05:00Z', by: 'cliente' },
  },
  {
    name: 'CartChanged',
    audience: { customerId },
    facts: {
      customerId,
      count: 0,
      updatedAt: '2026-03-09T02:05:00Z',
      by: 'cliente',
      order: { year: 2026, number: 12 },
    },
  },
  {
    name: 'OrdersChanged',
    audience: { customerId },
    facts: { customerId, orderId: asId('1'), year: 2026, number: 12, state: 'Sent' },
  },
  { name: 'DemandsChanged', audience: { customerId }, facts: { customerId, number: '2026-4', state: 'Created' } },
  { name: 'QuotesChanged', audience: { customerId }, facts: { customerId, by: 'cliente' } },
  { name: 'SavedListsChanged', audience: { customerId }, facts: { customerId, by: 'cliente' } },
  { name: 'SavedSearchesChanged', audience: { customerId }, facts: { by: 'cliente' } },
  { name: 'SavedSearchesChanged', audience: { userName: 'vendedor' }, facts: { by: 'vendedor' } },
  { name: 'WarrantiesChanged', audience: { customerId }, facts: { customerId, number: '2026-4', state: 'Pending' } },
  { name: 'CurrentAccountChanged', audience: { customerId }, facts: { customerId } },
  { name: 'TermsChanged', audience: { customerId }, facts: { customerId, by: 'cliente' } },
  { name: 'TermsChanged', audience: 'everyone', facts: { customerId: null } },
  { name: 'ConfigurationChanged', audience: 'everyone', facts: { section: 'delivery' } },
  { name: 'ConfigurationChanged', audience: 'staff', facts: { section: 'emailSender', by: 'admin' } },
  { name: 'AlertChanged', audience: 'everyone', facts: { customerId: null } },
  { name: 'OffersChanged', audience: 'everyone', facts: {} },
  { name: 'NewsChanged', audience: 'everyone', facts: {} },
  { name: 'PriceListsChanged', audience: 'staff', facts: { state: 'Running', progress: 40 } },
  { name: 'CatalogueChanged', audience: 'everyone', facts: { version: 9 } },
  { name: 'StaffChanged', audience: 'staff', facts: {} },
];

describe('hub events on the wire', () => {
  it.each(events.map((event) => [event.name, event] as const))('%s survives JSON between processes', (_name, event) => {
    expect(readLiveEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  it.each(events.map((event) => [event.name, event] as const))('%s reaches the client whole', (name, { facts }) => {
    expect(readNotice(name, JSON.parse(JSON.stringify(facts)))).toEqual({ name, facts });
  });

  it('takes numbers for ids, as some back ends write them', () => {
    expect(readNotice('CurrentAccountChanged', { customerId: 7 })).toEqual({
      name: 'CurrentAccountChanged',
      facts: { customerId: '7' },
    });
  });

  it('makes a bare notification of facts it does not understand', () => {
    expect(readNotice('OrdersChanged', undefined)).toEqual({ name: 'OrdersChanged', facts: null });
    expect(readNotice('OrdersChanged', { state: 'Lost' })).toEqual({ name: 'OrdersChanged', facts: null });
  });

  it('passes on nothing between processes that it does not understand', () => {
    expect(readLiveEvent({ name: 'Unheard', audience: 'everyone', facts: {} })).toBeNull();
    expect(readLiveEvent({ name: 'NewsChanged', audience: 'nobody', facts: {} })).toBeNull();
    expect(readLiveEvent({ name: 'CatalogueChanged', audience: 'everyone', facts: {} })).toBeNull();
    expect(readLiveEvent('NewsChanged')).toBeNull();
  });
});
