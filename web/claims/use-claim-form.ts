import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimFlawTexts, claimProblem } from '#adapters/texts/claims.es.ts';
import { sentText } from '#adapters/texts/drafts.es.ts';
import { type ClaimFlaw, claimFlaws, fieldOfClaimFlaw } from '#core/claims/claim-to-open.ts';
import { formatNumber } from '#core/orders/number.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { useAttach } from '#web/cases/messages/use-attach.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { type RuleForm, useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { blankClaim, type ClaimDraft, claimOf, isBlankClaim, withoutProduct, withProductAt } from './claim-draft.ts';
import { linkToClaims } from './claim-url.ts';

/**
 * A code that was typed and stands for no product yet: no field is left with this, so that it is said once it was sent.
 */
const pendingCode = 'pendingCode';

/** A wrong list of products is corrected in the field for another product. */
const fieldOf = (flaw: ClaimFlaw): string => {
  const field = fieldOfClaimFlaw(flaw);
  return field === 'products' ? 'code' : field;
};

const problem = (flaw: ClaimFlaw): FieldProblem => ({ field: fieldOf(flaw), text: claimFlawTexts[flaw.code] });

interface ClaimForm {
  readonly form: RuleForm<ClaimDraft>;
  readonly codeProblem: string | null;
  remove(place: number): void;
  send(event?: SyntheticEvent): void;
}

/** The draft of this tab as a form, and how to send it. */
export function useClaimForm(): ClaimForm {
  const { claimQueries } = useServices();
  const attach = useAttach();
  const { toaster, clock } = usePublicServices();
  const navigate = useNavigate();
  const form = useRuleForm<ClaimDraft>({
    draft: claimQueries.draft,
    blank: blankClaim,
    problemsOf: (draft) => [
      ...claimFlaws(claimOf(draft), dateInBuenosAires(clock.now())).map(problem),
      ...(draft.code.trim() === ''
        ? []
        : [{ field: pendingCode, text: 'Elegí el artículo de la lista, o borrá el código' }]),
    ],
  });

  return {
    form,
    codeProblem: form.problemOf(pendingCode) ?? form.problemOf('code'),
    /** Takes a product out at once, and offers to put it back. */
    remove(place) {
      const product = form.values.products[place];
      if (product === undefined) return;
      form.change((before) => withoutProduct(before, place));
      const run = () => claimQueries.draft.set((now) => withProductAt(now, place, product));
      toaster.show({
        kind: 'Success',
        title: '',
        message: `Quitaste ${product.code}`,
        action: { label: 'Deshacer', run },
      });
    },
    send: form.submit(async (draft) => {
      const answer = await claimQueries.open(draft);
      if (answer === null) return [];
      if (!answer.ok) {
        const flaws = answer.val.code === 'invalid-claim' ? answer.val.flaws : [];
        return [...flaws.map(problem), { field: wholeForm, text: claimProblem(answer.val) }];
      }
      const number = answer.val === null ? null : formatNumber(answer.val);
      await attach('claim', number);
      const isAllOfIt = isBlankClaim(claimQueries.draft.get());
      const message = sentText('Enviado', isAllOfIt);
      toaster.show({ kind: 'Success', title: number === null ? 'Reclamo' : `Reclamo ${number}`, message });
      if (isAllOfIt) navigate(number === null ? '/demands' : linkToClaims({ claim: number }));
      return [];
    }),
  };
}
