import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#core/shared/ids.ts';
import { staffRoles } from '#core/staff/staff-member.ts';
import { deactivationRefusal, handOverRefusal, roleRefusal, type StaffState } from '#core/staff/staff-rules.ts';

const states = fc
  .record({
    userName: fc.constantFrom('ana', 'beto'),
    role: fc.constantFrom(...staffRoles),
    isActive: fc.boolean(),
    customers: fc.nat(3),
    otherAdmins: fc.nat(2),
  })
  .map(
    ({ otherAdmins, ...member }): StaffState => ({
      member: { ...member, customers: member.role === 'Seller' ? member.customers : 0 },
      otherAdmins,
    }),
  );

describe('who may be deactivated (docs/rules/staff.md 3, 4, 5)', () => {
  it('always leaves an active administrator, and no customer with an inactive seller', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { role, isActive, customers } = state.member;
        const leavesOne = role !== 'Admin' || !isActive || state.otherAdmins > 0;
        expect(deactivationRefusal(state, 'quien') === null).toBe(leavesOne && customers === 0);
      }),
    );
  });

  it('is never oneself', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(deactivationRefusal(state, state.member.userName)).toEqual({ code: 'own-account' });
      }),
    );
  });

  it('says how many customers are in the way', () => {
    const member = { userName: 'ana', role: 'Seller', isActive: true, customers: 12 } as const;
    expect(deactivationRefusal({ member, otherAdmins: 1 }, 'admin')).toEqual({
      code: 'seller-has-customers',
      customers: 12,
    });
  });
});

describe('who may have another role (docs/rules/staff.md 4)', () => {
  it('always leaves an active administrator, and a seller is one for good', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...staffRoles), (state, role) => {
        const { member, otherAdmins } = state;
        const leavesOne = member.role !== 'Admin' || !member.isActive || otherAdmins > 0;
        const isSeller = member.role === 'Seller' || role === 'Seller';
        expect(roleRefusal(state, role, 'quien') === null).toBe(role === member.role || (leavesOne && !isSeller));
      }),
    );
  });

  it('is nobody by their own hand', () => {
    const member = { userName: 'ana', role: 'Admin', isActive: true, customers: 0 } as const;
    expect(roleRefusal({ member, otherAdmins: 1 }, 'Manager', 'ana')).toEqual({ code: 'own-account' });
    expect(roleRefusal({ member, otherAdmins: 1 }, 'Admin', 'ana')).toBeNull();
    expect(roleRefusal({ member, otherAdmins: 1 }, 'Manager', 'beto')).toBeNull();
  });
});

describe('customers go from a seller (docs/rules/staff.md 5)', () => {
  const seller = (id: string, isActive = true) => ({ id: asId<'user'>(id), role: 'Seller', isActive }) as const;
  it('to another one who is active; who gives them may be inactive', () => {
    expect(handOverRefusal(seller('1', false), seller('2'))).toBeNull();
    expect(handOverRefusal(seller('1'), seller('2', false))).toEqual({ code: 'seller-inactive' });
    expect(handOverRefusal(seller('1'), seller('1'))).toEqual({ code: 'same-seller' });
    expect(handOverRefusal(seller('1'), { ...seller('2'), role: 'Admin' })).toEqual({ code: 'not-a-seller' });
  });
});
