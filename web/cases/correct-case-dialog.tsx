import { caseChangeProblem, correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import {
  type CaseCorrectionToMake,
  type CorrectableField,
  type CorrectableTexts,
  correctCase,
  maxLengthsOfCorrection,
} from '#core/cases/correct-case.ts';
import type { SeenCase, StaffCaseFailure } from '#core/cases/staff-case.service.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

export type Correct = (seen: SeenCase, correction: CaseCorrectionToMake) => Promise<Result<unknown, StaffCaseFailure>>;

interface CorrectCaseDialogProps {
  readonly what: string;
  readonly field: CorrectableField;
  readonly seen: SeenCase;
  readonly texts: CorrectableTexts;
  readonly correct: Correct;
  readonly onClose: () => void;
}

const problemOf = (failure: StaffCaseFailure) => {
  const text = caseChangeProblem(failure);
  if (failure.code === 'case-correction-reason-missing') return { field: 'reason', text };
  const isOfText = failure.code === 'case-text-missing' || failure.code === 'case-correction-unchanged';
  return { field: isOfText ? 'text' : wholeForm, text };
};

/** Corrects a code or a resolution that was given, with a reason. */
export function CorrectCaseDialog({ what, field, seen, texts, correct, onClose }: CorrectCaseDialogProps) {
  const { toaster } = usePublicServices();
  const form = useRuleForm({
    draft: useUnsavedDraft(`correct ${field} ${formatNumber(seen)} ${seen.version}`, {
      text: texts[field],
      reason: '',
    }),
    problemsOf: (typed) => {
      const flaw = correctCase(texts, { field, ...typed });
      return flaw.ok ? [] : [problemOf(flaw.val)];
    },
    tells: 'sent',
  });
  const { element, isSending, failure } = form;
  const send = form.submit(async (typed) => {
    const answer = await correct(seen, { field, ...typed });
    if (!answer.ok) return [problemOf(answer.val)];
    toaster.show({ kind: 'Success', title: formatNumber(seen), message: `${correctableTexts[field]}: corregido` });
    onClose();
    return [];
  });
  const isResolution = field === 'resolution';
  return (
    <Dialog title={`Corregir ${what}`} onClose={onClose}>
      <form ref={element} className="case-form associate" onSubmit={send} noValidate>
        <FormField form={form} name="text" label={correctableTexts[field]}>
          {(control) =>
            isResolution ? (
              <textarea {...control} rows={3} maxLength={maxLengthsOfCorrection.resolution} />
            ) : (
              <input {...control} className="mono" autoComplete="off" maxLength={maxLengthsOfCorrection.externalCode} />
            )
          }
        </FormField>
        <FormField
          form={form}
          name="reason"
          label="Motivo de la corrección"
          hint={isResolution ? 'Lo lee el cliente, en un mail' : 'Queda en la actividad'}
        >
          {(control) => <textarea {...control} rows={2} maxLength={maxLengthsOfCorrection.reason} />}
        </FormField>
        <FormFailure text={failure} />
        <DialogActions isBusy={isSending} busyText="Corrigiendo…" action="Corregir" onClose={onClose} />
      </form>
    </Dialog>
  );
}
