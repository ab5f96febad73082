import { useState } from 'react';
import {
  customerFieldOf,
  customerFlawText,
  customerManagementProblem,
} from '#adapters/texts/customer-management.es.ts';
import { customerFlaws, tidied } from '#core/customers/customer-details.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import type { OtherAddress } from '#core/customers/delivery-address.ts';
import { blankCustomer, readTypedCustomer, type TypedCustomer } from '#core/customers/typed-customer.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import type { Store } from '#web/state/store.ts';

/** The other customer that has what was typed. */
export interface OtherCustomer {
  readonly id: CustomerId;
  readonly name: string;
}

const problemsOf =
  (kept: readonly OtherAddress[]) =>
  (typed: TypedCustomer): readonly FieldProblem[] =>
    customerFlaws(tidied(readTypedCustomer(typed)), kept).map((flaw) => ({
      field: flaw.field,
      text: customerFlawText(flaw),
    }));

/**
 * The form of a customer: its rules, and at which field each refusal of the server is said. `kept` are the other
 * addresses that it has.
 */
export function useCustomerForm(draft: Store<TypedCustomer>, kept: readonly OtherAddress[] = []) {
  const [other, setOther] = useState<OtherCustomer | null>(null);
  const form = useRuleForm({ draft, problemsOf: problemsOf(kept), blank: blankCustomer });
  return {
    form,
    /** The customer that has the refused code or CUIT; null for none. */
    other,
    begin: () => setOther(null),
    refused(failure: CustomerManagementFailure, typed: TypedCustomer): readonly FieldProblem[] {
      setOther('id' in failure ? { id: failure.id, name: failure.name } : null);
      if (failure.code === 'customer-invalid') {
        return failure.flaws.map((flaw) => ({ field: flaw.field, text: customerFlawText(flaw) }));
      }
      const text = customerManagementProblem(failure);
      if (failure.code === 'customer-login-taken') {
        const isUser = typed.userLogin.trim().toLowerCase() === failure.login;
        return [{ field: isUser ? 'userLogin' : 'adminLogin', text }];
      }
      return [{ field: customerFieldOf(failure) ?? wholeForm, text }];
    },
  };
}
