import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { warrantyFlawTexts, warrantyProblem } from '#adapters/texts/warranties.es.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { fieldOfWarrantyFlaw, type WarrantyFlaw, warrantyFlaws } from '#core/warranties/warranty-to-request.ts';
import { useFieldProblems } from '#web/cases/use-field-problems.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { useStore } from '#web/parts/store.ts';
import { type WarrantyDraft, warrantyOf } from './warranty-draft.ts';

/** The draft of this tab, what is wrong with it where it is time to say so, and how to send it. */
export function useWarrantyDraft() {
  const { warranting } = useDesks();
  const { toaster, clock } = useFront();
  const navigate = useNavigate();
  const draft = useStore(warranting.draft);
  const [isSending, setSending] = useState(false);
  const [failure, fail] = useState<string | null>(null);
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
      fail(null);
      warranting.draft.set((before) => ({ ...before, ...part }));
    },
    /** Whether it was sent; if not, the form says why. */
    async send(): Promise<boolean> {
      tried();
      if (flaws.length > 0 || isSending) return false;
      setSending(true);
      fail(null);
      const answer = await warranting.request(warranty);
      setSending(false);
      if (answer.ok) {
        toaster.show({
          kind: 'Success',
          title: answer.val === null ? 'Garantía' : `Garantía RMA ${answer.val.rmaNumber}`,
          message: 'Enviada',
        });
        navigate('/warranties');
        return true;
      }
      fail(warrantyProblem(answer.val));
      if (answer.val.code === 'invalid-warranty') refuse(answer.val.flaws);
      return false;
    },
  };
}

export type WarrantyForm = ReturnType<typeof useWarrantyDraft>;
