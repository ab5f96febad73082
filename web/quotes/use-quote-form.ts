import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import type { QuoteFailure } from '#core/quotes/quote.service.ts';
import { type Quote, quoteTitle } from '#core/quotes/quote.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { Result } from '#core/shared/result.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { type RuleForm, useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { blankDraft, isLeftToCalculate, type QuoteDraft, withLineAt, withoutLine } from './draft.ts';
import { draftProblems, readDraft, toCalculate } from './draft-reading.ts';
import { linkToQuotes } from './quote-url.ts';

export type QuoteFormState = RuleForm<QuoteDraft>;

/** The quote that it changes is no longer as it was: what was typed can still be kept, as another. */
const canBeNew = 'canBeNew';

/** Prices of the draft's products by the shop's margins, as far as they are known. */
export interface DraftPrices {
  readonly known: ReadonlyMap<ProductPriceId, Money>;
  readonly gone: ReadonlySet<ProductPriceId>;
  /** What would be quoted at its cost: the shop has no margin for it, and nobody typed a price. */
  readonly unmarked: ReadonlySet<ProductPriceId>;
}

/** The draft of this tab as a form, with its prices, and how to keep it. */
export function useQuoteForm() {
  const { quoteQueries, caller } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const form = useRuleForm<QuoteDraft>({ draft: quoteQueries.draft, problemsOf: draftProblems });
  const draft = form.values;
  const lines = toCalculate(draft);
  const { id = null } = draft.of ?? {};
  const asked = lines.length === 0 ? null : { id, lines, atTodaysPrices: draft.atTodaysPrices };
  const calculating = useServiceQuery(quoteQueries.calculating, asked);
  const calculated = calculating.answer?.lines ?? [];

  const keep = (of: QuoteDraft['of']) =>
    form.submit(async (typed) => {
      const quote = readDraft(typed);
      if (quote === null) return [{ field: wholeForm, text: toBeCorrected }];
      const settle = quoteQueries.draft.sending();
      const answer: Result<Quote, QuoteFailure> =
        of === null
          ? await quoteQueries.service.create(caller, quote, quoteQueries.keyFor(quote))
          : await quoteQueries.service.change(caller, of, quote);
      if (!answer.ok) {
        const text = quoteProblem(answer.val);
        const hasMoved = answer.val.code === 'quote-moved' || answer.val.code === 'quote-not-found';
        return [{ field: wholeForm, text }, ...(hasMoved ? [{ field: canBeNew, text }] : [])];
      }
      quoteQueries.settled();
      // The detail of the quote opens with what was saved, not with what the list had.
      await quoteQueries.refresh();
      const { id, version } = answer.val;
      const title = quoteTitle(answer.val);
      const isAllOfIt = settle({ id, version, title });
      toaster.show({ kind: 'Success', title: `Presupuesto ${title}`, message: 'Guardado' });
      if (isAllOfIt) navigate(linkToQuotes({ quote: id }));
      return [];
    });

  const prices: DraftPrices = {
    known: new Map(
      calculated.flatMap(({ productPriceId, unitPrice, isGone }) =>
        productPriceId === null || isGone ? [] : [[productPriceId, unitPrice] as const],
      ),
    ),
    gone: new Set(
      calculated.flatMap(({ productPriceId, isGone }) => (productPriceId !== null && isGone ? [productPriceId] : [])),
    ),
    unmarked: new Set(
      calculated.flatMap(({ productPriceId, lacksMarkup }) =>
        productPriceId !== null && lacksMarkup && isLeftToCalculate(draft, productPriceId) ? [productPriceId] : [],
      ),
    ),
  };
  return {
    form,
    prices,
    calculating,
    includesIva: asked === null ? null : (calculating.answer?.includesIva ?? null),
    /** Takes a line out at once, and offers to put it back. */
    remove(place: number) {
      const line = draft.lines[place];
      if (line === undefined) return;
      form.change((before) => withoutLine(before, place));
      const undo = () => quoteQueries.draft.set((now) => withLineAt(now, place, line));
      const name = line.kind === 'product' ? `${line.code} ${line.brand}` : line.description;
      const message = `Quitaste ${name === '' ? 'una línea' : name}`;
      toaster.show({ kind: 'Success', title: '', message, action: { label: 'Deshacer', run: undo } });
    },
    problem: form.failure ?? (form.isRefused ? toBeCorrected : null),
    save: keep(draft.of),
    saveAsNew: form.problemOf(canBeNew) === null ? null : (event: SyntheticEvent) => void keep(null)(event),
    discard: () => quoteQueries.draft.begin(blankDraft),
  };
}

const toBeCorrected = 'Hay datos para corregir';
