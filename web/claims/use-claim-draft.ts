import { useNavigate } from 'react-router-dom';
import { claimFlawTexts, claimProblem } from '#adapters/texts/claims.es.ts';
import { type ClaimFlaw, claimFlaws, fieldOfClaimFlaw } from '#core/claims/claim-to-open.ts';
import { formatNumber } from '#core/orders/number.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { useFieldProblems } from '#web/cases/use-field-problems.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import {
  type ClaimDraft,
  claimOf,
  type DraftProduct,
  withoutProduct,
  withProduct,
  withProductAt,
  withProductChanged,
} from './claim-draft.ts';
import { linkToClaims } from './claim-url.ts';

/** The draft of this tab, what is wrong with it where it is time to say so, and how to send it. */
export function useClaimDraft() {
  const { claiming } = useServices();
  const { toaster, clock } = useFront();
  const navigate = useNavigate();
  const draft = useStore(claiming.draft);
  const { submit, isUnderWay: isSending, failure, correct } = useSubmission<string>();

  const claim = claimOf(draft);
  const flaws = claimFlaws(claim, dateInBuenosAires(clock.now()));
  const isPending = draft.code.trim() !== '';

  const { problemOf, leave, tried, isTried, refuse } = useFieldProblems<ClaimFlaw>({
    flaws,
    fieldOf: fieldOfClaimFlaw,
    textOf: ({ code }) => claimFlawTexts[code],
  });

  const set = (next: (before: ClaimDraft) => ClaimDraft) => {
    // What the server refused is looked at again when it is sent again.
    refuse([]);
    correct();
    claiming.draft.set(next);
  };

  return {
    draft,
    problemOf,
    /** A code that was typed and stands for no product yet. */
    codeProblem: isPending && isTried ? 'Elegí el artículo de la lista, o borrá el código' : problemOf('products'),
    failure,
    isSending,
    leave,
    change: (part: Partial<ClaimDraft>) => set((before) => ({ ...before, ...part })),
    add: (product: FoundProduct) => set((before) => withProduct(before, product)),
    changeProduct: (place: number, change: Partial<Pick<DraftProduct, 'brandId' | 'quantity'>>) =>
      set((before) => withProductChanged(before, place, change)),
    /** Takes a product out at once, and offers to put it back. */
    remove(place: number) {
      const product = draft.products[place];
      if (product === undefined) return;
      set((before) => withoutProduct(before, place));
      const run = () => claiming.draft.set((now) => withProductAt(now, place, product));
      toaster.show({
        kind: 'Success',
        title: '',
        message: `Quitaste ${product.code}`,
        action: { label: 'Deshacer', run },
      });
    },
    /** Tells where it was not sent: then the form says why. */
    send(notSent: () => void) {
      tried();
      if (flaws.length > 0 || isPending) return notSent();
      submit(async () => {
        const answer = await claiming.open(claim);
        if (!answer.ok) {
          if (answer.val.code === 'invalid-claim') refuse(answer.val.flaws);
          notSent();
          return claimProblem(answer.val);
        }
        const number = answer.val === null ? null : formatNumber(answer.val);
        toaster.show({ kind: 'Success', title: number === null ? 'Reclamo' : `Reclamo ${number}`, message: 'Enviado' });
        navigate(number === null ? '/demands' : linkToClaims('/demands', { claim: number }));
        return null;
      });
    },
  };
}
