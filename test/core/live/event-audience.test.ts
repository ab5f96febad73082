import { describe, expect, it } from 'vitest';
import { hears, type LiveMember } from '#core/live/event-audience.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';

const ours = asId<'customer'>('7');
const theirs = asId<'customer'>('8');

const admin: LiveMember = { role: 'Admin', customerId: null };
const manager: LiveMember = { role: 'Manager', customerId: null };
const seller: LiveMember = { role: 'Seller', customerId: null, sellerCustomerIds: new Set<CustomerId>([ours]) };
const newSeller: LiveMember = { role: 'Seller', customerId: null };
const customerAdmin: LiveMember = { role: 'CustomerAdmin', customerId: ours };
const customerUser: LiveMember = { role: 'CustomerUser', customerId: ours };

describe('hears', () => {
  it.each([
    ['our company', { customerId: ours }, [admin, manager, seller, customerAdmin, customerUser]],
    ['another company', { customerId: theirs }, [admin, manager]],
    ['the back office', 'staff', [admin, manager]],
    ['everyone', 'everyone', [admin, manager, seller, newSeller, customerAdmin, customerUser]],
  ] as const)('%s', (_name, audience, listeners) => {
    const everybody = [admin, manager, seller, newSeller, customerAdmin, customerUser];
    expect(everybody.filter((member) => hears(member, { audience }))).toEqual(listeners);
  });
  it('what is for one user, that user alone', () => {
    const audience = { userName: 'vendedor' };
    expect(hears({ ...seller, userId: 'vendedor' }, { audience })).toBe(true);
    // Acting as a company, they still are who they are.
    expect(hears({ ...customerAdmin, userId: 'vendedor' }, { audience })).toBe(true);
    for (const member of [admin, manager, seller, customerAdmin, customerUser]) {
      expect(hears({ ...member, userId: 'otro' }, { audience })).toBe(false);
      expect(hears(member, { audience })).toBe(false);
    }
  });
});
