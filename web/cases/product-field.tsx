import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { keyOf, SuggestedArticle } from '#web/search-box/suggestion-list.tsx';
import { useServices } from '#web/services.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import type { FoundProduct } from './product-finder.ts';
import { createProductTakingMachine } from './product-taking.machine.ts';

export interface ProductFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly problem: string | null;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  /** It adds to several: each that was chosen counts, also where the next one is typed before it is there. */
  readonly isOneOfSeveral?: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  /** `isTypedSince`: something else is typed by now, and stays. */
  readonly onFound: (product: FoundProduct, isTypedSince: boolean) => void;
}

/** A product by its code: what is typed suggests, the arrows choose and Enter takes. */
export function ProductField({
  label,
  typed,
  problem,
  hint,
  isRequired = false,
  isOneOfSeveral = false,
  onType,
  onLeave,
  onFound,
}: ProductFieldProps) {
  const { suggestions, take } = useServices().productFinder;
  const [taking] = useState(() => createProductTakingMachine(take, isOneOfSeveral));
  const [{ context }, send, taker] = useMachine(taking);
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
    onType(text);
    suggestions.send({ type: 'type', text });
  };
  const isAnswered = typed.trim() !== '' && asked === typed;
  const wrong =
    (context.missed === null ? null : `No se pudo traer ${context.missed}, reintentá`) ??
    (isAnswered && isNothing ? `No encontramos «${typed.trim()}». Revisá el código` : null) ??
    (isAnswered && isFailed ? 'No se pudo buscar el código, reintentá con Enter' : null) ??
    problem;
  return (
    <ComboboxField
      {...{ label, hint, isRequired, typed, chosen, onLeave, keyOf }}
      listLabel="Sugerencias"
      placeholder="Código"
      problem={wrong}
      options={isOpen ? offered : []}
      onType={type}
      onMove={(by) => suggestions.send({ type: 'move', by })}
      onAsk={() => {
        suggestions.send({ type: 'type', text: typed });
        suggestions.send({ type: 'now' });
      }}
      onClose={close}
      onTake={(suggestion) => {
        close();
        send({ type: 'take', suggestion });
      }}
    >
      {(article) => <SuggestedArticle article={article} typed={asked} />}
    </ComboboxField>
  );
}
