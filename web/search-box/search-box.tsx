import { useSelector } from '@xstate/react';
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { focusFirstRow } from '#web/search/row-keys.ts';
import { linkToProduct, parseSearch, searchPath, textOfSearch, toSearchLink } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { searchFieldId } from '#web/shell/shortcuts.ts';
import { useCombobox } from '#web/ui/combobox.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { isArticle, type SearchSuggestion } from './suggestions.ts';

/** The search field of every signed-in screen. What was searched stays in it. */
export function SearchBox() {
  const { suggestions } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const searched = pathname === searchPath ? textOfSearch(parseSearch(new URLSearchParams(search))) : '';
  const [text, setText] = useState(searched);
  const field = useRef<HTMLInputElement>(null);

  const isOpen = useSelector(suggestions, (snapshot) => snapshot.matches('open'));
  const offered = useSelector(suggestions, ({ context }) => context.suggestions);
  const chosen = useSelector(suggestions, ({ context }) => context.chosen);
  const asked = useSelector(suggestions, ({ context }) => context.text);

  useEffect(() => {
    if (pathname === searchPath) setText(searched);
  }, [pathname, searched]);

  // The field takes the focus on arrival, except on a phone, whose keyboard would cover half of the screen.
  useEffect(() => {
    const hasMouse = window.matchMedia('(pointer: fine)').matches;
    if (hasMouse && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, []);

  /** The address that is drawn: just after Enter it may still be the one before. */
  const drawn = useRef('');
  useLayoutEffect(() => {
    drawn.current = pathname + search;
  }, [pathname, search]);
  const isDrawn = () => drawn.current === window.location.pathname + window.location.search;

  /** Whether something is typed that was not searched: the rows on the screen are of another text. */
  const isUnsearched = useRef(false);

  const close = () => suggestions.send({ type: 'close' });

  const take = (suggestion: SearchSuggestion) => {
    close();
    isUnsearched.current = false;
    setText(isArticle(suggestion) ? suggestion.code : suggestion.text);
    navigate(linkToSuggestion(suggestion));
  };

  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    const suggestion = isOpen ? offered[chosen] : undefined;
    if (suggestion !== undefined) return take(suggestion);
    close();
    isUnsearched.current = false;
    if (text.trim() !== '') navigate(toSearchLink({ text: text.trim() }));
  };

  const otherKeys = (event: KeyboardEvent) => {
    // '/' is the shortcut to this field. In the empty field it is not typed: no code starts with it.
    if (event.key === '/' && text === '') event.preventDefault();
    else if (event.key === 'ArrowUp') event.preventDefault();
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      if (isUnsearched.current) suggestions.send({ type: 'now' });
      else focusFirstRow(isDrawn);
    }
  };
  const { listId, field: combobox } = useCombobox({
    isOpen,
    chosen,
    onMove: (by) => suggestions.send({ type: 'move', by }),
    onClose: close,
    onOtherKey: otherKeys,
  });

  return (
    <search className="search">
      <form onSubmit={searchNow}>
        <kbd>/</kbd>
        <input
          ref={field}
          id={searchFieldId}
          {...combobox}
          aria-label="Buscar por código, equivalencia o descripción"
          placeholder="Código, equivalencia o descripción"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            isUnsearched.current = event.target.value.trim() !== '';
            suggestions.send({ type: 'type', text: event.target.value });
          }}
        />
        {text !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label="Borrar lo escrito"
            onClick={() => {
              setText('');
              isUnsearched.current = false;
              close();
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="submit" className="search-go" aria-label="Buscar">
          <Icon name="enter" />
        </button>
      </form>
      <SuggestionList id={listId} suggestions={isOpen ? offered : []} chosen={chosen} typed={asked} onTake={take} />
    </search>
  );
}

const linkToSuggestion = (suggestion: SearchSuggestion): string => {
  if (isArticle(suggestion)) return linkToProduct(suggestion);
  const { text, productTypeId } = suggestion;
  const productTypeIds = productTypeId === null ? [] : [productTypeId];
  return toSearchLink({ text, filters: { ...noFilters, productTypeIds } });
};
