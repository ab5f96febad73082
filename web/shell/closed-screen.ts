import { closedScreenText } from '#adapters/texts/roles.es.ts';
import { mayOpen, screenAt } from '#core/access/screens.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import type { Toaster } from './toasts.ts';

/**
 * Says that the screen at `path` (with or without its query) is not for this person, who is led elsewhere; says nothing
 * of a path without a screen (docs/rules/access.md 2).
 */
export function tellOfClosedScreen(toaster: Toaster, user: CurrentUser, path: string): void {
  const screen = screenAt(path.split('?')[0] ?? '');
  if (screen === null || mayOpen(screen, { ...user, role: user.type })) return;
  toaster.show({ kind: 'Info', title: 'Esa página no es para este usuario', message: closedScreenText(user, screen) });
}
