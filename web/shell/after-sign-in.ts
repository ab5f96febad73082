import type { Call } from '#adapters/http/call.ts';
import { createSetupService } from '#adapters/http/setup.ts';
import { mayOpen, screenAt } from '#core/access/screens.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { isEmptyShop } from '#core/setup/setup-step.ts';
import { tellOfClosedScreen } from './closed-screen.ts';
import type { Toaster } from './toasts.ts';

/** The first screen after signing in, unless the person was on the way to another. */
const firstScreen = '/products-search-by-text';

/** The path that was asked for before signing in, by this person or a visitor. `state` is what the history keeps. */
const wantedPath = (user: CurrentUser, state: unknown): string | null => {
  const { from, of = user.userName } = (state ?? {}) as { readonly from?: unknown; readonly of?: unknown };
  // The place where another user was is not opened for the one who signs in now.
  return typeof from === 'string' && of === user.userName ? from : null;
};

/** The screen that was asked for before signing in, if it is one for this person. */
export const wantedScreen = (user: CurrentUser, state: unknown): string | null => {
  const path = wantedPath(user, state);
  const screen = screenAt(path?.split('?')[0] ?? '');
  return screen !== null && mayOpen(screen, { ...user, role: user.type }) ? path : null;
};

interface Places {
  readonly goTo: (path: string) => void;
  readonly call: Call;
  readonly isAt: (path: string) => boolean;
  readonly toaster: Toaster;
}

/**
 * Opens the screen that was wanted before signing in, and says so where it is not for this person; for an administrator
 * of an empty shop the set-up (docs/rules/setup.md 2).
 */
export const goOnAfterSignIn = async (
  user: CurrentUser,
  state: unknown,
  { goTo, call, isAt, toaster }: Places,
): Promise<void> => {
  const wanted = wantedScreen(user, state);
  goTo(wanted ?? firstScreen);
  tellOfClosedScreen(toaster, user, wantedPath(user, state) ?? '');
  if (wanted !== null || user.type !== 'Admin') return;
  const facts = await createSetupService(call).facts(callerOfUser(user));
  // Not where another screen was opened before the answer came.
  if (facts.ok && isEmptyShop(facts.val) && isAt(firstScreen)) goTo('/admin-setup');
};
