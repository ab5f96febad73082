import { describe, expect, it } from 'vitest';
import type { Caller } from '#core/access/caller.ts';
import { roles } from '#core/access/role.ts';
import { mayOpen, screens } from '#core/access/screens.ts';
import { menusFor } from '#web/shell/menus.ts';
import { signedInScreens } from '#web/shell/screen-table.ts';

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
      expect(signedInScreens).toContain(path);
      expect(mayOpen(path, caller)).toBe(true);
    }
  });

  it('leads to each of them once, but for the cart, which the bar has', () => {
    const open = signedInScreens.filter((path) => mayOpen(path, caller) && path !== '/shopping-cart');
    expect([...paths].sort()).toEqual([...open].sort());
  });
});

describe('what the menus are called', () => {
  const labels = (over: Partial<Caller>) => menusFor({ ...someone, ...over }).map(({ label }) => label);

  it('names offers only to users who get them', () => {
    expect(labels({ role: 'CustomerUser' })).toContain('OFERTAS Y NOVEDADES');
    const without = labels({ role: 'CustomerUser', allowOffers: false });
    expect(without).toContain('NOVEDADES');
    expect(without).not.toContain('OFERTAS Y NOVEDADES');
  });

  it('gives a seller their customers, and an admin theirs', () => {
    expect(labels({ role: 'Seller' })).toContain('CLIENTES');
    expect(labels({ role: 'Admin' })).toContain('ADMINISTRACIÓN');
    expect(labels({ role: 'Seller' })).not.toContain('ADMINISTRACIÓN');
    // What a manager reads there.
    const managers = menusFor({ ...someone, role: 'Manager' }).find(({ label }) => label === 'ADMINISTRACIÓN');
    expect(managers?.items.map(({ label }) => label)).toEqual([
      'Pagos informados',
      'Correos',
      'Importaciones',
      'Trabajos',
    ]);
  });

  it('has no name twice for anybody', () => {
    for (const role of roles) expect(new Set(labels({ role })).size).toBe(labels({ role }).length);
  });
});

describe('the screens', () => {
  it('are all in the route table', () => {
    for (const path of signedInScreens) expect(screens).toHaveProperty([path]);
  });
});
