import { useNavigate } from 'react-router-dom';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { productsOf, withProducts } from './draft.ts';
import { draftLink } from './quote-url.ts';

/** Makes a quote of what is in the cart, at the shop's selling prices. */
export function QuoteCartButton() {
  const { quoteQueries, caller } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const { submit, isUnderWay } = useSubmission();
  const quote = () =>
    submit(async () => {
      const answer = await quoteQueries.service.fromCart(caller);
      if (!answer.ok) {
        toaster.show({ kind: 'Error', title: 'Presupuesto', message: quoteProblem(answer.val) });
        return;
      }
      quoteQueries.draft.set((draft) => withProducts(draft, productsOf(answer.val)));
      navigate(draftLink);
    });
  return (
    <button type="button" className="btn" disabled={isUnderWay} onClick={quote}>
      <Icon name="quote" />
      Presupuestar este carrito
    </button>
  );
}
