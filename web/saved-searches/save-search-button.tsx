import { lazy, Suspense, useState } from 'react';
import type { SearchState } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { nameToOffer, queryToSave } from './search-to-save.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const SearchNameDialog = lazy(() =>
  import('./search-name-dialog.tsx').then((module) => ({ default: module.SearchNameDialog })),
);

interface SaveSearchButtonProps {
  readonly state: SearchState;
  /** The filters that are ticked, as they are called. */
  readonly filterNames: readonly string[];
}

/** Keeps the search that is shown, to be asked again. */
export function SaveSearchButton({ state, filterNames }: SaveSearchButtonProps) {
  const { savedSearches } = useServices();
  const { searches, isOffered, isAwaited } = useSavedSearches();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered && !isAwaited) return null;
  const query = queryToSave(state);
  const there = searches.find((search) => search.query === query);
  return (
    <>
      {/* The button's place is kept until it is known whether there is a button, so that its neighbours do not jump. */}
      <button
        type="button"
        className={isOffered ? 'btn save-search' : 'btn save-search awaited'}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="bookmark" />
        <span>Guardar búsqueda</span>
      </button>
      {isOpen && (
        <Suspense>
          <SearchNameDialog
            title="Guardar búsqueda"
            action="Guardar"
            name={nameToOffer(state, filterNames)}
            hint={there === undefined ? undefined : `Ya la tenés guardada como «${there.name}».`}
            done="Búsqueda guardada. La encontrás en Búsqueda › Rápida"
            save={(name) => savedSearches.create(name, query)}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
