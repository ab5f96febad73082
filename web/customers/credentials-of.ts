import { useEffect, useState } from 'react';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credential.service.ts';
import type { Credential, LoginKind } from '#core/credentials/credential.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { Result } from '#core/shared/result.ts';
import { useServices } from '#web/services.ts';

/** Another back end's list may tell the passwords itself: then nobody is asked. */
const toldByList = (customer: Customer): Credentials | null => {
  const { adminLogin, adminPassword, userLogin, userPassword } = customer;
  if (adminPassword === null && userPassword === null) return null;
  const of = (login: string | null, password: string | null): Credential | null =>
    login === null ? null : { login, password, hidden: password === null ? 'chosen' : null };
  return { admin: of(adminLogin, adminPassword), user: of(userLogin, userPassword) };
};

/** A customer's logins, for as long as their window is open: passwords stay nowhere after it. */
export function useCredentials(customer: Customer) {
  const { caller, credentials: service } = useServices();
  const [found, setFound] = useState(() => toldByList(customer));
  const [failure, setFailure] = useState<CredentialsFailure | null>(null);
  const { id } = customer;
  const isAsked = found === null && failure === null;

  useEffect(() => {
    if (!isAsked) return;
    let isOpen = true;
    void service.look(caller, id).then((answer) => {
      if (!isOpen) return;
      if (answer.ok) setFound(answer.val);
      else setFailure(answer.val);
    });
    return () => {
      isOpen = false;
    };
  }, [service, caller, id, isAsked]);

  return {
    found,
    failure,
    retry: () => setFailure(null),
    async issue(kind: LoginKind): Promise<Result<IssuedPassword, CredentialsFailure>> {
      const issued = await service.issue(caller, id, kind);
      if (issued.ok) {
        const { login, password } = issued.val;
        setFound((before) => ({
          ...(before ?? { admin: null, user: null }),
          [kind]: { login, password, hidden: null },
        }));
      }
      return issued;
    },
  };
}
