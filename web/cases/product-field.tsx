import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Suggestion } from '#core/catalogue/catalogue.service.ts';
import { SuggestionList } from '#web/search-box/suggestion-list.tsx';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';
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
  const id = useId();
  const isOpen = useSelector(suggestions, (snapshot) => snapshot.matches('open'));
  const isNothing = useSelector(suggestions, (snapshot) => snapshot.matches('nothing'));
  const isFailed = useSelector(suggestions, (snapshot) => snapshot.matches('failed'));
  const offered = useSelector(suggestions, ({ context }) => context.suggestions);
  const chosen = useSelector(suggestions, ({ context }) => context.chosen);
  const asked = useSelector(suggestions, ({ context }) => context.text);
  const close = () => suggestions.send({ type: 'close' });
  useEffect(() => () => suggestions.send({ type: 'close' }), [suggestions]);
  useEffect(() => {
    document.getElementById(`${id}-list-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);

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
    // Another was typed or taken since: that one counts.
    if (now.current.taken !== taken || now.current.typed !== typed) return;
    if (product === null) setTrouble(`No se pudo traer ${suggestion.code}, reintentá`);
    else onFound(product);
  };
  const type = (text: string) => {
    setTrouble(null);
    onType(text);
    suggestions.send({ type: 'type', text });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter takes a product; it never sends the form from here.
      event.preventDefault();
      const suggestion = isOpen ? offered[Math.max(0, chosen)] : undefined;
      if (suggestion !== undefined) void found(suggestion);
      else if (typed.trim() !== '') {
        suggestions.send({ type: 'type', text: typed });
        suggestions.send({ type: 'now' });
      }
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      suggestions.send({ type: 'move', by: event.key === 'ArrowDown' ? 1 : -1 });
    }
  };

  const isAnswered = typed.trim() !== '' && asked === typed;
  const wrong =
    trouble ??
    (isAnswered && isNothing ? `No encontramos «${typed.trim()}». Revisá el código` : null) ??
    (isAnswered && isFailed ? 'No se pudo buscar el código, reintentá con Enter' : null) ??
    problem;
  return (
    <Field className="product-field" label={label} problem={wrong} hint={hint} isRequired={isRequired} live="status">
      {(ties) => (
        <>
          <input
            {...ties}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && chosen >= 0 ? `${id}-list-${chosen}` : undefined}
            placeholder="Código"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={keys}
            onBlur={() => {
              close();
              onLeave();
            }}
          />
          <SuggestionList
            id={`${id}-list`}
            suggestions={isOpen ? offered : []}
            chosen={chosen}
            typed={asked}
            onTake={(suggestion) => void found(suggestion)}
          />
        </>
      )}
    </Field>
  );
}
