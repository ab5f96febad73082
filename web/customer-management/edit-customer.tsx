import { useMemo } from 'react';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { CustomerChoices, SeenCustomer } from '#core/customers/managed-customer.ts';
import { readTypedCustomer, type TypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { OtherNotice } from './other-notice.tsx';
import { useCustomerForm } from './use-customer-form.ts';

interface EditCustomerProps {
  readonly customer: SeenCustomer;
  readonly choices: CustomerChoices;
}

/** What is settled about a customer, saved as a whole; what collides with somebody else's is asked about. */
export function EditCustomer({ customer, choices }: EditCustomerProps) {
  const { customerManagement } = useServices();
  const { toaster } = usePublicServices();
  const { id, details, tag } = customer;
  const stored = useMemo(() => typedCustomer(details), [details]);
  const section = useSectionDraft<TypedCustomer>(`customer ${id}`, stored, tag);
  const { form, other, begin, refused } = useCustomerForm(section.values, details.otherAddresses);
  const save = form.submit(async (typed) => {
    begin();
    const answer = await section.save(async (sent, seen) =>
      (await customerManagement.change(id, seen, readTypedCustomer(sent))).map((saved) => typedCustomer(saved.details)),
    );
    if (!answer.ok) return refused(answer.val, typed);
    toaster.show({ kind: 'Success', title: answer.val.name, message: 'Se guardaron los cambios' });
    return [];
  });
  return (
    <form
      ref={form.element}
      className="customer-form"
      aria-label={`Datos de ${details.name}`}
      onSubmit={save}
      noValidate
    >
      <CustomerFields form={form} choices={choices} isNew={false} />
      <OtherNotice other={other} />
      {section.isUnsaved && (
        <SaveBar
          what={details.name}
          isSaving={form.isSending}
          problem={form.failure}
          hasMoved={section.hasMoved}
          moved={collidedText(section.collided, customer.changed)}
          onDiscard={() => {
            section.discard();
            form.begin();
            begin();
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={section.isUnsaved} what={`los datos de ${details.name}`} />
    </form>
  );
}
