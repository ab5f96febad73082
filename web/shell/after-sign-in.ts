import type { Call } from '#adapters/http/call.ts';
import { createSetupService } from '#adapters/http/setup.ts';
import { mayOpen, otherSpellings, type ScreenPath, screens } from '#core/access/screens.ts';
import { callerOfUser } from '#core/session/caller-of-user.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { isEmptyShop } from '#core/setup/setup-step.ts';

/** Where somebody lands after signing in, unless they were on their way to another screen. */
const firstScreen = '/products-search-by-text';

/**
 * The screen that a visitor asked for before signing in, if it is one for this person. `state` is what the history
 * keeps.
 */
export const wantedScreen = (user: CurrentUser, state: unknown): string | null => {
  const { from, of = user.userName } = (state ?? {}) as { readonly from?: unknown; readonly of?: unknown };
  // Where somebody else was is nothing to whoever signs in after them.
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
 * Leads whoever has just signed in to where they wanted; an administrator of an empty shop to setting it up
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
  // Nobody is led away from what they have opened meanwhile.
  if (facts.ok && isEmptyShop(facts.val) && isAt(firstScreen)) goTo('/admin-setup');
};
