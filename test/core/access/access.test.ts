import { describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { type Role, roles } from '#core/access/role.ts';
import { mayOpen, type ScreenPath, screens } from '#core/access/screens.ts';

const caller = (role: Role, over: Partial<Caller> = {}): Caller => ({
  userName: 'u',
  role,
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
  ...over,
});

describe('screens (docs/rules/access.md 2)', () => {
  const openTo = (path: ScreenPath) => roles.filter((role) => mayOpen(path, { role, allowOffers: true }));

  it('open to the roles of the table', () => {
    expect(openTo('/shopping-cart')).toEqual(['CustomerAdmin', 'CustomerUser']);
    expect(openTo('/demands-managament')).toEqual(['Admin', 'Manager', 'Seller']);
    expect(openTo('/warranties-management')).toEqual(['Admin', 'Manager', 'Seller']);
    expect(openTo('/admin-products')).toEqual(['Admin', 'Manager']);
    expect(openTo('/catalogue-names')).toEqual(['Admin', 'Manager']);
    expect(openTo('/admin-jobs')).toEqual(['Admin', 'Manager']);
    expect(openTo('/admin-mails')).toEqual(['Admin', 'Manager']);
    expect(openTo('/admin-configuration')).toEqual(['Admin']);
    expect(openTo('/admin-customers')).toEqual(['Admin']);
    expect(openTo('/customers')).toEqual(['Manager']);
    expect(openTo('/seller-customers')).toEqual(['Seller']);
    expect(openTo('/configuration')).toEqual(['CustomerAdmin']);
    expect(openTo('/offers')).toEqual(roles);
  });

  it('of offers need allowOffers', () => {
    expect(mayOpen('/offers', { role: 'CustomerUser', allowOffers: false })).toBe(false);
  });

  it('are closed to visitors but for two', () => {
    const paths = Object.keys(screens) as ScreenPath[];
    expect(paths.filter((path) => mayOpen(path, null))).toEqual(['/home', '/logout']);
  });
});

describe('calls (docs/rules/access.md 3)', () => {
  it('need a session first and the right then', () => {
    expect(refusal('cart', null)).toEqual({ code: 'not-signed-in' });
    expect(refusal('cart', caller('Admin'))).toEqual({ code: 'not-allowed' });
    expect(refusal('cart', caller('CustomerUser'))).toBeNull();
    expect(refusal('public', null)).toBeNull();
    expect(refusal('offers', caller('CustomerUser', { allowOffers: false }))).toEqual({ code: 'not-allowed' });
    expect(refusal('management', caller('Seller'))).toEqual({ code: 'not-allowed' });
  });

  it('lead back only to the role that is acting', () => {
    const acting = caller('CustomerAdmin', { actedBy: { userName: 'vendedor', role: 'Seller' } });
    expect(refusal('backToSeller', acting)).toBeNull();
    expect(refusal('backToAdmin', acting)).toEqual({ code: 'not-allowed' });
    expect(refusal('backToSeller', caller('CustomerAdmin'))).toEqual({ code: 'not-allowed' });
  });
});
