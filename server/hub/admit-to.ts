import type { Caller } from '#core/access/caller.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { CustomerRepository } from '#core/customers/customer.repository.port.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Admit, HubMember } from './member.ts';

/** The hub lets in a valid session: of that company for its people, of none for staff (docs/rules/hub.md 2). */
export const admitTo =
  (logins: LoginService, customers: CustomerRepository): Admit =>
  async (credential, customerId) => {
    const session = await logins.whoIs(credential);
    if (session === null) return Err({ code: 'not-signed-in' });
    const { caller } = session;
    const asked = customerId === null || customerId === '' ? null : asId<'customer'>(customerId);
    if (caller.lacksSecondFactor === true) return Err({ code: 'second-factor-needed' });
    if (isCustomerRole(caller.role) ? asked !== caller.customerId : asked !== null) return Err({ code: 'not-allowed' });
    return Ok(await memberOf(caller, logins.sessionId(credential), customers));
  };

/** What decides which events the caller hears; of a seller, the customers of now. */
export const memberOf = async (
  caller: Caller,
  sessionId: string,
  customers: CustomerRepository,
): Promise<HubMember> => ({
  role: caller.role,
  customerId: caller.customerId,
  ...(caller.role === 'Seller' && caller.sellerId !== null
    ? { sellerCustomerIds: await customers.idsOfSeller(caller.sellerId) }
    : {}),
  userId: caller.userName,
  sessionId,
});
