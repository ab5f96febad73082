import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import type { CustomerChoices } from '#core/customers/managed-customer.ts';
import {
  copiedCustomer,
  newCustomer,
  readTypedCustomer,
  type TypedCustomer,
  typedCustomer,
} from '#core/customers/typed-customer.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { linkToCustomers } from './customer-url.ts';
import { OtherNotice } from './other-notice.tsx';
import { useCustomerForm } from './use-customer-form.ts';

/** A new customer, blank or with another one's terms. */
export function NewCustomer({ from }: { readonly from: CustomerId | null }) {
  const { customerManagement } = useServices();
  const choices = useServiceQuery(customerManagement.choices);
  const copied = useServiceQuery(customerManagement.one, from);
  const terms = copied.answer && copiedCustomer(typedCustomer(copied.answer.details));
  const of =
    from === null || choices.answer === null || terms !== null
      ? choices
      : { answer: null, failure: copied.failure, retry: copied.retry };
  return (
    <main className="office customer-page">
      <PageTitle>Nuevo cliente</PageTitle>
      <QueryState of={of} problem={customerManagementProblem} skeleton={<Skeleton rows={10} kind="office" />}>
        {(answer) => (
          <NewCustomerForm
            start={terms ?? newCustomer(answer)}
            copiedFrom={copied.answer?.details.name ?? null}
            place={`new customer ${from ?? ''}`}
            choices={answer}
          />
        )}
      </QueryState>
    </main>
  );
}

interface NewCustomerFormProps {
  readonly start: TypedCustomer;
  readonly copiedFrom: string | null;
  readonly place: string;
  readonly choices: CustomerChoices;
}

function NewCustomerForm({ start, copiedFrom, place, choices }: NewCustomerFormProps) {
  const { customerManagement } = useServices();
  const { toaster } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const draft = useUnsavedDraft<TypedCustomer>(place, start);
  const { form, other, begin, refused } = useCustomerForm(draft);
  // The only price list may have been made since these choices were asked before: it is chosen as soon as it is known.
  const { priceListId } = start;
  useEffect(() => {
    if (draft.get().priceListId === '') draft.set((typed) => ({ ...typed, priceListId }));
  }, [draft, priceListId]);
  const create = form.submit(async (typed) => {
    begin();
    const answer = await customerManagement.create(readTypedCustomer(typed));
    if (!answer.ok) return refused(answer.val, typed);
    settleDraft(draft, typed, start);
    toaster.show({
      kind: 'Success',
      title: answer.val.details.name,
      message: 'Cliente creado. Generale una contraseña',
    });
    goOn(linkToCustomers({ open: answer.val.id, tab: 'accesos' }));
    return [];
  });
  return (
    <form ref={form.element} className="customer-form" aria-labelledby={heading} onSubmit={create} noValidate>
      <header className="office-head">
        <h1 id={heading} ref={title} tabIndex={-1}>
          Nuevo cliente
        </h1>
        <Link className="btn" to={linkToCustomers({})}>
          Cancelar
        </Link>
      </header>
      {copiedFrom !== null && <p className="muted">Con las condiciones de {copiedFrom}.</p>}
      <fieldset className="customer-written" role="presentation" disabled={form.isSending}>
        <CustomerFields form={form} choices={choices} isNew />
      </fieldset>
      <OtherNotice other={other} />
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Creando…' : 'Crear cliente'}
      </button>
      <UnsavedChangesGuard isUnsaved={!isSameData(form.values, start)} what="el cliente nuevo" />
    </form>
  );
}
