import { type FormEvent, useState } from 'react';
import { claimProblem } from '#adapters/texts/claims.es.ts';
import { maxExternalCodeLength } from '#core/claims/claim.service.ts';
import type { ManagedClaim } from '#core/claims/claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { CaseField } from '#web/cases/case-field.tsx';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface AssociateDialogProps {
  readonly claim: ManagedClaim;
  readonly onClose: () => void;
}

/** Asks for the code by which the other system knows a claim. */
export function AssociateDialog({ claim, onClose }: AssociateDialogProps) {
  const { managing } = useServices();
  const { toaster } = useFront();
  const [unsaved, type] = useUnsaved<string>(`associate ${claim.id}`);
  const typed = unsaved ?? '';
  const [isLeft, setIsLeft] = useState(false);
  const { submit, isUnderWay, failure, correct } = useSubmission<string>();
  const missing = isLeft && typed.trim() === '' ? claimProblem({ code: 'external-code-missing' }) : null;

  const associate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsLeft(true);
    if (typed.trim() === '') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    submit(async () => {
      const answer = await managing.associate(claim.id, typed.trim());
      if (!answer.ok) return claimProblem(answer.val);
      const title = `Reclamo ${formatNumber(claim)}`;
      toaster.show({ kind: 'Success', title, message: 'Reclamo operativo asociado correctamente' });
      onClose();
      return null;
    });
  };

  return (
    <Dialog title={`Asociar el reclamo ${formatNumber(claim)}`} onClose={onClose}>
      <form className="case-form associate" onSubmit={associate} noValidate>
        <p className="muted">
          {claim.customerName} · {claim.purchaseDocument}
        </p>
        <CaseField
          label="Código externo (Flexxus)"
          problem={failure ?? missing}
          hint="El reclamo pasa a En curso"
          onLeave={() => setIsLeft(typed !== '')}
        >
          {(tied) => (
            <input
              {...tied}
              className="mono"
              autoComplete="off"
              maxLength={maxExternalCodeLength}
              value={typed}
              onChange={({ target }) => {
                type(target.value);
                correct();
              }}
            />
          )}
        </CaseField>
        <div className="dialog-actions">
          <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="btn primary" disabled={isUnderWay}>
            {isUnderWay ? 'Asociando…' : 'Asociar'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
