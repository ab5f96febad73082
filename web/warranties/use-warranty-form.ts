import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { warrantyFlawTexts, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { fieldOfWarrantyFlaw, type WarrantyFlaw, warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { useAttach } from '#web/cases/messages/use-attach.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { type RuleForm, useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { linkToWarranties } from './own-warranties-url.ts';
import { blankWarranty, type WarrantyDraft, warrantyOf } from './warranty-draft.ts';

export type WarrantyForm = RuleForm<WarrantyDraft>;

const problem = (flaw: WarrantyFlaw): FieldProblem => ({
  field: fieldOfWarrantyFlaw(flaw),
  text: warrantyFlawTexts[flaw],
});

/** The draft of this tab as a form, and how to send it. */
export function useWarrantyForm(): { readonly form: WarrantyForm; send(event: SyntheticEvent): void } {
  const { warrantyQueries } = useServices();
  const attach = useAttach();
  const { toaster, clock } = usePublicServices();
  const navigate = useNavigate();
  const form = useRuleForm<WarrantyDraft>({
    draft: warrantyQueries.draft,
    blank: blankWarranty,
    problemsOf: (draft) => warrantyFlaws(warrantyOf(draft), dateInBuenosAires(clock.now())).map(problem),
  });
  const send = form.submit(async (draft) => {
    const answer = await warrantyQueries.request(draft);
    if (answer === null) return [];
    if (!answer.ok) {
      const flaws = answer.val.code === 'invalid-warranty' ? answer.val.flaws : [];
      return [...flaws.map(problem), { field: wholeForm, text: warrantyProblem(answer.val) }];
    }
    const number = answer.val?.rmaNumber ?? null;
    await attach('warranty', number);
    toaster.show({
      kind: 'Success',
      title: answer.val === null ? 'Garantía' : `Garantía RMA ${answer.val.rmaNumber}`,
      message: 'Enviada',
    });
    navigate(linkToWarranties(number));
    return [];
  });
  return { form, send };
}
