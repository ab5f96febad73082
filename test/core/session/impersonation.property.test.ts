import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '#core/access/role.ts';
import { type ActedCustomer, type Actor, actingEnd, actingRefusal } from '#core/session/impersonation.ts';
import { asId } from '#core/shared/ids.ts';

const sellerId = fc.option(
  fc.constantFrom('1', '2').map((id) => asId<'seller'>(id)),
  { nil: null },
);
const actor: fc.Arbitrary<Actor> = fc.record({
  role: fc.constantFrom(...roles),
  sellerId,
  actedBy: fc.constantFrom(
    null,
    null,
    { userName: 'u', role: 'Seller' as const },
    { userName: 'u', role: 'Admin' as const },
  ),
});
const customer: fc.Arbitrary<ActedCustomer | null> = fc.option(
  fc.record({
    id: fc.constant(asId<'customer'>('7')),
    state: fc.oneof(fc.constantFrom('Ok', 'NextToExpire', 'FirstClaim', 'SecondClaim', 'Blocked'), fc.string()),
    sellerId,
  }),
  { nil: null },
);

describe('who may act as whom (docs/rules/session.md 6)', () => {
  it('an Admin as anybody in order, a Seller as their own in order, nobody else, and nobody twice', () => {
    fc.assert(
      fc.property(actor, customer, (who, whom) => {
        const owns =
          who.role === 'Admin' || (who.role === 'Seller' && who.sellerId !== null && whom?.sellerId === who.sellerId);
        const may = who.actedBy === null && whom?.state === 'Ok' && owns;
        expect(actingRefusal(who, whom) === null).toBe(may);
      }),
    );
  });

  it('a seller is told the same of a stranger’s customer and of none', () => {
    fc.assert(
      fc.property(actor, customer, (who, whom) => {
        fc.pre(who.role === 'Seller' && who.actedBy === null && whom?.sellerId !== who.sellerId);
        expect(actingRefusal(who, whom)).toEqual({ code: 'customer-not-yours' });
      }),
    );
  });

  it('lasts an hour at most and never longer than the session behind it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (now, left) => {
        const end = actingEnd(now, now + left);
        expect(end).toBeLessThanOrEqual(now + 3_600_000);
        expect(end).toBeLessThanOrEqual(now + left);
        expect([now + 3_600_000, now + left]).toContain(end);
      }),
    );
  });
});
