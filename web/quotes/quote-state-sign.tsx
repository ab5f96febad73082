import { quoteStateTexts } from '#adapters/texts/quotes.es.ts';
import type { Quote } from '#core/quotes/quote.ts';
import { quoteState } from '#core/quotes/validity.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';

/** Whether it is still valid, or that the client said yes. */
export function QuoteStateSign({ quote }: { readonly quote: Quote }) {
  const { clock } = usePublicServices();
  const state = quoteState(quote.validUntil, dateInBuenosAires(clock.now()));
  if (quote.cartedAt !== null) {
    return (
      <span className="state delivered">
        <i aria-hidden="true" />
        En el carrito
      </span>
    );
  }
  return (
    <span className={state === 'Valid' ? 'state indelivery' : 'state cancelled'}>
      <i aria-hidden="true" />
      {quoteStateTexts[state]}
    </span>
  );
}
