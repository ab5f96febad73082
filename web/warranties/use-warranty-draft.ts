import { useNavigate } from 'react-router-dom';
import { warrantyFlawTexts, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { fieldOfWarrantyFlaw, type WarrantyFlaw, warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { useFieldProblems } from '#web/cases/use-field-problems.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { type WarrantyDraft, warrantyOf } from './warranty-draft.ts';

/** The draft of this tab, what is wrong with it where it is time to say so, and how to send it. */
export function useWarrantyDraft() {
  const { warranting } = useServices();
  const { toaster, clock } = useFront();
  const navigate = useNavigate();
  const draft = useStore(warranting.draft);
  const { submit, isUnderWay: isSending, failure, correct } = useSubmission<string>();
  const warranty = warrantyOf(draft);
  const flaws = warrantyFlaws(warranty, dateInBuenosAires(clock.now()));
  const { problemOf, leave, tried, refuse } = useFieldProblems<WarrantyFlaw>({
    flaws,
    fieldOf: fieldOfWarrantyFlaw,
    textOf: (flaw) => warrantyFlawTexts[flaw],
  });

  return {
    draft,
    problemOf,
    leave,
    failure,
    isSending,
    change(part: Partial<WarrantyDraft>) {
      // What the server refused is looked at again when it is sent again.
      refuse([]);
      correct();
      warranting.draft.set((before) => ({ ...before, ...part }));
    },
    /** Tells where it was not sent: then the form says why. */
    send(notSent: () => void) {
      tried();
      if (flaws.length > 0) return notSent();
      submit(async () => {
        const answer = await warranting.request(warranty);
        if (!answer.ok) {
          if (answer.val.code === 'invalid-warranty') refuse(answer.val.flaws);
          notSent();
          return warrantyProblem(answer.val);
        }
        toaster.show({
          kind: 'Success',
          title: answer.val === null ? 'Garantía' : `Garantía RMA ${answer.val.rmaNumber}`,
          message: 'Enviada',
        });
        navigate('/warranties');
        return null;
      });
    },
  };
}

export type WarrantyForm = ReturnType<typeof useWarrantyDraft>;
