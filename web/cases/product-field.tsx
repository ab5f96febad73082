import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { keyOf, SuggestedArticle } from '#web/search-box/suggestion-list.tsx';
import { useServices } from '#web/services.ts';
import { ComboboxField } from '#web/ui/combobox-field.tsx';
import type { FoundProduct } from './product-finder.ts';

export interface ProductFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly problem: string | null;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
  readonly onFound: (product: FoundProduct) => void;
}

/** A product by its code: what is typed suggests, the arrows choose and Enter takes. */
export function ProductField({
  label,
  typed,
  problem,
  hint,
  isRequired = false,
  onType,
  onLeave,
  onFound,
}: ProductFieldProps) {
  const { suggestions, take } = useServices().productFinder;
  const [trouble, setTrouble] = useState<string | null>(null);
  const isOpen = useSelector(suggestions, (snapshot) => snapshot.matches('open'));
  const isNothing = useSelector(suggestions, (snapshot) => snapshot.matches('nothing'));
  const isFailed = useSelector(suggestions, (snapshot) => snapshot.matches('failed'));
  const offered = useSelector(suggestions, ({ context }) => context.suggestions);
  const chosen = useSelector(suggestions, ({ context }) => context.chosen);
  const asked = useSelector(suggestions, ({ context }) => context.text);
  const close = () => suggestions.send({ type: 'close' });
  useEffect(() => () => suggestions.send({ type: 'close' }), [suggestions]);

  const now = useRef({ typed, taken: 0 });
  useEffect(() => {
    now.current.typed = typed;
  }, [typed]);

  const found = async (suggestion: Suggestion) => {
    close();
    setTrouble(null);
    now.current.taken += 1;
    const { taken } = now.current;
    const product = await take(suggestion);
    // Another product was typed or chosen since: that one counts.
    if (now.current.taken !== taken || now.current.typed !== typed) return;
    if (product === null) setTrouble(`No se pudo traer ${suggestion.code}, reintentá`);
    else onFound(product);
  };
  const type = (text: string) => {
    setTrouble(null);
    onType(text);
    suggestions.send({ type: 'type', text });
  };
  const isAnswered = typed.trim() !== '' && asked === typed;
  const wrong =
    trouble ??
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
      onTake={(suggestion) => void found(suggestion)}
    >
      {(article) => <SuggestedArticle article={article} typed={asked} />}
    </ComboboxField>
  );
}
