import type { Customer } from '#core/customers/customer.ts';
import type { Credentials } from './credential.service.ts';
import type { Credential } from './credential.ts';

/**
 * The logins that another back end answers in its list of customers: why a password is missing there, it does not say.
 */
export const listedCredentials = ({ adminLogin, adminPassword, userLogin, userPassword }: Customer): Credentials => ({
  admin: listed(adminLogin, adminPassword),
  user: listed(userLogin, userPassword),
});

const listed = (login: string | null, password: string | null): Credential | null =>
  login === null ? null : { login, password, hidden: null, lock: null };
