import { claimProblem } from '#adapters/texts/claims.es.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { maxExternalCodeLength } from '#core/claims/claim-management.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface AssociateDialogProps {
  readonly claim: ManagedClaim;
  readonly onClose: () => void;
}

const blank = { externalCode: '' };

const problem = (failure: Parameters<typeof claimProblem>[0]) => ({
  field: 'externalCode',
  text: claimProblem(failure),
});

/** Asks for the code by which the other system knows a claim. */
export function AssociateDialog({ claim, onClose }: AssociateDialogProps) {
  const { claimManagementQueries } = useServices();
  const { toaster } = usePublicServices();
  const form = useRuleForm({
    draft: useUnsavedDraft(`associate ${claim.id}`, blank),
    problemsOf: ({ externalCode }) => (externalCode.trim() === '' ? [problem({ code: 'external-code-missing' })] : []),
    tells: 'sent',
  });
  const { element, isSending } = form;

  const associate = form.submit(async ({ externalCode }) => {
    const answer = await claimManagementQueries.associate(claim.id, externalCode.trim());
    if (!answer.ok) return [problem(answer.val)];
    const title = `Reclamo ${formatNumber(claim)}`;
    toaster.show({ kind: 'Success', title, message: 'Reclamo operativo asociado correctamente' });
    onClose();
    return [];
  });

  return (
    <Dialog title={`Asociar el reclamo ${formatNumber(claim)}`} onClose={onClose}>
      <form ref={element} className="case-form associate" onSubmit={associate} noValidate>
        <p className="muted">
          {claim.customerName} · {claim.purchaseDocument}
        </p>
        <FormField form={form} name="externalCode" label="Código Flexxus" hint="El reclamo pasa a En curso">
          {(control) => <input {...control} className="mono" autoComplete="off" maxLength={maxExternalCodeLength} />}
        </FormField>
        <DialogActions isBusy={isSending} busyText="Asociando…" action="Asociar" onClose={onClose} />
      </form>
    </Dialog>
  );
}
