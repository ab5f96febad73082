import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#core/access/role.ts';
import { mayOpen, type ScreenPath, screens } from '#core/access/screens.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { tellOfClosedScreen } from '#web/shell/closed-screen.ts';
import { createToaster } from '#web/shell/toasts.ts';

const someone = (type: Role, allowOffers = true) =>
  ({ userName: 'alguien', name: 'Repuestos El Cruce', type, allowOffers }) as CurrentUser;

const messageFor = (user: CurrentUser, path: string): string | undefined => {
  const toaster = createToaster();
  tellOfClosedScreen(toaster, user, path);
  return toaster.shown.get()[0]?.message;
};

describe('who opens a page that is not for them (docs/rules/access.md 2)', () => {
  it('reads who is signed in, however the path is written', () => {
    for (const path of ['/demands', '/Demands/', '/demands?id=4', '/demands-management', '/admin-customers']) {
      expect(messageFor(someone('CustomerUser'), path)).toBe('Ingresaste como Repuestos El Cruce (cliente).');
    }
    expect(messageFor(someone('Manager'), '/admin-customers')).toBe('Ingresaste como Repuestos El Cruce (gestión).');
  });

  it('reads that offers were not allowed', () =>
    expect(messageFor(someone('CustomerUser', false), '/offers')).toBe(
      'Repuestos El Cruce no tiene habilitadas las ofertas.',
    ));

  it('and reads nothing where there is no page, nor where there is one for them', () => {
    for (const path of ['/nada', '/', '/home', '/toString', ''])
      expect(messageFor(someone('CustomerUser'), path)).toBeUndefined();
    for (const role of roles) {
      for (const path of Object.keys(screens) as ScreenPath[]) {
        expect(messageFor(someone(role), path) === undefined).toBe(mayOpen(path, { role, allowOffers: true }));
      }
    }
  });
});
