import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { savedSearchProblem } from '#adapters/texts/saved-searches.es.ts';
import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkToSaved, summaryOf } from './search-to-save.ts';

const SearchNameDialog = lazy(() =>
  import('./search-name-dialog.tsx').then((module) => ({ default: module.SearchNameDialog })),
);

interface SavedSearchItemProps {
  readonly search: SavedSearch;
  readonly onRemoved: () => void;
}

/** A saved search, which a click asks again, and what can be done with it. */
export function SavedSearchItem({ search, onRemoved }: SavedSearchItemProps) {
  const { savedSearches } = useServices();
  const { toaster } = usePublicServices();
  /**
   * The open question, and the search as it was when the question was opened: a later change is shown, not written
   * over.
   */
  const [asked, setAsked] = useState<{ readonly what: 'name' | 'removal'; readonly search: SavedSearch } | null>(null);
  const { submit, isUnderWay } = useSubmission();
  const { name } = search;

  const remove = (seen: SavedSearch) =>
    submit(async () => {
      const answer = await savedSearches.remove(seen);
      setAsked(null);
      if (answer.ok) {
        toaster.show({ kind: 'Success', title: seen.name, message: 'Búsqueda borrada' });
        onRemoved();
      } else toaster.show({ kind: 'Error', title: seen.name, message: savedSearchProblem(answer.val) });
    });

  return (
    <li>
      <Link to={linkToSaved(search)}>
        <b>{name}</b>
        <span className="muted">{summaryOf(search)}</span>
      </Link>
      <button
        type="button"
        className="link"
        aria-label={`Renombrar ${name}`}
        title="Renombrar"
        onClick={() => setAsked({ what: 'name', search })}
      >
        <Icon name="edit" />
      </button>
      <button
        type="button"
        className="link"
        aria-label={`Borrar ${name}`}
        title="Borrar"
        onClick={() => setAsked({ what: 'removal', search })}
      >
        <Icon name="close" />
      </button>
      {asked?.what === 'name' && (
        <Suspense>
          <SearchNameDialog
            title={`Renombrar «${asked.search.name}»`}
            action="Renombrar"
            name={asked.search.name}
            done="Búsqueda renombrada"
            save={(typed) => savedSearches.rename(asked.search, typed)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {asked?.what === 'removal' && (
        <Confirm
          title={`¿Borrar la búsqueda «${asked.search.name}»?`}
          action="Borrar búsqueda"
          busy={isUnderWay}
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked.search)}
        >
          <p className="muted">{summaryOf(asked.search)}</p>
        </Confirm>
      )}
    </li>
  );
}
