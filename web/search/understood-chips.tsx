import { Link } from 'react-router-dom';
import { understoodText } from '#adapters/texts/search-findings.es.ts';
import type { TextSearchPage } from '#core/catalogue/text-search/catalogue.service.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linkToWords, type SearchState } from './search-url.ts';

interface UnderstoodChipsProps {
  readonly understood: TextSearchPage['understood'];
  readonly state: SearchState;
  readonly onTaken: () => void;
}

/**
 * The vehicle, engine and year that were understood of the words; each leads to the search without it, with the filters
 * kept.
 */
export function UnderstoodChips({ understood, state, onTaken }: UnderstoodChipsProps) {
  return understood.map(({ kind, text, without }) => {
    const name = understoodText({ kind, text });
    return (
      <Link
        key={`${name} ${without}`}
        className="chip understood"
        aria-label={`Quitar ${name} de la búsqueda`}
        to={linkToWords(without, state)}
        onClick={onTaken}
      >
        {name}
        <Icon name="close" />
      </Link>
    );
  });
}
