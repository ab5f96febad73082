import type { Call } from '#adapters/http/call.ts';
import { createSetupService } from '#adapters/http/setup.ts';
import { mayOpen, otherSpellings, type ScreenPath, screens } from '#core/access/screens.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { isEmptyShop } from '#core/setup/setup-step.ts';

/** The first screen after signing in, unless the person was on the way to another. */
const firstScreen = '/products-search-by-text';

/**
 * The screen that a visitor asked for before signing in, if it is one for this person. `state` is what the history
 * keeps.
 */
export const wantedScreen = (user: CurrentUser, state: unknown): string | null => {
  const { from, of = user.userName } = (state ?? {}) as { readonly from?: unknown; readonly of?: unknown };
  // The place where another user was is not opened for the one who signs in now.
  if (typeof from !== 'string' || of !== user.userName) return null;
  const written = from.split('?')[0] ?? '';
  const path = (otherSpellings as Readonly<Record<string, ScreenPath>>)[written] ?? written;
  return path in screens && mayOpen(path as ScreenPath, { ...user, role: user.type }) ? from : null;
};

interface Places {
  readonly goTo: (path: string) => void;
  readonly call: Call;
  readonly isAt: (path: string) => boolean;
}

/**
 * Opens the screen that was wanted before signing in; for an administrator of an empty shop the set-up
 * (docs/rules/setup.md 2).
 */
export const goOnAfterSignIn = async (
  user: CurrentUser,
  state: unknown,
  { goTo, call, isAt }: Places,
): Promise<void> => {
  const wanted = wantedScreen(user, state);
  goTo(wanted ?? firstScreen);
  if (wanted !== null || user.type !== 'Admin') return;
  const facts = await createSetupService(call).facts(callerOfUser(user));
  // Not where another screen was opened before the answer came.
  if (facts.ok && isEmptyShop(facts.val) && isAt(firstScreen)) goTo('/admin-setup');
};
