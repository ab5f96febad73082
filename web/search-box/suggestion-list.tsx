import type { Suggestion } from '#core/catalogue/catalogue-desk.ts';
import { whatDiffers } from './what-differs.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: number;
  readonly typed: string;
  readonly onTake: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, suggestions, chosen, typed, onTake }: SuggestionListProps) {
  return (
    <>
      <div className="only-read" role="status">
        {suggestions.length > 0 && `${suggestions.length} sugerencias`}
      </div>
      <div id={id} role="listbox" aria-label="Sugerencias" className="suggestions" hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          // The field holds the focus and the keys; the pointer is only another way to choose.
          <div
            key={`${suggestion.productId} ${suggestion.code} ${suggestion.productBrandName}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(suggestion);
            }}
          >
            <span className="mono suggested-code">
              <Differing text={suggestion.code} typed={typed} />
            </span>
            <span className="suggested-brand">{suggestion.productBrandName}</span>
            <span className="suggested-text">
              <Differing text={suggestion.description} typed={typed} />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Differing({ text, typed }: { readonly text: string; readonly typed: string }) {
  return whatDiffers(text, typed).map(({ text: piece, isTyped, at }) =>
    isTyped ? <span key={at}>{piece}</span> : <b key={at}>{piece}</b>,
  );
}
