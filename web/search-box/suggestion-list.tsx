import { articleCount } from '#adapters/texts/search.es.ts';
import type { QuestionSuggestion, Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { OptionList } from '#web/ui/option-list.tsx';
import { isArticle, type SearchSuggestion } from './suggestions.ts';
import { whatDiffers } from './what-differs.ts';

interface SuggestionListProps<Each> {
  readonly id: string;
  readonly suggestions: readonly Each[];
  readonly chosen: number;
  readonly typed: string;
  readonly onTake: (suggestion: Each) => void;
}

export function SuggestionList<Each extends SearchSuggestion>(props: SuggestionListProps<Each>) {
  const { id, suggestions, chosen, typed, onTake } = props;
  return (
    <OptionList
      id={id}
      label="Sugerencias"
      options={suggestions}
      chosen={chosen}
      keyOf={keyOf}
      classOf={(suggestion) => (isArticle(suggestion) ? 'option-columns' : 'suggested-question')}
      onTake={onTake}
    >
      {(suggestion) =>
        isArticle(suggestion) ? (
          <SuggestedArticle article={suggestion} typed={typed} />
        ) : (
          <Question question={suggestion} typed={typed} />
        )
      }
    </OptionList>
  );
}

/** The key of a suggestion. */
export const keyOf = (suggestion: SearchSuggestion): string =>
  isArticle(suggestion)
    ? `${suggestion.productId} ${suggestion.code} ${suggestion.productBrandName}`
    : `? ${suggestion.productTypeId ?? ''} ${suggestion.text}`;

/** Code, brand and what it is; what was not typed is bold. */
export function SuggestedArticle({ article, typed }: { readonly article: Suggestion; readonly typed: string }) {
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
