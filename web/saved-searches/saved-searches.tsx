import { useId, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { useMedia } from '#web/hooks/media.ts';
import { useHeadingAfterRemoval } from '#web/hooks/removal-focus.ts';
import { SavedSearchItem } from './saved-search-item.tsx';

/** More than these would push the families out of sight: the others are one click away. */
const shownAtFirst = 9;
const shownOnPhone = 4;

/** What somebody keeps, each of it one click away from its results. Nothing where there is none. */
export function SavedSearches({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const isPhone = useMedia('(width < 768px)');
  const [showsAll, setShowsAll] = useState(false);
  const [hasRemoved, setHasRemoved] = useState(false);
  const [heading, focusHeading] = useHeadingAfterRemoval();
  const headingId = useId();
  if (searches.length === 0 && !hasRemoved) return null;
  const shown = showsAll ? searches : searches.slice(0, isPhone ? shownOnPhone : shownAtFirst);
  const onRemoved = () => {
    setHasRemoved(true);
    focusHeading();
  };
  return (
    <section className="saved-searches" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Búsquedas guardadas
      </h2>
      {searches.length === 0 ? (
        <p className="muted">No te queda ninguna. Guardá otra con «Guardar búsqueda», arriba de un resultado.</p>
      ) : (
        <ul>
          {shown.map((search) => (
            <SavedSearchItem key={search.id} search={search} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {shown.length < searches.length && (
        <button type="button" className="link" onClick={() => setShowsAll(true)}>
          Ver las {formatCount(searches.length)}
        </button>
      )}
    </section>
  );
}
