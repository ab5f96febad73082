import { describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { roles } from '#core/access/role.ts';
import { mayOpen, screens } from '#core/access/screens.ts';
import { existingScreens, menusFor } from '#web/shell/screen-table.ts';

const someone: Caller = {
  userName: 'alguien',
  role: 'Admin',
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
};

describe.each(roles)('the menu of %s', (role) => {
  const caller = { ...someone, role };
  const paths = menusFor(caller).flatMap(({ items }) => items.map(({ path }) => path));

  it('leads only to screens that exist and may be opened', () => {
    for (const path of paths) {
      expect(existingScreens).toContain(path);
      expect(mayOpen(path, caller)).toBe(true);
    }
  });

  it('leads to each of them once, but for the cart, which the bar has', () => {
    const open = existingScreens.filter((path) => mayOpen(path, caller) && path !== '/shopping-cart');
    expect([...paths].sort()).toEqual([...open].sort());
  });
});

describe('the screens', () => {
  it('are all in the route table', () => {
    for (const path of existingScreens) expect(screens).toHaveProperty([path]);
  });
});
