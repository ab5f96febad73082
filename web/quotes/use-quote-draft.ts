import { useNavigate } from 'react-router-dom';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import type { QuoteFailure } from '#core/quotes/quote.service.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import type { Result } from '#core/shared/result.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { blankDraft, isLeftToCalculate, type QuoteDraft, withLineAt, withoutLine } from './draft.ts';
import { readDraft, toCalculate } from './draft-reading.ts';
import { linkToQuotes } from './quote-url.ts';

interface DraftProblem {
  readonly text: string;
  /** The quote that it changes is no longer as it was: what was typed can still be kept, as another. */
  readonly canBeNew: boolean;
}

/** The draft of this tab with its prices, and how to keep it. */
export function useQuoteDraft() {
  const { quoting, caller } = useServices();
  const { toaster } = useFront();
  const navigate = useNavigate();
  const draft = useStore(quoting.draft);
  const { submit, isUnderWay: isSaving, failure: problem, correct } = useSubmission<DraftProblem>();
  const lines = toCalculate(draft);
  const { id = null } = draft.of ?? {};
  const asked = lines.length === 0 ? null : { id, lines, atTodaysPrices: draft.atTodaysPrices };
  const calculating = useServiceQuery(quoting.calculating, asked);
  const calculated = calculating.answer?.lines ?? [];

  const keep = (wanted: QuoteDraft) =>
    submit(async () => {
      const quote = readDraft(wanted);
      if (quote === null) return { text: 'Hay datos para corregir', canBeNew: false };
      const answer: Result<Quote, QuoteFailure> =
        wanted.of === null
          ? await quoting.service.create(caller, quote, quoting.keyFor(quote))
          : await quoting.service.change(caller, wanted.of, quote);
      if (!answer.ok) {
        const canBeNew = answer.val.code === 'quote-moved' || answer.val.code === 'quote-not-found';
        return { text: quoteProblem(answer.val), canBeNew };
      }
      quoting.settled();
      quoting.draft.set(blankDraft);
      quoting.refresh();
      toaster.show({ kind: 'Success', title: `Presupuesto ${quoteTitle(answer.val)}`, message: 'Guardado' });
      navigate(linkToQuotes({ quote: answer.val.id }));
      return null;
    });

  return {
    draft,
    change(part: Partial<QuoteDraft>) {
      correct();
      quoting.draft.set((before) => ({ ...before, ...part }));
    },
    /** Takes a line out at once, and offers to put it back. */
    remove(place: number) {
      const line = draft.lines[place];
      if (line === undefined) return;
      correct();
      quoting.draft.set((before) => withoutLine(before, place));
      const undo = () => quoting.draft.set((now) => withLineAt(now, place, line));
      const name = line.kind === 'product' ? `${line.code} ${line.brand}` : line.description;
      const message = `Quitaste ${name === '' ? 'una línea' : name}`;
      toaster.show({ kind: 'Success', title: '', message, action: { label: 'Deshacer', run: undo } });
    },
    known: new Map(
      calculated.flatMap(({ productPriceId, unitPrice, isGone }) =>
        productPriceId === null || isGone ? [] : [[productPriceId, unitPrice] as const],
      ),
    ),
    gone: new Set(
      calculated.flatMap(({ productPriceId, isGone }) => (productPriceId !== null && isGone ? [productPriceId] : [])),
    ),
    /** What would be quoted at its cost: the shop has no margin for it, and nobody typed a price. */
    unmarked: new Set(
      calculated.flatMap(({ productPriceId, lacksMarkup }) =>
        productPriceId !== null && lacksMarkup && isLeftToCalculate(draft, productPriceId) ? [productPriceId] : [],
      ),
    ),
    includesIva: asked === null ? null : (calculating.answer?.includesIva ?? null),
    calculating,
    isSaving,
    problem,
    save: () => keep(draft),
    saveAsNew: () => keep({ ...draft, of: null }),
    discard: () => quoting.draft.set(blankDraft),
  };
}
