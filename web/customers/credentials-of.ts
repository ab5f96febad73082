import { useEffect, useState } from 'react';
import type { Credential, LoginKind } from '#core/credentials/credential.ts';
import type { Credentials, CredentialsFailure, IssuedPassword } from '#core/credentials/credentials-desk.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { Result } from '#core/shared/result.ts';
import { useDesks } from '#web/desks.ts';

/** Another house's list may tell the passwords itself: then nobody is asked. */
const toldByList = (customer: Customer): Credentials | null => {
  const { adminLogin, adminPassword, userLogin, userPassword } = customer;
  if (adminPassword === null && userPassword === null) return null;
  const of = (login: string | null, password: string | null): Credential | null =>
    login === null ? null : { login, password, hidden: password === null ? 'chosen' : null };
  return { admin: of(adminLogin, adminPassword), user: of(userLogin, userPassword) };
};

/** A customer's logins, for as long as their window is open: passwords stay nowhere after it. */
export function useCredentials(customer: Customer) {
  const { caller, credentials: desk } = useDesks();
  const [found, find] = useState(() => toldByList(customer));
  const [failure, fail] = useState<CredentialsFailure | null>(null);
  const [tries, retry] = useState(0);
  const { id } = customer;
  const isAsked = found === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more.
  useEffect(() => {
    if (!isAsked) return;
    let isOpen = true;
    fail(null);
    void desk.look(caller, id).then((answer) => {
      if (!isOpen) return;
      if (answer.ok) find(answer.val);
      else fail(answer.val);
    });
    return () => {
      isOpen = false;
    };
  }, [desk, caller, id, isAsked, tries]);

  return {
    found,
    failure,
    retry: () => retry((before) => before + 1),
    async issue(kind: LoginKind): Promise<Result<IssuedPassword, CredentialsFailure>> {
      const issued = await desk.issue(caller, id, kind);
      if (issued.ok) {
        const { login, password } = issued.val;
        find((before) => ({
          ...(before ?? { admin: null, user: null }),
          [kind]: { login, password, hidden: null },
        }));
      }
      return issued;
    },
  };
}
