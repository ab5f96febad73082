import type { Caller } from '#core/access/caller.ts';
import { staffLogin } from '#core/session/session.service.ts';
import type { Services } from '../container.ts';
import type { Asking } from '../declare/declare.ts';

/**
 * Asks about customers with the login that acting as one hangs from; null where nobody acts, or that login is over. The
 * run goes on as it was.
 */
export const askingAsOneself = ({ cli, services, caller, ...asking }: Asking): Asking | null => {
  const own = staffLogin(services.session.getSnapshot().context.login, cli.terminal.now());
  const { actedBy } = caller;
  if (own === null || actedBy === null) return null;
  const theirs: Services = Object.create(
    services,
    Object.getOwnPropertyDescriptors(services.customersOfLogin(own.token)),
  );
  const oneself: Caller = { ...caller, ...actedBy, customerId: null, actedBy: null };
  return { ...asking, cli: { ...cli, services: theirs }, services: theirs, caller: oneself, isStaff: true };
};
