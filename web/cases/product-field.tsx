import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { keyOf, SuggestedArticle } from '#web/search-box/suggestion-list.tsx';
import { useServices } from '#web/services.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import type { FoundProduct } from './product-finder.ts';
import { createProductTakingMachine } from './product-taking.machine.ts';

export interface ProductFieldProps<Found = FoundProduct> {
  readonly label: string;
  readonly typed: string;
  readonly problem: string | null;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  /**
   * The field adds to several products: each that was chosen counts, and the field is empty for the next one at once.
   */
  readonly isOneOfSeveral?: boolean;
  /** Why no further product is taken, shown in place of the empty field; null while one more may be. */
  readonly full?: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** `isTypedSince`: something else is typed by now, and stays. */
  readonly onFound: (product: Found, isTypedSince: boolean) => void;
}

interface FetchingProductFieldProps<Found> extends ProductFieldProps<Found> {
  /** What the field needs of a product that was chosen; null where it cannot be had. */
  readonly fetch: (suggestion: Suggestion) => Promise<Found | null>;
  /** One was chosen, and is being fetched. */
  readonly onChoose?: () => void;
}

/** A product by its code, with its brands. */
export function ProductField(props: ProductFieldProps) {
  return <FetchingProductField {...props} fetch={useServices().productFinder.take} />;
}

/** A product by its code: what is typed suggests, the arrows choose and Enter takes. */
export function FetchingProductField<Found>({
  label,
  typed,
  problem,
  hint,
  isRequired = false,
  isOneOfSeveral = false,
  full = null,
  onType,
  onLeave,
  onFound,
  fetch,
  onChoose = () => undefined,
}: FetchingProductFieldProps<Found>) {
  const { suggestions } = useServices().productFinder;
  const [taking] = useState(() => createProductTakingMachine(fetch, isOneOfSeveral));
  const [state, send, taker] = useMachine(taking);
  const { chosen: awaited, isTypedSince, missed } = state.context;
  const isFetching = state.matches('fetching');
  // Empty for the next code once one is chosen; the form keeps what was typed until its product is there.
  const shown = isOneOfSeveral && isFetching && !isTypedSince ? '' : typed;
  const isOpen = useSelector(suggestions, (snapshot) => snapshot.matches('open'));
  const isNothing = useSelector(suggestions, (snapshot) => snapshot.matches('nothing'));
  const isFailed = useSelector(suggestions, (snapshot) => snapshot.matches('failed'));
  const offered = useSelector(suggestions, ({ context }) => context.suggestions);
  const chosen = useSelector(suggestions, ({ context }) => context.chosen);
  const asked = useSelector(suggestions, ({ context }) => context.text);
  const close = () => suggestions.send({ type: 'close' });
  useEffect(() => () => suggestions.send({ type: 'close' }), [suggestions]);

  useEffect(() => {
    const taken = taker.on('taken', ({ product, isTypedSince }) => {
      if (product !== null) onFound(product, isTypedSince);
    });
    return () => taken.unsubscribe();
  }, [taker, onFound]);
  const type = (text: string) => {
    send({ type: 'type', text });
    const last = isOneOfSeveral && isFetching && text.trim() === '' ? awaited.at(-1) : undefined;
    // The form is not sent without what is awaited.
    onType(last?.code ?? text);
    suggestions.send({ type: 'type', text });
  };
  const isAnswered = shown.trim() !== '' && asked === shown;
  const wrong =
    (missed === null ? null : `No se pudo traer ${missed}, reintentá`) ??
    (isAnswered && isNothing ? `No encontramos «${shown.trim()}». Revisá el código` : null) ??
    (isAnswered && isFailed ? 'No se pudo buscar el código, reintentá con Enter' : null) ??
    (isFetching && !isTypedSince ? null : problem);
  if (full !== null && !isFetching && typed.trim() === '') return <p className="muted">{full}</p>;
  return (
    <ComboboxField
      {...{ label, isRequired, chosen, onLeave, keyOf }}
      typed={shown}
      hint={isFetching ? `Trayendo ${awaited.map(({ code }) => code).join(', ')}…` : hint}
      listLabel="Sugerencias"
      placeholder="Código"
      problem={wrong}
      options={isOpen ? offered : []}
      onType={type}
      onMove={(by) => suggestions.send({ type: 'move', by })}
      onAsk={() => {
        // What is typed is chosen already, and on its way.
        if (isFetching && !isTypedSince) return;
        suggestions.send({ type: 'type', text: shown });
        suggestions.send({ type: 'now' });
      }}
      onClose={close}
      onTake={(suggestion) => {
        close();
        onChoose();
        send({ type: 'take', suggestion });
      }}
    >
      {(article) => <SuggestedArticle article={article} typed={asked} />}
    </ComboboxField>
  );
}
