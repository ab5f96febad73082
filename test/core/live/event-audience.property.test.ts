import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Audience } from '#core/live/event.ts';
import { hears, type LiveMember } from '#core/live/event-audience.ts';
import { asId } from '#core/shared/ids.ts';

const customerId = fc.constantFrom('1', '2', '3').map((id) => asId<'customer'>(id));
const audience: fc.Arbitrary<Audience> = fc.oneof(
  customerId.map((id) => ({ customerId: id })),
  fc.constantFrom('staff' as const, 'everyone' as const),
);
const companyMember: fc.Arbitrary<LiveMember> = fc.record({
  role: fc.constantFrom('CustomerAdmin' as const, 'CustomerUser' as const),
  customerId,
});

it('a company member hears exactly what is for everyone or for its company', () => {
  fc.assert(
    fc.property(companyMember, audience, (member, to) => {
      const itsOwn = typeof to === 'object' && 'customerId' in to && to.customerId === member.customerId;
      expect(hears(member, { audience: to })).toBe(to === 'everyone' || itsOwn);
    }),
  );
});

it('a seller hears exactly what is for everyone or for a customer of theirs', () => {
  fc.assert(
    fc.property(fc.uniqueArray(customerId), audience, (own, to) => {
      const seller: LiveMember = { role: 'Seller', customerId: null, sellerCustomerIds: new Set(own) };
      const theirs = typeof to === 'object' && 'customerId' in to && own.includes(to.customerId);
      expect(hears(seller, { audience: to })).toBe(to === 'everyone' || theirs);
    }),
  );
});
