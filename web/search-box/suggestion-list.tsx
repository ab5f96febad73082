import { articleCount } from '#adapters/texts/search.es.ts';
import type { QuestionSuggestion, Suggestion } from '#core/catalogue/catalogue.service.ts';
import { isArticle, type Offer } from './offers.ts';
import { whatDiffers } from './what-differs.ts';

interface SuggestionListProps<Each> {
  readonly id: string;
  readonly suggestions: readonly Each[];
  readonly chosen: number;
  readonly typed: string;
  readonly onTake: (suggestion: Each) => void;
}

export function SuggestionList<Each extends Offer>(props: SuggestionListProps<Each>) {
  const { id, suggestions, chosen, typed, onTake } = props;
  return (
    <>
      <div className="only-read" role="status">
        {suggestions.length > 0 && `${suggestions.length} sugerencias`}
      </div>
      <div id={id} role="listbox" aria-label="Sugerencias" className="suggestions" hidden={suggestions.length === 0}>
        {suggestions.map((suggestion, index) => (
          // The field holds the focus and the keys; the pointer is only another way to choose.
          <div
            key={keyOf(suggestion)}
            id={`${id}-${index}`}
            role="option"
            className={isArticle(suggestion) ? 'suggested-article' : 'suggested-question'}
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(suggestion);
            }}
          >
            {isArticle(suggestion) ? (
              <Article article={suggestion} typed={typed} />
            ) : (
              <Question question={suggestion} typed={typed} />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

const keyOf = (offer: Offer): string =>
  isArticle(offer)
    ? `${offer.productId} ${offer.code} ${offer.productBrandName}`
    : `? ${offer.productTypeId ?? ''} ${offer.text}`;

function Article({ article, typed }: { readonly article: Suggestion; readonly typed: string }) {
  return (
    <>
      <span className="mono suggested-code">
        <Differing text={article.code} typed={typed} />
      </span>
      <span className="suggested-brand">{article.productBrandName}</span>
      <span className="suggested-text">
        <Differing text={article.description} typed={typed} />
      </span>
    </>
  );
}

/** 'bomba agua 206 en Bombas de agua', where the subfamily is none of what was typed. */
function Question({ question, typed }: { readonly question: QuestionSuggestion; readonly typed: string }) {
  const { text, productTypeId, productTypeName, count } = question;
  return (
    <>
      <span className="suggested-meaning">
        <Differing text={text} typed={typed} />
        {productTypeId !== null && (
          <>
            {' en '}
            <b>{productTypeName}</b>
          </>
        )}
      </span>
      <span className="suggested-count">{articleCount(count)}</span>
    </>
  );
}

function Differing({ text, typed }: { readonly text: string; readonly typed: string }) {
  return whatDiffers(text, typed).map(({ text: piece, isTyped, at }) =>
    isTyped ? <span key={at}>{piece}</span> : <b key={at}>{piece}</b>,
  );
}
