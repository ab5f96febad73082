import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credential.service.ts';
import type { Credential, LoginKind } from '#core/credentials/credential.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { Result } from '#core/shared/result.ts';
import { useServices } from '#web/services.ts';
import { createCredentialsMachine } from './credentials.machine.ts';

/** A customer, with what a list says of its logins where it does. */
export type CustomerWithLogins = Pick<Customer, 'id' | 'name'> &
  Partial<Pick<Customer, 'adminLogin' | 'adminPassword' | 'userLogin' | 'userPassword'>>;

/** The list of another back end may hold the passwords: then no call is made. */
const fromList = (customer: CustomerWithLogins): Credentials | null => {
  const { adminLogin = null, adminPassword = null, userLogin = null, userPassword = null } = customer;
  if (adminPassword === null && userPassword === null) return null;
  const of = (login: string | null, password: string | null): Credential | null =>
    login === null ? null : { login, password, hidden: password === null ? 'chosen' : null, lock: null };
  return { admin: of(adminLogin, adminPassword), user: of(userLogin, userPassword) };
};

/** A customer's logins, for as long as their window is open. */
export function useCredentials(customer: CustomerWithLogins) {
  const { caller, credentials: service } = useServices();
  const { id } = customer;
  const [machine] = useState(() =>
    createCredentialsMachine(fromList(customer), () => service.read(caller, id), reportError),
  );
  const [{ context }, send] = useMachine(machine);
  return {
    of: { answer: context.found, failure: context.failure, retry: () => send({ type: 'retry' }) },
    issued: context.issued,
    async issue(kind: LoginKind, isFirst = false): Promise<Result<IssuedPassword, CredentialsFailure>> {
      const answer = await service.issue(caller, id, kind, isFirst);
      if (answer.ok) send({ type: 'issued', kind, issued: answer.val });
      return answer;
    },
  };
}
