import { useNavigate } from 'react-router-dom';
import { quoteProblem } from '#adapters/texts/quotes.es.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { useSubmission } from '#web/parts/submission.ts';
import { productsOf, withProducts } from './draft.ts';
import { draftLink } from './quote-url.ts';

/** Makes a quote of what is in the cart, at the shop's selling prices. */
export function QuoteCartButton() {
  const { quoting, caller } = useDesks();
  const { toaster } = useFront();
  const navigate = useNavigate();
  const { submit, isUnderWay } = useSubmission();
  const quote = () =>
    submit(async () => {
      const answer = await quoting.desk.fromCart(caller);
      if (!answer.ok) {
        toaster.show({ kind: 'Error', title: 'Presupuesto', message: quoteProblem(answer.val) });
        return;
      }
      quoting.draft.set((draft) => withProducts(draft, productsOf(answer.val)));
      navigate(draftLink);
    });
  return (
    <button type="button" className="btn" disabled={isUnderWay} onClick={quote}>
      <Icon name="quote" />
      Presupuestar este carrito
    </button>
  );
}
