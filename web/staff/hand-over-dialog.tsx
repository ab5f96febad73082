import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { handedOverText, staffProblem } from '#adapters/texts/staff.es.ts';
import { asId } from '#core/shared/ids.ts';
import type { StaffMember } from '#core/staff/staff-member.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface HandOverDialogProps {
  readonly member: StaffMember;
  /** The other active sellers. */
  readonly others: readonly StaffMember[];
  readonly onClose: () => void;
}

/** Asks whose a seller's customers shall be. */
export function HandOverDialog({ member, others, onClose }: HandOverDialogProps) {
  const { staff } = useServices();
  const { toaster } = usePublicServices();
  const [draft] = useState(() => createStore({ to: '' }));
  const form = useRuleForm({
    draft,
    problemsOf: ({ to }) => (to === '' ? [{ field: 'to', text: 'Elegí a quién' }] : []),
    tells: 'sent',
  });
  const give = form.submit(async ({ to }) => {
    const answer = await staff.handOver(member.id, asId(to));
    if (!answer.ok) return [{ field: 'to', text: staffProblem(answer.val) }];
    const name = others.find(({ id }) => id === to)?.name ?? '';
    toaster.show({ kind: 'Success', title: member.name, message: handedOverText(answer.val.customers, name) });
    onClose();
    return [];
  });
  const count = member.customers === 1 ? 'su cliente' : `sus ${formatCount(member.customers)} clientes`;
  return (
    <Dialog title={`Pasar los clientes de ${member.name}`} onClose={onClose}>
      <form ref={form.element} className="name-form" onSubmit={give} noValidate>
        {others.length === 0 ? (
          <p className="notice warn">No hay otro vendedor activo. Creá uno antes.</p>
        ) : (
          <FormField form={form} name="to" label="A quién" hint={`Pasan ${count}, con sus pedidos y su cuenta`}>
            {(control) => (
              <select {...control}>
                <option value="">Elegí un vendedor</option>
                {others.map(({ id, name, userName }) => (
                  <option key={id} value={id}>
                    {name} ({userName})
                  </option>
                ))}
              </select>
            )}
          </FormField>
        )}
        <DialogActions
          isBusy={form.isSending}
          isDisabled={others.length === 0}
          busyText="Pasando…"
          action="Pasar clientes"
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
